import { ofGame, shared } from 'virtual:icons';

let bodies = $state.raw<Record<string, string>>(shared);

/** The drawing of a game-icons name (512 × 512, painted in currentColor), if it was bundled and is loaded. */
export function iconBody(name: string): string | undefined {
  return bodies[name];
}

/** Fetch the icons that only this game uses. */
export async function loadIcons(game: string): Promise<void> {
  const more = await ofGame[game]?.();
  if (more) bodies = { ...bodies, ...more.default };
}
