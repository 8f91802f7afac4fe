/**
 * History endpoints: list, fetch, rename and delete the saved scans, cleanups, reports and feedback of an
 * account.
 */

import { httpErrors } from '../../../contract/errors.js';
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
  RenameCleanupRequest,
  Renamed,
  RenameScanRequest,
  ReportListRequest,
  ReportPage,
  ReportRecordRequest,
  ScanListRequest,
  ScanPage,
  ScanRecord,
  ScanRecordRequest,
} from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import type { EngineResult } from '../../../contract/scan.js';
import { jsonMembers } from '../../../engine/scan/results/json.js';
import { fieldsOf, selectFields } from '../../../engine/selection/field-paths.js';
import { type Selection, selectedMembers } from '../../../engine/selection/selection.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { engineResultIn } from '../../../report/signing/signed-document.js';
import type { HistoryKind, HistoryPage, StoredRecord } from '../../../store/durable.js';
import { timeOfId } from '../../../store/record-id.js';
import { type Answer, json } from '../../http/answer.js';
import { type Context, route } from '../../http/route.js';
import {
  requestedFields,
  requestedSelection,
  scanRecordFields,
} from '../../http/validation/requested-selection.js';
import { jsonObject, parseMembers } from '../json-object.js';
import { signedAnswer, signResult } from './signature.js';

const scanPageFields = fieldsOf(ScanPage)!;

type StoreContext = Pick<Context<'store'>, 'caller' | 'services'>;

const historyRouteDefaults = {
  access: 'account',
  services: ['store'],
  rateLimit: 'requests',
  body: 'none',
  idempotent: false,
} as const;
const readDefaults = { ...historyRouteDefaults, method: 'GET', scope: 'read' } as const;
const deleteDefaults = { ...historyRouteDefaults, method: 'DELETE', scope: 'full' } as const;

export const listScans = route({
  ...readDefaults,
  path: '/api/scan',
  summary: 'List saved scans, newest first',
  input: ScanListRequest,
  output: ScanPage,
  async work(input, context) {
    const tree = requestedFields(input, scanPageFields, 'query');
    return json(selectFields(await pageOf('scan', input, context), tree));
  },
});

export const listCleanups = route({
  ...readDefaults,
  path: '/api/cleanup',
  summary: 'List saved cleanups, newest first',
  input: CleanupListRequest,
  output: CleanupPage,
  work: (input, context) =>
    (input.mode ?? 'light') === 'light'
      ? listRecords('cleanup', input, context)
      : json(pageView(input, { items: [], total: 0, next: null })),
});

export const getScan = route({
  ...readDefaults,
  path: '/api/scan/{id}',
  summary: 'Fetch one saved scan with its revision chain',
  services: ['store', 'signer', 'texts'],
  input: ScanRecordRequest,
  output: ScanRecord,
  async work({ id, format, ...request }, context) {
    const selection = requestedSelection(request, scanRecordFields, 'query');
    if (format === 'signed' && selection !== null) throw httpErrors.notSignable('query', 'format', format);
    const { item, members } = await findRecord('scan', id, context);
    if (format === 'signed') return signedRecord(id, members, context);
    const { store } = context.services;
    const account = context.caller.account!;
    const chain = (await store.chainOf(account, id)) ?? id;
    const { title, created_at, parent_scan_id } = item;
    const fields = { id, scan_id: id, title, created_at, parent_scan_id };
    const record = jsonObject(fields, members, { revisions: await store.revisions(account, chain) });
    return recordResponse(selection === null ? record : selectedRecord(record, selection));
  },
});

export const getCleanup = route({
  ...readDefaults,
  path: '/api/cleanup/{hid}',
  summary: 'Fetch one saved cleanup',
  input: CleanupRecordRequest,
  output: CleanupRecord,
  async work({ hid: id }, context) {
    const { item, members } = await findRecord('cleanup', id, context);
    const { title, created_at } = item;
    return recordResponse(jsonObject({ id, title, created_at }, members));
  },
});

export const listReports = route({
  ...readDefaults,
  path: '/api/report',
  summary: 'List saved reports, newest first',
  input: ReportListRequest,
  output: ReportPage,
  work: (input, context) => listRecords('report', input, context),
});

export const listFeedback = route({
  ...readDefaults,
  path: '/api/feedback',
  summary: 'List stored feedback, newest first',
  input: FeedbackListRequest,
  output: FeedbackPage,
  work: (input, context) => listRecords('feedback', input, context),
});

export const getFeedback = route({
  ...readDefaults,
  path: '/api/feedback/{id}',
  summary: 'Fetch one stored feedback',
  input: RecordRequest,
  output: FeedbackRecord,
  async work({ id }, context) {
    const { item, members } = await findRecord('feedback', id, context);
    return recordResponse(jsonObject(item, members));
  },
});

const renameDefaults = {
  ...historyRouteDefaults,
  method: 'PATCH',
  scope: 'full',
  body: 'json',
} as const;

export const renameScan = route({
  ...renameDefaults,
  path: '/api/scan/{id}',
  summary: 'Change the title of a saved scan',
  input: RenameScanRequest,
  output: Renamed,
  work: ({ id, title }, context) => renameRecord('scan', id, title, context),
});

