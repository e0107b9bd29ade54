/** To agree to an end, and to give up. */
export const END = 'shaking-hands';
export const GIVE_UP = 'broken-shield';
