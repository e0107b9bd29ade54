const BYTES = 16;

/** What this browser adds to the luck of a match: a random number of its own, in hexadecimal digits. */
export function ownNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
