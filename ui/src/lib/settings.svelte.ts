import type { Lang } from '../wire';

export type Theme = 'system' | 'dark' | 'light';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
/** Which questions the table answers for this viewer: none, those without a choice, also those that do not concern them. */
export type Auto = 'ask' | 'plain' | 'pass';
export const AUTOS: Auto[] = ['ask', 'plain', 'pass'];
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'instant'];
export const THEMES: Theme[] = ['system', 'dark', 'light'];
/** Milliseconds between two shown moves of others. */
export const DELAYS: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };

interface Kept {
  theme: Theme;
  calm: boolean;
  pace: Pace;
  lang: Lang;
  sound: boolean;
  name: string;
  auto: Auto;
  firsts: boolean;
}
const PLACE = 'meadhall.settings';

/** What this viewer likes; kept in this browser. `?speed=` and `?lang=` hold for one visit. */
class Settings {
  theme = $state<Theme>('system');
  calm = $state(false);
  pace = $state<Pace>('normal');
  lang = $state<Lang>('en');
  sound = $state(false);
  name = $state('');
  auto = $state<Auto>('plain');
  /** What happens for the first time is explained. */
  firsts = $state(true);
  /** What the address asked for: not kept unless the viewer changes it. */
  private once: Partial<Kept> = {};
  private kept: Partial<Kept> = {};
  private systemDark = $state(true);
  private systemCalm = $state(false);

  constructor() {
    this.watchSystem();
    this.load();
    this.obey(new URLSearchParams(location.search));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  get still(): boolean {
    return this.calm || this.systemCalm;
  }

  get delay(): number {
    return DELAYS[this.pace];
  }

  save(): void {
    const { theme, calm, pace, lang, sound, name, auto, firsts } = this;
    const now: Partial<Kept> = { theme, calm, pace, lang, sound, name, auto, firsts };
    for (const key of ['theme', 'pace', 'lang'] as const)
      if (this.once[key] === now[key]) Object.assign(now, { [key]: this.kept[key] });
    this.kept = now;
    localStorage.setItem(PLACE, JSON.stringify(now));
  }

  private load(): void {
    const kept = parse<Partial<Kept>>(localStorage.getItem(PLACE)) ?? {};
    this.kept = kept;
    this.theme = THEMES.includes(kept.theme as Theme) ? kept.theme! : 'system';
    this.pace = PACES.includes(kept.pace as Pace) ? kept.pace! : 'normal';
    this.auto = AUTOS.includes(kept.auto as Auto) ? kept.auto! : 'plain';
    this.calm = kept.calm === true;
    this.sound = kept.sound === true;
    this.firsts = kept.firsts !== false;
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, 24) : '';
    this.lang = kept.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
  }

  private obey(words: URLSearchParams): void {
    const lang = words.get('lang');
    const speed = words.get('speed');
    const theme = words.get('theme');
    if (lang === 'en' || lang === 'fr') this.once.lang = lang;
    if (PACES.includes(speed as Pace)) this.once.pace = speed as Pace;
    if (THEMES.includes(theme as Theme)) this.once.theme = theme as Theme;
    Object.assign(this, this.once);
  }

  private watchSystem(): void {
    follow('(prefers-color-scheme: dark)', (on) => (this.systemDark = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.systemCalm = on));
  }
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

/** JSON that may be absent or spoilt. */
export function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export const settings = new Settings();
