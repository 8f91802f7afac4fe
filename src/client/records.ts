import type { Connection } from './connection.js';
import type { CallOptions } from './transport.js';

/** One page of a list of saved records. */
export interface RecordPage<Item> {
  items: Item[];
  /** Number of records on all pages. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Records with a title that can be changed: scans and cleanups. */
export interface TitledRecords<Item, Full> extends Records<Item, Full> {
  /** Sets the title of a record; null removes it. An unknown id throws a TelltaleError with status 404. */
  rename(id: string, title: string | null, call?: CallOptions): Promise<{ id: string; title: string | null }>;
}

/** The saved records of one kind. `Item` is an entry of the list, `Full` a whole record. */
export interface Records<Item, Full> {
  /** Iterates over all records, newest first, and requests the next page when it is needed. */
  list(options?: { pageSize?: number }, call?: CallOptions): AsyncGenerator<Item, void, void>;
  /** One page of the list, newest first. */
  page(options?: { limit?: number; cursor?: string | null }, call?: CallOptions): Promise<RecordPage<Item>>;
  get(id: string, call?: CallOptions): Promise<Full>;
  /** Deletes one record and returns 1; throws a TelltaleError with status 404 for an unknown id. */
  delete(id: string, call?: CallOptions): Promise<number>;
  /** Deletes all records of this kind and returns their number. */
  deleteAll(call?: CallOptions): Promise<number>;
}

export const titledRecords = <Item, Full>(
  connection: Connection,
  path: string,
): TitledRecords<Item, Full> => ({
  ...records(connection, path),
  rename: (id, title, call) => connection.patch(`${path}/${encodeURIComponent(id)}`, { title }, call),
});

export function records<Item, Full>(connection: Connection, path: string): Records<Item, Full> {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const page: Records<Item, Full>['page'] = (options = {}, call) => connection.get(path, call, options);
  return {
    async *list({ pageSize } = {}, call) {
      let cursor: string | null = null;
      do {
        const limit = pageSize === undefined ? {} : { limit: pageSize };
        const { items, next }: RecordPage<Item> = await page({ ...limit, cursor }, call);
        yield* items;
        cursor = next;
      } while (cursor !== null);
    },
    page,
    get: (id, call) => connection.get(one(id), call),
    delete: (id, call) => connection.delete(one(id), call),
    deleteAll: call => connection.delete(path, call),
  };
}
