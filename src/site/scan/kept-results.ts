/**
 * Results of this tab, each at an address of its own, so that Back, Forward and a reload show them again.
 * They are in session storage, which ends with the tab; the oldest are deleted first.
 */
import type { ScanResult } from '../../contract/scan.js';
import { onClearWork } from '../draft.js';

export interface KeptResult {
  text: string;
  title: string;
  result: ScanResult;
  /** Page of the result of the version before; null for a new text. */
  before: string | null;
}

/** Results that are kept. */
const keptMax = 10;
const indexKey = 'telltale-results';
const storageKey = (id: string) => `telltale-result-${id}`;

/** Also in memory: storage may be disabled, or too small for a long text. */
const inMemory = new Map<string, KeptResult>();

function ids(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(indexKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function remove(id: string): void {
  inMemory.delete(id);
  sessionStorage.removeItem(storageKey(id));
}

/** Keeps a result and returns the path of its page. */
export function keepResult(kept: KeptResult): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const id = Array.from(random, part => part.toString(36)).join('');
  inMemory.set(id, kept);
  try {
    const all = [...ids(), id];
    for (const old of all.splice(0, Math.max(0, all.length - keptMax))) remove(old);
    sessionStorage.setItem(indexKey, JSON.stringify(all));
    sessionStorage.setItem(storageKey(id), JSON.stringify(kept));
  } catch {
    // The result stays in memory until the page is reloaded.
  }
  return `${pathStart}${id}`;
}

const pathStart = '/result/';

/** The kept result of a page. */
export const keptResultAt = (path: string): KeptResult | null => keptResult(path.slice(pathStart.length));

/** A kept result; null if it was deleted or is another tab's. */
export function keptResult(id: string): KeptResult | null {
  const known = inMemory.get(id);
  if (known !== undefined) return known;
  try {
    const stored = sessionStorage.getItem(storageKey(id));
    return stored === null ? null : (JSON.parse(stored) as KeptResult);
  } catch {
    return null;
  }
}

onClearWork(() => {
  inMemory.clear();
  try {
    for (const id of ids()) sessionStorage.removeItem(storageKey(id));
    sessionStorage.removeItem(indexKey);
  } catch {
    // Storage is disabled: nothing was stored.
  }
});
