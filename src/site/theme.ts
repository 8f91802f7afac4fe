import { createStore } from './shared/store.js';

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
  try {
    localStorage.setItem('telltale-theme', next);
  } catch {
    // Storage is disabled: the choice is lost when the page is closed or reloaded.
  }
  theme.set(next);
}
