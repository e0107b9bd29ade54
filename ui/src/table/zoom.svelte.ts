import type { Play } from '../lib/play.svelte';

const HOVER = 400;
const LEAVE = 120;
const PRESS = 350;
const STILL = 10; // pixels a resting finger may move

/** Which thing is looked at closely. Everything that is drawn with its id can be: layouts need not know. */
export class Zoom {
  thing = $state<string | null>(null);
  /** Where it is drawn; the plate stands beside it. */
  at = $state.raw<DOMRect | null>(null);
  /** By touch it is a sheet from below, which stays. */
  touch = $state(false);

  private timer = 0;
  private pressed: { x: number; y: number } | null = null;
  private swallow = false;
  /** Where was clicked: what comes to lie under a pointer that has not moved since is not looked at. */
  private rests: { x: number; y: number } | null = null;

  constructor(private readonly play: Play) {}

  close = (): void => {
    clearTimeout(this.timer);
    this.thing = null;
    this.at = null;
  };

  /** The pointer is over something: soon shown, at once where another plate is open already. */
  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || (event.clientX === this.rests?.x && event.clientY === this.rests.y)) return;
    const element = this.find(event.target);
    if (!element && within(event.target, '[data-zoom]')) return clearTimeout(this.timer);
    clearTimeout(this.timer);
    if (element && element.dataset.thing === this.thing) return;
    if (element) this.timer = window.setTimeout(() => this.show(element, false), this.thing ? 0 : HOVER);
    else if (this.thing && !this.touch) this.timer = window.setTimeout(this.close, LEAVE);
  };

  down = (event: PointerEvent): void => {
    this.swallow = false;
    this.rests = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'touch') return this.touch ? undefined : this.close();
    const element = this.find(event.target);
    clearTimeout(this.timer);
    this.pressed = element ? { x: event.clientX, y: event.clientY } : null;
    if (element) this.timer = window.setTimeout(() => this.press(element), PRESS);
  };

  moved = (event: PointerEvent): void => {
    const from = this.pressed;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) this.up();
  };

  up = (): void => {
    if (this.pressed) clearTimeout(this.timer);
    this.pressed = null;
  };

  /** A long press is no tap; a tap on what can neither be chosen nor is refused reads it. */
  click = (event: MouseEvent): void => {
    const tapped = (event as PointerEvent).pointerType === 'touch';
    if (this.swallow) {
      this.swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const element = tapped ? this.find(event.target) : null;
    if (element && !this.play.concerns(element.dataset.thing!)) this.show(element, true);
  };

  /** The thing in focus, or under the pointer. */
  key(): boolean {
    if (this.thing) this.close();
    else {
      const focused = this.find(document.activeElement) ?? this.find([...document.querySelectorAll('[data-thing]:hover')].at(-1) ?? null);
      if (!focused) return false;
      this.show(focused, false);
    }
    return true;
  }

  private press(element: HTMLElement): void {
    this.swallow = true;
    this.show(element, true);
  }

  private show(element: HTMLElement, touch: boolean): void {
    this.thing = element.dataset.thing!;
    this.at = element.getBoundingClientRect();
    this.touch = touch;
  }

  /** The nearest drawn thing that has a name to tell; a sign on it that has words of its own says those. */
  private find(target: EventTarget | null): HTMLElement | null {
    let element = target instanceof Element ? target.closest<HTMLElement>('[data-thing], [data-tip]') : null;
    if (element?.dataset.tip) return null;
    while (element && !this.tells(element.dataset.thing!)) element = element.parentElement?.closest<HTMLElement>('[data-thing]') ?? null;
    return element;
  }

  private tells(id: string): boolean {
    const thing = this.play.thing(id);
    return !!thing?.name && !HOLDS.has(thing.kind);
  }
}

/** Regions say nothing by themselves: what lies in them does. */
const HOLDS = new Set(['area', 'panel', 'grid', 'track']);

const within = (target: EventTarget | null, where: string): boolean => target instanceof Element && target.closest(where) !== null;
