/**
 * Results of this tab, each at an address of its own, so that Back, Forward and a reload show them again.
 * They are in session storage, which ends with the tab; the oldest are deleted first.
 */
import type { ScanResult } from '../../contract/scan.js';
import { onClearWork } from '../draft.js';
import { readJson, writeStorage } from '../shared/storage.js';

export interface KeptResult {
  text: string;
  title: string;
  result: ScanResult;
  /** Page of the result of the version before; null for a new text. */
  before: string | null;
}

const keptMax = 10;
const indexKey = 'telltale-results';
const storageKey = (id: string) => `telltale-result-${id}`;

/** Also in memory: storage may be disabled, or too small for a long text. */
const inMemory = new Map<string, KeptResult>();

const ids = (): string[] => readJson<string[]>(indexKey) ?? [];

function remove(id: string): void {
  inMemory.delete(id);
  writeStorage('sessionStorage', storageKey(id), null);
}

/** Keeps a result and returns the path of its page. */
export function keepResult(kept: KeptResult): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const id = Array.from(random, part => part.toString(36)).join('');
  inMemory.set(id, kept);
  const all = [...ids(), id];
  for (const old of all.splice(0, Math.max(0, all.length - keptMax))) remove(old);
  writeStorage('sessionStorage', indexKey, JSON.stringify(all));
  writeStorage('sessionStorage', storageKey(id), JSON.stringify(kept));
  return `${pathStart}${id}`;
}

const pathStart = '/result/';

/** The kept result of a page. */
export const keptResultAt = (path: string): KeptResult | null => keptResult(path.slice(pathStart.length));

/** A kept result; null if it was deleted or is another tab's. */
export const keptResult = (id: string): KeptResult | null =>
  inMemory.get(id) ?? readJson<KeptResult>(storageKey(id));

onClearWork(() => {
  for (const id of ids()) remove(id);
  inMemory.clear();
  writeStorage('sessionStorage', indexKey, null);
});
