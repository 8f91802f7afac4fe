import { createStore } from './shared/store.js';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const chosen = (): Theme | null => (document.documentElement.dataset.theme as Theme | undefined) ?? null;

/** The theme in force: the one chosen here, else the system's. */
export const theme = createStore<Theme>(chosen() ?? (system.matches ? 'dark' : 'light'));

system.addEventListener('change', () => {
  if (chosen() === null) theme.set(system.matches ? 'dark' : 'light');
});

export function toggleTheme(): void {
  const next: Theme = theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem('telltale-theme', next);
  } catch {
    // Storage is off: it lasts as long as the page.
  }
  theme.set(next);
}
