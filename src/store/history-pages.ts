import type { DurableStore, HistoryKind } from './durable.js';

const pageRecords = 200;

/** The summaries of the records of an account, newest first, page by page. */
export async function* historyPages(
  store: DurableStore,
  account: string,
  kind: HistoryKind,
): AsyncGenerator<{ id: string }[]> {
  let after: string | null = null;
  do {
    const page = await store.list(account, kind, { limit: pageRecords, offset: 0, after });
    yield page.items as { id: string }[];
    after = page.next;
  } while (after !== null);
}
