/** Loads the saved records of a kind page by page, newest first. */
import type {
  CleanupItem,
  CleanupRecord,
  ImageItem,
  ImageRecord,
  ScanItem,
  ScanRecord,
  TitledRecords,
} from '../../client/index.js';
import { telltale } from '../api.js';
import { onClearWork } from '../draft.js';
import type { HistoryFilter } from './search.js';

export type Item = ScanItem | CleanupItem | ImageItem;
export type SavedRecord = ScanRecord | CleanupRecord | ImageRecord;

const lists = { scan: telltale.scans, cleanup: telltale.cleanups, image: telltale.images };
export type Kind = keyof typeof lists;

/** The pages loaded so far, joined. */
export interface Loaded {
  items: Item[];
  /** Number of records in the history, loaded or not. */
  total: number;
  /** Cursor of the next page; null when everything is loaded. */
  next: string | null;
}

export const recordsOf = (kind: Kind): TitledRecords<Item, SavedRecord> => lists[kind];

/** Ids of cleanups begin with `cln_`, those of images with `img_`. */
export const kindOf = (id: string): Kind =>
  id.startsWith('cln_') ? 'cleanup' : id.startsWith('img_') ? 'image' : 'scan';

/** What is deleted with a record, in a sentence. */
export const alsoDeleted = (kind: Kind): string => (kind === 'image' ? '' : 'The text is deleted too. ');

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
