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
