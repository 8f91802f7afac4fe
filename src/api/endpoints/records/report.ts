import { mayStore } from '../../../accounts/caller.js';
import { httpErrors } from '../../../contract/errors.js';
import { type ReportItem, ReportRecordRequest } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { Report, ReportRequest, type Share, SharedReportRequest } from '../../../contract/report.js';
import { contentSecurityPolicy, endedPage } from '../../../report/render.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { decodeReport, encodeReport, reportPageIn } from '../../../report/stored-report.js';
import type { StoredRecord } from '../../../store/durable.js';
import { recordId } from '../../../store/record-id.js';
import { type Answer, json } from '../../http/answer.js';
import { type Context, openGet, route } from '../../http/route.js';
import { textHeader } from '../../http/route-docs.js';
import { signReport } from './signature.js';
import { findRecord, requireStorage, type StoreContext, saveRecord } from './storage.js';

/** Address of the page with the error rates; null without BASE_URL, because a file has no address. */
const accuracyUrl = (baseUrl: URL | null): string | null =>
  baseUrl === null ? null : new URL('/accuracy', baseUrl).href;

const reportRouteDefaults = { scope: 'full', output: Report, rateLimit: 'views' } as const;

export const report = route({
  ...reportRouteDefaults,
  method: 'POST',
  path: '/api/report',
  summary: 'Render a scan result as a printable report',
  docs: {
    description:
      'Renders a scan result as a self-contained printable report: JSON with `html` and `text` by default, the page itself for `Accept: text/html`, plain text for ' +
      "`Accept: text/plain`. An account's report is saved under its `report_id`. The page of a result that the service computed is signed ([signed reports](docs/signed-reports.md)); " +
      'title, source, statement and text are shown in a section of their own, which says that the service did not check them.',
    media: {
      'text/html': { type: 'string', description: 'The report as a self-contained page.' },
      'text/plain': { type: 'string' },
    },
    statuses: { 402: "The account's storage is full.", 404: 'The caller has no scan with this scan_id.' },
    links: {
      getReport: { report_id: '/report_id' },
      deleteReport: { report_id: '/report_id' },
      sharedReport: { token: '/share/token' },
    },
    examples: [
      {
        name: 'result',
        summary: 'The minimal result that a report needs, shared for 30 days',
        value: {
          result: {
            score: 12.5,
            band: 'low',
            label: 'Few signals of machine writing',
            confidence: 'moderate',
            word_count: 240,
          },
          title: 'Harbour, second draft',
          share_days: 30,
        },
      },
    ],
  },
  access: 'visitor',
  services: ['texts', 'store', 'signer', 'shares', 'config', 'now'],
  body: 'json',
  jsonValues: limits.reportJsonValues,
  fieldBytes:
    limits.reportResultBytes +
    6 * (limits.reportTextChars + limits.statementChars + limits.reportExcerptsChars),
  idempotent: true,
  input: ReportRequest,
  async work(input, context) {
    const { caller, replay, services, awaitTurn } = context;
    if (replay !== null) return savedReport(replay.saved!.id, replay.saved!, context);
    const days = input.share_days ?? null;
    if (days !== null && !mayStore(caller)) throw httpErrors.notShareable(days);
    const readTurn = awaitTurn();
    if (readTurn !== undefined) await readTurn;
    const text = JSON.stringify(input.result);
    const bytes = Buffer.byteLength(text);
    if (bytes > limits.reportResultBytes) throw httpErrors.resultTooLarge(bytes);
    const scanId = input.scan_id || null;
    const saved = await savedScan(scanId, context);
    await requireStorage(bytes, context);
    const signer = await services.signer();
    const now = services.now();
    const fields = {
      report_id: recordId('rep', now),
      title: cleanTitle(input.title),
      created_at: new Date(now).toISOString(),
    };
    const head = {
      title: fields.title,
      source: cleanTitle(input.source),
      statement: input.statement?.trim() || null,
      excerpts: input.excerpts?.trim() || null,
      accuracyUrl: accuracyUrl(services.config.baseUrl),
      createdAt: fields.created_at,
      scanId,
      reportId: fields.report_id,
    };
    const source = input.source_text || null;
    const rendered = await services.texts.run(
      { kind: 'report', text, head, source, keys: signer.keys, saved },
      context,
    );
    const writeTurn = awaitTurn();
    if (writeTurn !== undefined) await writeTurn;
    const made: Report = {
      ...fields,
      ...signReport(rendered, { reportId: fields.report_id, now, signer }),
      ...(days !== null && { share: await shareOf(fields.report_id, now + days * dayMs, context) }),
    };
    const keyTaken = await saveReport(made, context);
    return { ...inFormat(made.html, () => made, context), keyTaken };
  },
});

