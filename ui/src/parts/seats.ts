/** A seat's colour and shape: colour is never the only carrier of meaning. */
export const SHAPES = ['disc', 'square', 'diamond', 'triangle', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines in a 20 × 20 box, optically of one size. */
export const OUTLINES: Record<Shape, string> = {
  disc: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  square: 'M4.3 3h11.4a1.3 1.3 0 0 1 1.3 1.3v11.4a1.3 1.3 0 0 1-1.3 1.3H4.3A1.3 1.3 0 0 1 3 15.7V4.3A1.3 1.3 0 0 1 4.3 3Z',
  diamond: 'M10 .8L18.8 10L10 19.2L1.2 10Z',
  triangle: 'M10 1.6L18.64 17H1.36Z',
  hexagon: 'M18 10L14 16.93H6L2 10L6 3.07H14Z',
};

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'disc';
/** The fill of a seat, the same in both themes. */
export const colourOf = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1})`;
/** The seat's colour as text on the page: dark enough on the light theme. */
export const textColourOf = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1}-text)`;