export const renameCleanup = route({
  ...renameDefaults,
  path: '/api/cleanup/{hid}',
  summary: 'Change the title of a saved cleanup',
  input: RenameCleanupRequest,
  output: Renamed,
  work: ({ hid, title }, context) => renameRecord('cleanup', hid, title, context),
});

export const deleteScan = route({
  ...deleteDefaults,
  path: '/api/scan/{id}',
  summary: 'Delete one saved scan',
  input: RecordRequest,
  output: Deleted,
  work: ({ id }, context) => deleteRecord('scan', id, context),
});

export const deleteCleanup = route({
  ...deleteDefaults,
  path: '/api/cleanup/{hid}',
  summary: 'Delete one saved cleanup',
  input: CleanupRecordRequest,
  output: Deleted,
  work: ({ hid }, context) => deleteRecord('cleanup', hid, context),
});

export const deleteReport = route({
  ...deleteDefaults,
  path: '/api/report/{report_id}',
  summary: 'Delete one saved report',
  input: ReportRecordRequest,
  output: Deleted,
  work: ({ report_id }, context) => deleteRecord('report', report_id, context),
});

export const deleteOneFeedback = route({
  ...deleteDefaults,
  path: '/api/feedback/{id}',
  summary: 'Delete one stored feedback',
  input: RecordRequest,
  output: Deleted,
  work: ({ id }, context) => deleteRecord('feedback', id, context),
});

export const deleteScans = route({
  ...deleteDefaults,
  path: '/api/scan',
  summary: 'Delete all saved scans',
  input: Nothing,
  output: Deleted,
  work: (_, context) => deleteRecords('scan', context),
});

export const deleteCleanups = route({
  ...deleteDefaults,
  path: '/api/cleanup',
  summary: 'Delete all saved cleanups',
  input: Nothing,
  output: Deleted,
  work: (_, context) => deleteRecords('cleanup', context),
});

export const deleteReports = route({
  ...deleteDefaults,
  path: '/api/report',
  summary: 'Delete all saved reports',
  input: Nothing,
  output: Deleted,
  work: (_, context) => deleteRecords('report', context),
});

export const deleteAllFeedback = route({
  ...deleteDefaults,
  path: '/api/feedback',
  summary: 'Delete all stored feedback',
  input: Nothing,
  output: Deleted,
  work: (_, context) => deleteRecords('feedback', context),
});

const listRecords = async (kind: HistoryKind, input: ListRequest, context: StoreContext): Promise<Answer> =>
  json(await pageOf(kind, input, context));

async function pageOf(kind: HistoryKind, input: ListRequest, { caller, services }: StoreContext) {
  const { limit = limits.historyPageDefault, offset = 0, cursor = null } = input;
  const page = await services.store.list(caller.account!, kind, { limit, offset, after: cursor || null });
  return pageView(input, page);
}

const pageView = (
  { limit = limits.historyPageDefault, offset = 0 }: ListRequest,
  { items, total, next }: HistoryPage,
) => ({ items, total, limit, offset, next });

async function findRecord(
  kind: HistoryKind,
  id: string,
  { caller, services }: StoreContext,
): Promise<StoredRecord> {
  const record = await services.store.record(caller.account!, kind, id);
  if (record === null) throw httpErrors.unknownRecord();
  return record;
}

/** The signed result of a saved scan. It has the time of the scan, so that it is the same each time. */
async function signedRecord(
  id: string,
  record: Uint8Array,
  context: Pick<Context<'texts' | 'signer'>, 'caller' | 'services' | 'onAbort'>,
): Promise<Answer> {
  const { text, ...saved } = parseMembers(record) as EngineResult & { text: string };
  const members = Buffer.from(jsonMembers(engineResultIn(saved)));
  return signedAnswer(members, await signResult(members, text, timeOfId(id), context));
}

/** The requested part of a serialised scan record. */
function selectedRecord(record: Buffer, selection: Selection): Buffer {
  const whole = JSON.parse(record.toString()) as EngineResult;
  return Buffer.from(`{${selectedMembers(whole, selection)}}`);
}

const recordResponse = (body: Uint8Array): Answer => ({
  status: 200,
  type: 'application/json',
  body,
});

/** Sets the title of a record; a blank one removes it. */
async function renameRecord(
  kind: HistoryKind,
  id: string,
  input: string | null,
  { caller, services }: StoreContext,
): Promise<Answer> {
  const title = cleanTitle(input);
  if (!(await services.store.rename(caller.account!, kind, id, title))) throw httpErrors.unknownRecord();
  return json({ id, title });
}

async function deleteRecord(
  kind: HistoryKind,
  id: string,
  { caller, services }: StoreContext,
): Promise<Answer> {
  if (!(await services.store.remove(caller.account!, kind, id))) throw httpErrors.unknownRecord();
  return json({ deleted: 1 });
}

const deleteRecords = async (kind: HistoryKind, { caller, services }: StoreContext): Promise<Answer> =>
  json({ deleted: await services.store.removeAll(caller.account!, kind) });
