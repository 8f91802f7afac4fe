/** Which items of the history are shown. Pure. */
import type { Band } from '../../contract/genre.js';

/** Search terms and filters; empty values match everything. */
export interface HistoryFilter {
  words: string;
  /** A band, or `mixed` for texts whose passages disagree. */
  band: Band | 'mixed' | '';
  /** First and last day, as `YYYY-MM-DD` in the person's time zone. */
  from: string;
  to: string;
}

export const noFilter: HistoryFilter = { words: '', band: '', from: '', to: '' };

export const isFilter = ({ words, band, from, to }: HistoryFilter): boolean =>
  `${words.trim()}${band}${from}${to}` !== '';

interface Searchable {
  title: string | null;
  preview: string;
  created_at: string;
  band?: string | null;
  assessed?: boolean;
  mixed?: { mixed: boolean };
}

/** Formats the local day of a moment as `YYYY-MM-DD`, as Swedes write it. */
const localDay = new Intl.DateTimeFormat('sv');

/** Returns the items with every word in title or preview, of the band and between the days. */
export function matching<T extends Searchable>(
  items: readonly T[],
  { words, band, from, to }: HistoryFilter,
): T[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  return items.filter(item => {
    const text = `${item.title ?? ''} ${item.preview}`.toLowerCase();
    const day = localDay.format(new Date(item.created_at));
    return (
      wanted.every(word => text.includes(word)) &&
      (band === '' ||
        (band === 'mixed' ? item.mixed?.mixed : item.band === band && item.assessed !== false)) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to)
    );
  });
}

/**
 * Folds the versions of a text under the newest one that is among the items. Both the items and the earlier
 * versions are newest first.
 */
export function foldRevisions<T extends { id: string; parent_scan_id?: string | null }>(
  items: readonly T[],
): { item: T; earlier: T[] }[] {
  const byId = new Map(items.map(item => [item.id, item]));
  const folded = new Set<string>();
  return items.flatMap(item => {
    if (folded.has(item.id)) return [];
    const earlier: T[] = [];
    for (let id = item.parent_scan_id; id != null && !folded.has(id); ) {
      const parent = byId.get(id);
      if (parent === undefined) break;
      folded.add(id);
      earlier.push(parent);
      id = parent.parent_scan_id;
    }
    return [{ item, earlier }];
  });
}
