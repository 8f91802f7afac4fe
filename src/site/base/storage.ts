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

/** A random name that is stored at its first use. */
function storedName(area: Area, key: string): string {
  const known = attempt(() => globalThis[area].getItem(key));
  if (known !== null) return known;
  const name = randomName();
  writeStorage(area, key, name);
  return name;
}

/** Identifies this tab; it survives a reload. */
export const tabId = (): string => storedName('sessionStorage', 'telltale-tab');

/** Identifies this browser among the visitors of its address. */
export const browserId = (): string => storedName('localStorage', 'telltale-browser');
