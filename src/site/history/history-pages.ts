/** Loads the saved scans or cleanups page by page, newest first. */
import type { CleanupItem, CleanupRecord, ScanItem, ScanRecord, TitledRecords } from '../../client/index.js';
import { telltale } from '../api.js';
import { onClearWork } from '../draft.js';
import type { HistoryFilter } from './search.js';

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

export const recordsOf = (kind: Kind): TitledRecords<Item, ScanRecord | CleanupRecord> =>
  kind === 'scan' ? telltale.scans : telltale.cleanups;

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

/** State of each list when the person left it, for Back. */
export const leftLists = new Map<Kind, { loaded: Loaded; filter: HistoryFilter }>();
onClearWork(() => leftLists.clear());

/** Changes the title of a record in the list that the person left. */
export function renameInList(kind: Kind, id: string, title: string | null): void {
  const list = leftLists.get(kind);
  if (list === undefined) return;
  const items = list.loaded.items.map(item => (item.id === id ? { ...item, title } : item));
  leftLists.set(kind, { ...list, loaded: { ...list.loaded, items } });
}
