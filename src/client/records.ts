import type { CallOptions, Connection } from './connection.js';

/** One page of a list of saved records. */
export interface RecordPage<Item> {
  items: Item[];
  /** Number of records on all pages. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The saved records of one kind. `Item` is an entry of the list, `Full` a whole record. */
export class Records<Item, Full> {
  constructor(
    protected readonly connection: Connection,
    protected readonly path: string,
  ) {}

  protected pathOf(id: string): string {
    return `${this.path}/${encodeURIComponent(id)}`;
  }

  /** Iterates over all records, newest first, and requests the next page when it is needed. */
  async *list(
    { pageSize }: { pageSize?: number | undefined } = {},
    call?: CallOptions,
  ): AsyncGenerator<Item, void, void> {
    let cursor: string | null = null;
    do {
      const options = { cursor, ...(pageSize !== undefined && { limit: pageSize }) };
      const { items, next }: RecordPage<Item> = await this.page(options, call);
      yield* items;
      cursor = next;
    } while (cursor !== null);
  }

  /** One page of the list, newest first. */
  page(
    options: { limit?: number | undefined; cursor?: string | null | undefined } = {},
    call?: CallOptions,
  ): Promise<RecordPage<Item>> {
    return this.connection.get(this.path, call, options);
  }

  get(id: string, call?: CallOptions): Promise<Full> {
    return this.connection.get(this.pathOf(id), call);
  }

  /** Deletes one record and returns 1; throws a TelltaleError with status 404 for an unknown id. */
  delete(id: string, call?: CallOptions): Promise<number> {
    return this.connection.delete(this.pathOf(id), call);
  }

  /** Deletes all records of this kind and returns their number. */
  deleteAll(call?: CallOptions): Promise<number> {
    return this.connection.delete(this.path, call);
  }
}

/** Records with a title that can be changed: scans and cleanups. */
export class TitledRecords<Item, Full> extends Records<Item, Full> {
  /** Sets the title of a record; null removes it. An unknown id throws a TelltaleError with status 404. */
  rename(
    id: string,
    title: string | null,
    call?: CallOptions,
  ): Promise<{ id: string; title: string | null }> {
    return this.connection.patch(this.pathOf(id), { title }, call);
  }
}
