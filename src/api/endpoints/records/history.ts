/** History endpoints: list, fetch, rename and delete saved records. */
import Type, { type Static, type TObject } from 'typebox';
import { httpErrors } from '../../../contract/errors.js';
import {
  CleanupListRequest,
  CleanupPage,
  CleanupRecord,
  CleanupRecordRequest,
  Deleted,
  FeedbackPage,
  FeedbackRecord,
  ImagePage,
  ImageRecord,
  ListRequest,
  RecordRequest,
  Renamed,
  RenameRequest,
  ReportPage,
  ReportRecordRequest,
  ScanListRequest,
  ScanPage,
  ScanRecord,
  ScanRecordRequest,
} from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { SelectedScanPage, SelectedScanRecord } from '../../../contract/selected.js';
import { fieldsOf, selectFields } from '../../../engine/selection/field-paths.js';
import { cleanTitle } from '../../../report/safe-text.js';
import type { HistoryKind, StoredRecord } from '../../../store/durable.js';
import { timeOfId } from '../../../store/record-id.js';
import { json, jsonObject, rawJson } from '../../http/answer.js';
import { type Route, route } from '../../http/route.js';
import type { RouteDocs } from '../../http/route-docs.js';
import {
  requestedFields,
  requestedSelection,
  scanRecordFields,
} from '../../http/validation/requested-selection.js';
import { signedAnswer, signRecord } from './signature.js';
import { findRecord } from './storage.js';

const historyRouteDefaults = {
  access: 'account',
  services: ['store'],
} as const;
const readDefaults = { ...historyRouteDefaults, method: 'GET', scope: 'read' } as const;
const deleteDefaults = { ...historyRouteDefaults, method: 'DELETE', scope: 'full', output: Deleted } as const;

/** The requests for one record of each kind. Their only field is its id, the parameter of the path. */
const recordRequests = {
  scan: RecordRequest,
  cleanup: CleanupRecordRequest,
  report: ReportRecordRequest,
  feedback: RecordRequest,
  image: RecordRequest,
};
const idName = (kind: HistoryKind): string => Object.keys(recordRequests[kind].properties)[0]!;
const idOf = (kind: HistoryKind, fields: object): string =>
  (fields as Readonly<Record<string, string>>)[idName(kind)]!;
const recordPath = (kind: HistoryKind): string => `/api/${kind}/{${idName(kind)}}`;

const pluralOf = (kind: HistoryKind): string => (kind === 'feedback' ? kind : `${kind}s`);

const recordDocs = (description: string): RouteDocs => ({
  description,
  statuses: { 404: "The caller's account has no record with this id." },
});

type ListFields = Static<typeof ScanListRequest> & Static<typeof CleanupListRequest>;

const list = (kind: HistoryKind, input: TObject, output: TObject, docs: Partial<RouteDocs> = {}): Route => {
  const known = fieldsOf(output)!;
  return route({
    ...readDefaults,
    path: `/api/${kind}`,
    summary: `List saved ${pluralOf(kind)}, newest first`,
    docs: {
      description:
        `Lists the account's saved ${pluralOf(kind)}, newest first, without their full texts. Page with \`cursor\` (the \`next\` of the previous page), which neither ` +
        'skips nor repeats records when others are added or deleted, or with `offset`.',
      ...docs,
    },
    input,
    output,
    async work(request, { caller, services }) {
      const { limit = limits.historyPageDefault, offset = 0, ...more }: ListFields = request;
      const tree = requestedFields(more, known);
      const { items, total, next } =
        (more.mode ?? 'light') === 'light'
          ? await services.store.list(caller.account!, kind, { limit, offset, after: more.cursor || null })
          : { items: [], total: 0, next: null };
      return json(selectFields({ items, total, limit, offset, next }, tree));
    },
  });
};

/** Sets the title of a record; a blank one removes it. */
const rename = (kind: HistoryKind): Route =>
  route({
    ...historyRouteDefaults,
    method: 'PATCH',
    scope: 'full',
    body: 'json',
    path: recordPath(kind),
    summary: `Change the title of a saved ${kind}`,
    docs: {
      ...recordDocs(
        `Sets the title of a saved ${kind}, which lists and records show. The text, the result and everything else stay the same. ` +
          'White space around the title is removed; a blank title is null.',
      ),
      examples: [{ name: 'title', summary: 'A new title', value: { title: 'Second draft' } }],
    },
    input: Type.Object({ ...recordRequests[kind].properties, ...RenameRequest.properties }),
    output: Renamed,
    async work(fields, { caller, services }) {
      const id = idOf(kind, fields);
      const title = cleanTitle(fields.title);
      if (!(await services.store.rename(caller.account!, kind, id, title))) throw httpErrors.unknownRecord();
      return json({ id, title });
    },
  });

