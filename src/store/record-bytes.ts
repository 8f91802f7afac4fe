import type { HistoryRecord } from './durable.js';

/** What a record takes of its account's storage: item, members and revision, UTF-8; the same in every store. */
export const recordBytes = ({
  item,
  members,
  revision,
}: Pick<HistoryRecord, 'item' | 'members' | 'revision'>): number =>
  Buffer.byteLength(JSON.stringify(item)) +
  members.length +
  (revision === null ? 0 : Buffer.byteLength(JSON.stringify(revision)));
