/** Loads the saved scans or cleanups page by page, newest first. */
import type { CleanupItem, CleanupRecord, Records, ScanItem, ScanRecord } from '../../client/index.js';
import { telltale } from '../api.js';

export type Kind = 'scan' | 'cleanup';
export type Item = ScanItem | CleanupItem;

/** The pages loaded so far, joined. */
export interface Loaded {
  items: Item[];
  /** Number of records in the history, loaded or not. */
  total: number;
  /** Cursor of the next page; null when everything is loaded. */
  next: string | null;
}

export const recordsOf = (kind: Kind): Records<Item, ScanRecord | CleanupRecord> =>
  kind === 'scan' ? telltale.scans : telltale.cleanups;

/** Loads the next page and appends it. */
export async function loadNextPage(
  kind: Kind,
  loaded: Loaded | null,
  limit: number,
  signal: AbortSignal,
): Promise<Loaded> {
  const cursor = loaded?.next ?? null;
  const { items, total, next } = await recordsOf(kind).page({ limit, cursor }, { signal });
  return { items: [...(loaded?.items ?? []), ...items], total, next };
}
