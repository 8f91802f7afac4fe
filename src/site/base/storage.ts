/**
 * Strings in the browser's storage. Storage may be disabled or full: reading then returns null, and a written
 * string is lost when the page is closed or reloaded.
 */

type Area = 'localStorage' | 'sessionStorage';

/** Reads a JSON value of this tab; null for one that is absent or malformed. */
export const readJson = <T>(key: string): T | null =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));

/** Reads a string of this browser. */
export const readLocal = (key: string): string | null => attempt(() => localStorage.getItem(key));

/** Stores a string; null deletes it. */
export const writeStorage = (area: Area, key: string, value: string | null): void =>
  void attempt(() =>
    value === null ? globalThis[area].removeItem(key) : globalThis[area].setItem(key, value),
  );

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** A random name that no other tab, request or result has. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('');

const tabKey = 'telltale-tab';

/** Identifies this tab; it survives a reload. */
export function tabId(): string {
  const known = attempt(() => sessionStorage.getItem(tabKey));
  if (known !== null) return known;
  const id = randomName();
  writeStorage('sessionStorage', tabKey, id);
  return id;
}
