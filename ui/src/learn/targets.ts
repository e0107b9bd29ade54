import { boxOf, type Box } from './place';

/** Parts of every table that a plate may point at. */
const PARTS: Record<string, string> = {
  'ui:prompt': '.prompt',
  'ui:list': '.prompt .list, .prompt .row',
  'ui:undo': '.undo',
  'ui:hint': '.prompt .hint',
  'ui:log': '.side-tabs',
  'ui:score': '[data-part="score"]',
  'ui:rivals': '.rivals, [data-strip]',
  'ui:status': 'header .status',
  'ui:rules': '[data-part="rules"]',
};

/** The drawn elements of a thing, or of a part of every table: the first that is to be seen. */
export function elementOf(id: string): Element | null {
  const selector = id.startsWith('ui:') ? PARTS[id] : `[data-thing="${CSS.escape(id)}"]`;
  if (!selector) return null;
  return [...document.querySelectorAll(selector)].find(seen) ?? null;
}

/** The line of the list that stands for an option. */
export function rowOf(option: string): Element | null {
  return [...document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`)].find(seen) ?? null;
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 3 && box.height > 3 && getComputedStyle(element).visibility !== 'hidden';
}

export const boxes = (elements: Element[]): Box[] => elements.map((element) => boxOf(element.getBoundingClientRect()));
