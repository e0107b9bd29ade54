declare module 'virtual:icons' {
  export const shared: Record<string, string>;
  export const ofGame: Record<string, (() => Promise<{ default: Record<string, string> }>) | undefined>;
}
