/** What an account has saved: scans, cleanups, reports and feedback, each listed, fetched and deleted in the same way. */
import {
  CleanupListRequest,
  CleanupPage,
  CleanupRecord,
  CleanupRecordRequest,
  Deleted,
  FeedbackListRequest,
  FeedbackPage,
  FeedbackRecord,
  type ListRequest,
  Nothing,
  RecordRequest,
  ReportListRequest,
  ReportPage,
  ReportRecordRequest,
  ScanListRequest,
  ScanPage,
  ScanRecord,
} from '../contract/history.js';
import { httpErrors } from '../errors.js';
import { type Answer, json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { limits } from '../limits.js';
import type { HistoryKind, HistoryPage, StoredRecord } from '../store/durable.js';
import { jsonObject } from './json-object.js';

const common = { access: 'account', rateLimit: 'requests', body: 'none', idempotent: false } as const;
const reads = { ...common, method: 'GET', scope: 'read' } as const;
const deletes = { ...common, method: 'DELETE', scope: 'full' } as const;

export const listScans = route({
  ...reads,
  path: '/api/scan',
  summary: 'List saved scans, newest first',
  input: ScanListRequest,
  output: ScanPage,
  work: (input: ListRequest, context: Context) => list('scan', input, context),
});

export const listCleanups = route({
  ...reads,
  path: '/api/cleanup',
  summary: 'List saved cleanups, newest first',
  input: CleanupListRequest,
  output: CleanupPage,
  work: (input: ListRequest, context: Context) =>
    (input.mode ?? 'light') === 'light'
      ? list('cleanup', input, context)
      : pageAnswer(input, { items: [], total: 0, next: null }),
});

export const getScan = route({
  ...reads,
  path: '/api/scan/{id}',
  summary: 'Fetch one saved scan with its revision chain',
  input: RecordRequest,
  output: ScanRecord,
  async work({ id }: { id: string }, context: Context) {
    const { item, members } = await one('scan', id, context);
    const { store } = context.services;
    const account = context.caller.account!;
    const chain = (await store.chainOf(account, id)) ?? id;
    const { title, created_at, parent_scan_id } = item;
    const about = { id, scan_id: id, title, created_at, parent_scan_id };
    return recordAnswer(jsonObject(about, members, { revisions: await store.revisions(account, chain) }));
  },
});

export const getCleanup = route({
  ...reads,
  path: '/api/cleanup/{hid}',
  summary: 'Fetch one saved cleanup',
  input: CleanupRecordRequest,
  output: CleanupRecord,
  async work({ hid: id }: { hid: string }, context: Context) {
    const { item, members } = await one('cleanup', id, context);
    const { title, created_at } = item;
    return recordAnswer(jsonObject({ id, title, created_at }, members));
  },
});

export const listReports = route({
  ...reads,
  path: '/api/report',
  summary: 'List saved reports, newest first',
  input: ReportListRequest,
  output: ReportPage,
  work: (input: ListRequest, context: Context) => list('report', input, context),
});

export const listFeedback = route({
  ...reads,
  path: '/api/feedback',
  summary: 'List stored feedback, newest first',
  input: FeedbackListRequest,
  output: FeedbackPage,
  work: (input: ListRequest, context: Context) => list('feedback', input, context),
});

export const getFeedback = route({
  ...reads,
  path: '/api/feedback/{id}',
  summary: 'Fetch one stored feedback',
  input: RecordRequest,
  output: FeedbackRecord,
  async work({ id }: { id: string }, context: Context) {
    const { item, members } = await one('feedback', id, context);
    return recordAnswer(jsonObject(item, members));
  },
});

export const deleteScan = route({
  ...deletes,
  path: '/api/scan/{id}',
  summary: 'Delete one saved scan',
  input: RecordRequest,
  output: Deleted,
  work: ({ id }: { id: string }, context: Context) => remove('scan', id, context),
});

export const deleteCleanup = route({
  ...deletes,
  path: '/api/cleanup/{hid}',
  summary: 'Delete one saved cleanup',
  input: CleanupRecordRequest,
  output: Deleted,
  work: ({ hid }: { hid: string }, context: Context) => remove('cleanup', hid, context),
});

export const deleteReport = route({
  ...deletes,
  path: '/api/report/{report_id}',
  summary: 'Delete one saved report',
  input: ReportRecordRequest,
  output: Deleted,
  work: ({ report_id }: { report_id: string }, context: Context) => remove('report', report_id, context),
});

export const deleteOneFeedback = route({
  ...deletes,
  path: '/api/feedback/{id}',
  summary: 'Delete one stored feedback',
  input: RecordRequest,
  output: Deleted,
  work: ({ id }: { id: string }, context: Context) => remove('feedback', id, context),
});

export const deleteScans = route({
  ...deletes,
  path: '/api/scan',
  summary: 'Delete all saved scans',
  input: Nothing,
  output: Deleted,
  work: (_: object, context: Context) => removeAll('scan', context),
});

export const deleteCleanups = route({
  ...deletes,
  path: '/api/cleanup',
  summary: 'Delete all saved cleanups',
  input: Nothing,
  output: Deleted,
  work: (_: object, context: Context) => removeAll('cleanup', context),
});

export const deleteReports = route({
  ...deletes,
  path: '/api/report',
  summary: 'Delete all saved reports',
  input: Nothing,
  output: Deleted,
  work: (_: object, context: Context) => removeAll('report', context),
});

export const deleteAllFeedback = route({
  ...deletes,
  path: '/api/feedback',
  summary: 'Delete all stored feedback',
  input: Nothing,
  output: Deleted,
  work: (_: object, context: Context) => removeAll('feedback', context),
});

async function list(kind: HistoryKind, input: ListRequest, { caller, services }: Context): Promise<Answer> {
  const { limit = limits.pageDefault, offset = 0, cursor = null } = input;
  return pageAnswer(
    input,
    await services.store.list(caller.account!, kind, { limit, offset, after: cursor || null }),
  );
}

const pageAnswer = (
  { limit = limits.pageDefault, offset = 0 }: ListRequest,
  { items, total, next }: HistoryPage,
): Answer => json({ items, total, limit, offset, next });

async function one(kind: HistoryKind, id: string, { caller, services }: Context): Promise<StoredRecord> {
  const record = await services.store.record(caller.account!, kind, id);
  if (record === null) throw httpErrors.unknownRecord();
  return record;
}

const recordAnswer = (body: Uint8Array): Answer => ({ status: 200, type: 'application/json', body });

async function remove(kind: HistoryKind, id: string, { caller, services }: Context): Promise<Answer> {
  if (!(await services.store.remove(caller.account!, kind, id))) throw httpErrors.unknownRecord();
  return json({ deleted: 1 });
}

const removeAll = async (kind: HistoryKind, { caller, services }: Context): Promise<Answer> =>
  json({ deleted: await services.store.removeAll(caller.account!, kind) });
