import { writeStorage } from './base/storage.js';
import { createStore } from './base/store.js';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const chosenTheme = (): Theme | null => (document.documentElement.dataset.theme as Theme | undefined) ?? null;

/** The current theme: the visitor's choice, otherwise the system's. */
export const theme = createStore<Theme>(chosenTheme() ?? (system.matches ? 'dark' : 'light'));

system.addEventListener('change', () => {
  if (chosenTheme() === null) theme.set(system.matches ? 'dark' : 'light');
});

export function toggleTheme(): void {
  const next: Theme = theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  writeStorage('localStorage', 'telltale-theme', next);
  theme.set(next);
}
