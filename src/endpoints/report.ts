import { mayStore } from '../accounts/caller.js';
import { type ReportItem, ReportRecordRequest } from '../contract/history.js';
import { Report, ReportRequest } from '../contract/report.js';
import { httpErrors } from '../errors.js';
import { type Answer, json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { limits } from '../limits.js';
import { contentSecurityPolicy } from '../report/style.js';
import type { RecordReference, StoredRecord } from '../store/durable.js';
import { recordId } from '../store/record-id.js';
import { requireStorage, storageLimits } from './storage-quota.js';

const shared = { scope: 'full', rateLimit: 'requests', output: Report } as const;

/** Renders a scan result as a report to hand on; an account's is kept. */
export const report = route({
  ...shared,
  method: 'POST',
  path: '/api/report',
  summary: 'Render a scan result as a printable report',
  access: 'visitor',
  body: 'json',
  fieldBytes: limits.reportResultBytes + 6 * limits.reportTextChars,
  idempotent: true,
  input: ReportRequest,
  async work(input: ReportRequest, context: Context) {
    const { caller, replay, services, onAbort } = context;
    if (replay !== null) return inForm(storedReport(replay.saved!.id, replay.saved!), context);
    const text = JSON.stringify(input.result);
    requireSize(text);
    const scanId = input.scan_id || null;
    await requireOwnScan(scanId, context);
    if (mayStore(caller)) await requireStorage(Buffer.byteLength(text), caller, services);
    const now = services.now();
    const about = {
      report_id: recordId('rep', now),
      title: input.title?.trim() || null,
      created_at: new Date(now).toISOString(),
    };
    const head = {
      title: about.title,
      source: input.source?.trim() || null,
      createdAt: about.created_at,
      scanId,
      reportId: about.report_id,
    };
    const forms = await services.texts.run(
      { kind: 'report', text, head, source: input.source_text || null },
      { caller: caller.subject, onAbort },
    );
    const made: Report = { ...about, ...forms };
    const saved = await keep(made, context);
    return { ...inForm(made, context), ...(saved && { saved }) };
  },
});

export const getReport = route({
  ...shared,
  method: 'GET',
  path: '/api/report/{report_id}',
  summary: 'Fetch a kept report',
  access: 'account',
  scope: 'read',
  body: 'none',
  idempotent: false,
  input: ReportRecordRequest,
  async work({ report_id }: { report_id: string }, context: Context) {
    const { caller, services } = context;
    const kept = await services.store.record(caller.account!, 'report', report_id);
    if (kept === null) throw httpErrors.unknownRecord();
    return inForm(storedReport(report_id, kept), context);
  },
});

function storedReport(report_id: string, { item, members }: StoredRecord): Report {
  const { title, created_at } = item as Pick<Report, 'title' | 'created_at'>;
  const forms = JSON.parse(`{${Buffer.from(members).toString('utf8')}}`) as Pick<Report, 'html' | 'text'>;
  return { report_id, title, created_at, ...forms };
}

function requireSize(result: string): void {
  const bytes = Buffer.byteLength(result);
  if (bytes > limits.reportResultBytes) throw httpErrors.resultTooLarge(bytes);
}

async function requireOwnScan(scanId: string | null, { caller, services }: Context): Promise<void> {
  if (scanId === null) return;
  const known = caller.account !== null && (await services.store.chainOf(caller.account, scanId)) !== null;
  if (!known) throw httpErrors.unknownRecord();
}

async function keep(
  { report_id, title, created_at, html, text }: Report,
  { caller, services }: Context,
): Promise<RecordReference | null> {
  if (!mayStore(caller)) return null;
  const record = {
    id: report_id,
    kind: 'report' as const,
    item: { id: report_id, title, created_at } satisfies ReportItem,
    members: Buffer.from(JSON.stringify({ html, text }).slice(1, -1)),
    chain: null,
    revision: null,
  };
  await services.store.save(caller.account, record, storageLimits(caller.plan));
  return { kind: 'report', id: report_id };
}

/** The form the Accept header asks for; the page may load nothing and run nothing, wherever it is opened. */
function inForm(made: Report, { prefers }: Context): Answer {
  switch (prefers(['application/json', 'text/html', 'text/plain'])) {
    case 'text/html':
      return page('text/html; charset=utf-8', made.html, {
        'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'self'`,
      });
    case 'text/plain':
      return page('text/plain; charset=utf-8', made.text);
    default:
      return json(made, 200, unshared);
  }
}

const unshared = { 'Cache-Control': 'private, no-store' };
const page = (type: string, body: string, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  type,
  body,
  headers: { ...unshared, ...headers },
});
