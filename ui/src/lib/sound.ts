import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A small wooden knock, made in code; silent unless the viewer turned sound on. */
export function knock(pitch = 220): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.08);
  loud.gain.setValueAtTime(0.25, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(loud).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
