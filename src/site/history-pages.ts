/** The history as the service pages it, both kinds alike. */
import type { CleanupItem, ScanItem } from '../contract/history.js';
import { get } from './api.js';

export type Kind = 'scan' | 'cleanup';
export type Item = ScanItem | CleanupItem;

export interface Loaded {
  items: Item[];
  total: number;
  next: string | null;
}

export const nothing: Loaded = { items: [], total: 0, next: null };

/** The page after what is loaded. */
export async function more(
  kind: Kind,
  loaded: Loaded | null,
  limit: number,
  signal: AbortSignal,
): Promise<Loaded> {
  const query = new URLSearchParams({ limit: String(limit), ...(loaded?.next && { cursor: loaded.next }) });
  const page = await get<Loaded>(`/api/${kind}?${query}`, signal);
  return { items: [...(loaded?.items ?? []), ...page.items], total: page.total, next: page.next };
}