const deleteOne = (kind: HistoryKind, description = `Deletes one saved ${kind}.`): Route =>
  route({
    ...deleteDefaults,
    path: recordPath(kind),
    summary: `Delete one saved ${kind}`,
    docs: recordDocs(description),
    input: recordRequests[kind] as TObject,
    async work(fields, { caller, services }) {
      if (!(await services.store.remove(caller.account!, kind, idOf(kind, fields))))
        throw httpErrors.unknownRecord();
      return json({ deleted: 1 });
    },
  });

const deleteAll = (kind: HistoryKind): Route =>
  route({
    ...deleteDefaults,
    path: `/api/${kind}`,
    summary: `Delete all saved ${pluralOf(kind)}`,
    docs: {
      description: `Permanently deletes every saved ${kind} of the account and returns the number of deleted records.`,
    },
    work: async (_, { caller, services }) =>
      json({ deleted: await services.store.removeAll(caller.account!, kind) }),
  });

const getScan = route({
  ...readDefaults,
  rateLimit: 'views',
  path: recordPath('scan'),
  summary: 'Fetch one saved scan with its revision chain',
  docs: {
    ...recordDocs(
      'Returns a saved scan: the original result, the text, and `revisions`, the revision chain that it belongs to, oldest first. ' +
        '`fields` and `signals` select the parts to return; `format=signed` returns the signed result alone.',
    ),
    selected: SelectedScanRecord,
  },
  services: ['store', 'signer', 'texts'],
  input: ScanRecordRequest,
  output: ScanRecord,
  async work({ id, format, ...request }, context) {
    const selection = requestedSelection(request, scanRecordFields);
    if (format === 'signed' && selection !== null) throw httpErrors.notSignable('format', format);
    const { item, members, chain } = await findRecord('scan', id, context);
    if (format === 'signed') {
      // With the time of the scan, so that the signed result is the same each time.
      const signed = await signRecord(jsonObject({}, members).toString(), timeOfId(id), context);
      return signedAnswer(signed.members, signed.signature);
    }
    const { store, texts } = context.services;
    const account = context.caller.account!;
    const { title, created_at, parent_scan_id } = item;
    const fields = { id, scan_id: id, title, created_at, parent_scan_id };
    const record = jsonObject(fields, members, { revisions: await store.revisions(account, chain ?? id) });
    if (selection === null) return rawJson(record);
    const selected = await texts.run({ kind: 'select', text: record.toString(), selection }, context);
    return rawJson(jsonObject({}, selected.members));
  },
});

/** Fetches a record that is shown whole. `head` returns the members of its item that it begins with. */
const getOne = (
  kind: HistoryKind,
  output: TObject,
  [summary, description]: [summary: string, description: string],
  head: (item: StoredRecord['item']) => object,
): Route =>
  route({
    ...readDefaults,
    rateLimit: 'views',
    path: recordPath(kind),
    summary,
    docs: recordDocs(description),
    input: recordRequests[kind] as TObject,
    output,
    async work(fields, context) {
      const { item, members } = await findRecord(kind, idOf(kind, fields), context);
      return rawJson(jsonObject(head(item), members));
    },
  });

export const history = {
  listScans: list('scan', ScanListRequest, ScanPage, { selected: SelectedScanPage }),
  getScan,
  renameScan: rename('scan'),
  deleteScan: deleteOne('scan', 'Deletes one saved scan. Its later revisions are not deleted.'),
  deleteScans: deleteAll('scan'),
  listCleanups: list('cleanup', CleanupListRequest, CleanupPage),
  getCleanup: getOne(
    'cleanup',
    CleanupRecord,
    ['Fetch one saved cleanup', 'Returns a saved cleanup with its input and its output.'],
    ({ id, title, created_at }) => ({ id, title, created_at }),
  ),
  renameCleanup: rename('cleanup'),
  deleteCleanup: deleteOne('cleanup'),
  deleteCleanups: deleteAll('cleanup'),
  listImages: list('image', ListRequest, ImagePage),
  getImage: getOne(
    'image',
    ImageRecord,
    [
      'Fetch the saved result of an image',
      'Returns both readings of an image, which itself is never stored.',
    ],
    ({ id, title, created_at, preview }) => ({ id, title, created_at, preview }),
  ),
  renameImage: rename('image'),
  deleteImage: deleteOne('image'),
  deleteImages: deleteAll('image'),
  listReports: list('report', ListRequest, ReportPage),
  deleteReport: deleteOne('report'),
  deleteReports: deleteAll('report'),
  listFeedback: list('feedback', ListRequest, FeedbackPage),
  getFeedback: getOne(
    'feedback',
    FeedbackRecord,
    ['Fetch one saved feedback', 'Returns saved feedback, with the text if it was sent with `consent_text`.'],
    item => item,
  ),
  deleteFeedback: deleteOne('feedback', 'Deletes saved feedback and its text.'),
  deleteAllFeedback: deleteAll('feedback'),
};
