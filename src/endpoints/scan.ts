import { type ScanAnswer, textMember } from '../../workers/text-tasks.js';
import { mayStore } from '../accounts/caller.js';
import type { Revision, ScanItem } from '../contract/history.js';
import { type EngineResult, ScanRequest, ScanResult } from '../contract/scan.js';
import { httpErrors } from '../errors.js';
import type { Answer, WholeAnswer } from '../http/answer.js';
import { type Context, type Replay, route } from '../http/route.js';
import { recordId } from '../store/record-id.js';
import { jsonObject } from './json-object.js';
import { saveOrDegrade } from './save-or-degrade.js';
import { resultMembers, scanText } from './scan-text.js';
import { requireStorage, storageLimits } from './storage-quota.js';
import { preview, requireText } from './text-bounds.js';

/** Reads a text for signals of machine authorship: bounds → quota → engine → keep → answer. */
export const scan = route({
  method: 'POST',
  path: '/api/scan',
  summary: 'Read a text for signals of machine authorship',
  access: 'visitor',
  scope: 'read',
  rateLimit: 'requests',
  body: 'fields',
  pool: 'texts',
  file: 'optional',
  idempotent: true,
  input: ScanRequest,
  output: ScanResult,
  async work(input: ScanRequest, context: Context): Promise<Answer> {
    const { caller } = context;
    const { text, warnings } = await textOf(input, context);
    requireText(text, caller);
    if (context.replay !== null) return replayedScan(input, text, warnings, context.replay, context);
    const parent = await saveOrDegrade(() => parentChain(input, context));
    const keeps = mayStore(caller) && input.save !== false && parent.degraded === undefined;
    if (keeps) await requireStorage(Buffer.byteLength(text), caller, context.services);
    let saved: Saved = { ...parent, kept: null };
    const scanned = await scanText(text, input, context, {
      plain: input.format === 'text',
      keep: keeps
        ? async reading => {
            saved = await saveOrDegrade(() => keep(input, text, reading, parent.kept, context));
          }
        : null,
    });
    const answer = answerOf(scanned, saved, warnings);
    return { ...answer, ...(saved.kept && { saved: { kind: 'scan' as const, id: saved.kept } }) };
  },
});

/** The first answer again: from the saved record where that holds all of it, else by reading the text again. */
async function replayedScan(
  input: ScanRequest,
  text: string,
  warnings: string[] | null,
  { saved }: Replay,
  context: Context,
): Promise<Answer> {
  const plain = input.format === 'text';
  const scanned =
    saved !== null && !plain
      ? { plain: null, members: saved.members, readingBytes: saved.members.length - textMember(text).length }
      : await scanText(text, input, context, { plain, keep: null });
  return answerOf(scanned, { kept: saved?.id ?? null }, warnings);
}

function answerOf(
  scanned: Pick<ScanAnswer, 'plain' | 'members' | 'readingBytes'>,
  saved: Saved,
  warnings: string[] | null,
): WholeAnswer {
  if (scanned.plain !== null) return plainAnswer(scanned.plain, saved);
  const about = { scan_id: saved.kept, ...(warnings !== null && { warnings }) };
  const reading = resultMembers(scanned);
  const body =
    saved.degraded === undefined ? jsonObject(about, reading) : told(about, reading, saved.degraded);
  return { status: 200, type: 'application/json', body };
}

/** The id of the record, or why there is none. */
type Saved = Awaited<ReturnType<typeof saveOrDegrade<string>>>;

const plainAnswer = (report: string, { kept, degraded }: Saved): WholeAnswer => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: [report, kept && `Saved as ${kept}\n`, degraded && `${degraded}\n`].filter(Boolean).join('\n'),
});

/** The result with one more reason why it is less than it could be. */
function told(about: object, reading: Uint8Array, degraded: string): string {
  const result = JSON.parse(`{${Buffer.from(reading).toString()}}`) as EngineResult;
  const reasons = [result.degraded, degraded].filter(reason => reason !== undefined);
  return JSON.stringify({ ...about, ...result, degraded: reasons.join(' ') });
}

/** The text itself, or a file's; warnings only for a file. A file counts before a text field beside it. */
async function textOf(
  input: ScanRequest,
  { caller, file, services, onAbort }: Context,
): Promise<{ text: string; warnings: string[] | null }> {
  if (file !== null) {
    const charsMax = caller.plan.characters;
    const read = await services.documents.run(
      'extractDocument',
      { ...file, charsMax },
      { caller: caller.subject, onAbort },
    );
    if (read.wholeChars > charsMax) throw httpErrors.textTooLong(read.wholeChars, charsMax);
    return read;
  }
  if (input.text === undefined) throw httpErrors.missing('text');
  return { text: input.text, warnings: null };
}

/** The chain a revision joins; throws 422 when its parent isn't the caller's. */
async function parentChain(input: ScanRequest, { caller, services }: Context): Promise<string | null> {
  const parent = input.parent_scan_id;
  if (!parent || caller.account === null) return null;
  const chain = await services.store.chainOf(caller.account, parent);
  if (chain === null) throw httpErrors.parentNotFound(parent);
  return chain;
}

/** Saves the scan; the record is what it is known by, then the result itself and the text. */
async function keep(
  input: ScanRequest,
  text: string,
  { members, score, band, genre, word_count }: ScanAnswer,
  chain: string | null,
  { caller, services }: Context,
): Promise<string> {
  const now = services.now();
  const id = recordId('scan', now);
  const created_at = new Date(now).toISOString();
  const title = input.title ?? null;
  const item: ScanItem = {
    id,
    title,
    created_at,
    preview: preview(text),
    score,
    band,
    word_count,
    genre,
    parent_scan_id: input.parent_scan_id || null,
  };
  const revision: Revision = { id, created_at, score, title };
  const record = { id, kind: 'scan' as const, item, members, chain: chain ?? id, revision };
  await services.store.save(caller.account!, record, storageLimits(caller.plan));
  return id;
}
