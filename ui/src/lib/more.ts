/** Marks what scrolls and has more below, so that it can be seen to go on. */
export function more(node: HTMLElement): { destroy: () => void } {
  const look = (): void => void node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop - node.clientHeight > 4);
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy: () => {
      resized.disconnect();
      changed.disconnect();
    },
  };
}
