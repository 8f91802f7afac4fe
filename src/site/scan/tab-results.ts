/**
 * Results of this tab, each at an address of its own, so that Back, Forward and a reload show them again. Of
 * more than ten results the oldest are deleted.
 */
import type { ScanResult } from '../../contract/scan.js';
import { deleteRecord, recordsOfTab, storeRecord } from '../base/browser-records.js';
import { randomName } from '../base/storage.js';
import { onClearWork } from '../draft.js';

export interface TabResult {
  text: string;
  title: string;
  result: ScanResult;
  /** What the extraction of the text from a document omitted or could not read. */
  warnings?: readonly string[] | undefined;
  /** Whether it is a file of a list, whose reader is not its writer. */
  isOthers?: boolean | undefined;
  /** Page of the result of the version before; null for a new text. */
  before: string | null;
}

/** A text and its result under their title. */
export type TextResult = Pick<TabResult, 'text' | 'title' | 'result' | 'warnings' | 'isOthers'>;

const resultsMax = 10;
const pathStart = '/result/';

/** Results by their ids, the latest last. */
const results = new Map<string, TabResult>();
onClearWork(() => results.clear());

/** Reads the results that the tab had before a reload. */
export async function restoreResults(): Promise<void> {
  const records = await recordsOfTab<TabResult>('result');
  for (const { id, value } of records.sort((one, other) => one.savedAt - other.savedAt))
    results.set(String(id), value);
}

/** Stores a result and returns the path of its page. */
export function storeResult(stored: TabResult): string {
  const id = randomName();
  results.set(id, stored);
  void storeRecord('result', id, stored);
  for (const old of [...results.keys()].slice(0, -resultsMax)) {
    results.delete(old);
    void deleteRecord('result', old);
  }
  return `${pathStart}${id}`;
}

/** Page of a saved scan. */
export const recordPath = (scanId: string): string => `/history/${scanId}`;

/** The result of a saved scan, with the version before it; null when this tab did not scan it. */
export function tabResultOfScan(scanId: string): ({ path: string } & TabResult) | null {
  const found = [...results].findLast(([, { result }]) => result.scan_id === scanId);
  return found === undefined ? null : { ...found[1], path: `${pathStart}${found[0]}` };
}

/** The result of a page of this tab; null if it was deleted or is another tab's. */
export const tabResultAt = (path: string): TabResult | null =>
  results.get(path.slice(pathStart.length)) ?? null;

/** Title of the browser's tab for a result. */
export function resultTitle(id: string): string {
  const stored = tabResultAt(`/result/${id}`);
  if (stored === null) return 'Result not found';
  return `${stored.result.headline} · ${stored.title || 'scan result'}`;
}
