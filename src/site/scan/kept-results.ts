/**
 * Results of this tab, each at an address of its own, so that Back, Forward and a reload show them again.
 * They are in session storage, which ends with the tab, and large ones in the browser's database, which has
 * more room. Of more than ten results the oldest are deleted. One for which the browser has no room is lost
 * when the page is reloaded.
 */
import type { ScanResult } from '../../contract/scan.js';
import { onClearWork } from '../draft.js';
import { randomName } from '../shared/database.js';
import { deleteRecord, keepRecord, keptRecords } from '../shared/kept-records.js';
import { readJson, readStorage, writeStorage } from '../shared/storage.js';

export interface KeptResult {
  text: string;
  title: string;
  result: ScanResult;
  /** Page of the result of the version before; null for a new text. */
  before: string | null;
  /** Ids of the saved scans of the parts that the result is joined from, null for those not saved. */
  parts?: readonly (string | null)[];
}

const keptMax = 10;
/** UTF-16 units of a result in session storage, which has room for about 5 million of all its values. */
const inSessionMax = 300_000;
const indexKey = 'telltale-results';
const storageKey = (id: string) => `telltale-result-${id}`;

/** Also in memory: storage may be disabled, and the database is not read at once. */
const inMemory = new Map<string, KeptResult>();

const ids = (): string[] => readJson<string[]>(indexKey) ?? [];

function remove(id: string): void {
  inMemory.delete(id);
  writeStorage('sessionStorage', storageKey(id), null);
  void deleteRecord('result', id);
}

/** Keeps a result and returns the path of its page. */
export function keepResult(kept: KeptResult): string {
  const id = randomName();
  inMemory.set(id, kept);
  const all = [...ids(), id];
  for (const old of all.splice(0, Math.max(0, all.length - keptMax))) remove(old);
  writeStorage('sessionStorage', indexKey, JSON.stringify(all));
  const json = JSON.stringify(kept);
  if (json.length <= inSessionMax) writeStorage('sessionStorage', storageKey(id), json);
  if (readStorage('sessionStorage', storageKey(id)) === null) void keepRecord('result', id, kept);
  return `${pathStart}${id}`;
}

const pathStart = '/result/';

/** The results of this tab with their ids, latest first. */
export const keptResults = (): ({ id: string } & KeptResult)[] =>
  ids()
    .reverse()
    .flatMap(id => {
      const kept = keptResult(id);
      return kept === null ? [] : [{ id, ...kept }];
    });

/** Page of a saved scan, or of those of the parts of a text in their order. */
export const recordPath = (...scanIds: readonly string[]): string => `/history/${scanIds.join(',')}`;

/** The kept result of a saved scan, with the version before it; null when this tab did not scan it. */
export function keptOfScan(scanId: string): ({ path: string } & KeptResult) | null {
  const kept = keptResults().find(({ result }) => result.scan_id === scanId);
  return kept === undefined ? null : { ...kept, path: `${pathStart}${kept.id}` };
}

/** The kept result of a page. */
export const keptResultAt = (path: string): KeptResult | null => keptResult(path.slice(pathStart.length));

/** A kept result; null if it was deleted or is another tab's. */
export const keptResult = (id: string): KeptResult | null =>
  inMemory.get(id) ?? readJson<KeptResult>(storageKey(id));

/** Reads the results that were too large for session storage, so that the pages of this tab find them. */
export async function restoreResults(): Promise<void> {
  for (const { id, value } of await keptRecords<KeptResult>('result')) inMemory.set(String(id), value);
}

onClearWork(() => {
  for (const id of ids()) remove(id);
  inMemory.clear();
  writeStorage('sessionStorage', indexKey, null);
});
