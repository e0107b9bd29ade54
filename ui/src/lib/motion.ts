import { settings } from './settings.svelte';

const MOVE = { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' };
const FADE = { duration: 220, easing: 'ease-out' };
const FAR = 3;
let running: Animation[] = [];

interface Places {
  /** Which view was drawn: where another is drawn, all is elsewhere without having moved. */
  view: string | undefined;
  boxes: Map<string, DOMRect>;
}

/** Where every thing is drawn now. A layout that moves a thing itself marks it `data-motion="own"`. */
export function places(root: ParentNode): Places {
  const boxes = new Map<string, DOMRect>();
  for (const element of drawn(root)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) boxes.set(element.dataset.thing!, box);
  }
  return { view: viewOf(root), boxes };
}

/** Let things glide from where they were to where they are; new ones fade in. */
export function glide(root: ParentNode, before: Places): void {
  skip();
  if (before.boxes.size === 0 || before.view !== viewOf(root)) return;
  for (const element of drawn(root)) {
    const old = before.boxes.get(element.dataset.thing!);
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    if (!old) run(element, [{ opacity: 0 }, { opacity: 1 }], FADE);
    else if (Math.hypot(old.x - box.x, old.y - box.y) > FAR) move(element, old, box);
  }
}

/** A layout with several views says which with `data-view`. */
const viewOf = (root: ParentNode): string | undefined => root.querySelector<HTMLElement>('[data-view]')?.dataset.view;

/** End all motion at once: any key or click does. */
export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

function move(element: HTMLElement | SVGElement, old: DOMRect, box: DOMRect): void {
  // A child that moved only because its parent did would move twice.
  const parent = element.parentElement?.closest<HTMLElement>('[data-thing][data-gliding]');
  if (parent) return;
  if (settings.still) return run(element, [{ opacity: 0.2 }, { opacity: 1 }], FADE);
  const [x, y] = inOwnUnits(element, old.x - box.x, old.y - box.y);
  element.dataset.gliding = '';
  run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }], MOVE);
}

function run(element: HTMLElement | SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const composite = 'transform' in frames[0]! ? 'add' : 'replace';
  const animation = element.animate(frames, { ...timing, composite });
  animation.onfinish = () => delete element.dataset.gliding;
  running.push(animation);
}

/** Inside a scaled drawing a pixel of the screen is not a unit of the drawing. */
function inOwnUnits(element: HTMLElement | SVGElement, x: number, y: number): [number, number] {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.inverse() : null;
  return matrix ? [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y] : [x, y];
}

function drawn(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-thing]:not([data-motion="own"])');
}