export const getReport = route({
  ...reportRouteDefaults,
  method: 'GET',
  path: '/api/report/{report_id}',
  summary: 'Fetch a saved report',
  docs: {
    description: 'Returns a saved report of the account, in the format that Accept asks for.',
    media: { 'text/html': { type: 'string' }, 'text/plain': { type: 'string' } },
    statuses: { 404: 'The account has no report with this id.' },
  },
  access: 'account',
  scope: 'read',
  services: ['store'],
  input: ReportRecordRequest,
  async work({ report_id }, context) {
    return savedReport(report_id, await findRecord('report', report_id, context), context);
  },
});

function savedReport(
  report_id: string,
  { item, members }: StoredRecord,
  context: Pick<Context, 'prefers'>,
): Answer {
  const { title, created_at, share } = item as Pick<Report, 'title' | 'created_at' | 'share'>;
  const whole = () => ({
    report_id,
    title,
    created_at,
    ...decodeReport(members),
    ...(share && { share }),
  });
  return inFormat(reportPageIn(members), whole, context);
}

const dayMs = 86_400_000;

/** The link that shows a report of the caller until it expires or the report is deleted. */
async function shareOf(
  report_id: string,
  expires_at: number,
  { caller, services: { shares, config } }: Pick<Context<'shares' | 'config'>, 'caller' | 'services'>,
): Promise<Share> {
  const token = (await shares()).make({ account: caller.account!, report_id, expires_at });
  const path = `/shared/${token}`;
  return {
    token,
    url: config.baseUrl === null ? path : new URL(path, config.baseUrl).href,
    expires_at: new Date(expires_at).toISOString(),
  };
}

/** The caller's saved scan as JSON; null without an id. Throws 404 when the caller has no such scan. */
async function savedScan(
  scanId: string | null,
  context: StoreContext & Pick<Context, 'awaitTurn'>,
): Promise<string | null> {
  if (scanId === null) return null;
  const { members } = await findRecord('scan', scanId, context);
  return `{${Buffer.from(members).toString()}}`;
}

/** Returns whether the caller may store reports, and this one is stored. */
async function saveReport(made: Report, context: StoreContext & Pick<Context, 'keyed'>): Promise<boolean> {
  if (!mayStore(context.caller)) return false;
  const { report_id, title, created_at, share } = made;
  const members = encodeReport(made);
  const item: ReportItem = { id: report_id, title, created_at, ...(share && { share }) };
  await saveRecord({ id: report_id, kind: 'report', item, members }, context);
  return true;
}

/** The report in the format that Accept requests. The policy of the page allows no script and no request. */
function inFormat(
  page: string | Uint8Array,
  whole: () => Report,
  { prefers }: Pick<Context, 'prefers'>,
): Answer {
  switch (prefers(['application/json', 'text/html', 'text/plain'])) {
    case 'text/html':
      return { ...htmlPage(page), headers: pageHeaders };
    case 'text/plain':
      return { status: 200, type: 'text/plain; charset=utf-8', body: whole().text, headers: notCached };
    default:
      return json(whole(), 200, notCached);
  }
}

const htmlPage = (body: string | Uint8Array, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

const notCached = { 'Cache-Control': 'private, no-store' };

const pageHeaders = {
  ...notCached,
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'self'`,
};

/**
 * Shows a shared report to anyone who has its link. Search engines may not index it, and the page sends no
 * referrer. Views have a rate limit of their own, because the readers of an organisation often share one
 * address.
 */
export const sharedReport = route({
  ...openGet,
  path: '/shared/{token}',
  summary: 'Open a shared report',
  docs: {
    description:
      'Shows the report of a link that `POST /api/report` made with `share_days`, to anyone who has the link. The link ends when it expires, or when the report or the account is deleted.',
    media: { 'text/html': { type: 'string', description: 'The report as a self-contained page.' } },
    headers: {
      'X-Robots-Tag': textHeader('`noindex, nofollow`.'),
      'Referrer-Policy': textHeader('`no-referrer`.'),
    },
    statuses: {
      404: 'The link has expired, was ended, or is not one of this service. A page for `Accept: text/html`.',
    },
  },
  services: ['store', 'shares', 'now'],
  rateLimit: 'views',
  headers: { ...pageHeaders, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' },
  input: SharedReportRequest,
  async work({ token }, { services, prefers }) {
    const { shares, store, now } = services;
    const ended = () => {
      if (prefers(['application/json', 'text/html']) === 'text/html') return htmlPage(endedPage, 404);
      throw httpErrors.shareEnded();
    };
    const shared = (await shares()).read(token);
    if (shared === null || shared.expires_at <= now()) return ended();
    const account = await store.account(shared.account);
    const record = await store.record(shared.account, 'report', shared.report_id);
    if (account === null || account.disabled || record === null) return ended();
    return htmlPage(reportPageIn(record.members));
  },
});
