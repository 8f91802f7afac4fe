import type { HistoryRecord } from './durable.js';

/** UTF-8 bytes of a record that count towards its account's storage quota, defined for every store. */
export const recordBytes = ({
  item,
  members,
  revision,
}: Pick<HistoryRecord, 'item' | 'members' | 'revision'>): number =>
  Buffer.byteLength(JSON.stringify(item)) +
  members.length +
  (revision === null ? 0 : Buffer.byteLength(JSON.stringify(revision)));
