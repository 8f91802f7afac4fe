import { type Caller, mayStore } from '../../../accounts/caller.js';
import type { ScanSignature } from '../../../accounts/signing/signer.js';
import { httpErrors } from '../../../contract/errors.js';
import type { Revision, ScanItem } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { type EngineResult, ScanRequest, ScanResult } from '../../../contract/scan.js';
import { jsonMembers } from '../../../engine/scan/results/json.js';
import { selectFields } from '../../../engine/selection/field-paths.js';
import type { Selection } from '../../../engine/selection/selection.js';
import {
  type EncodedResult,
  encodeTextMember,
  type ScanAnswer,
  type ScanRecord,
} from '../../../pools/tasks/text-tasks.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { recordId, timeOfId } from '../../../store/record-id.js';
import { type Answer, rawJson, type WholeAnswer } from '../../http/answer.js';
import { type Context, type Replay, route } from '../../http/route.js';
import { requestedSelection, scanFields } from '../../http/validation/requested-selection.js';
import { type CountedText, preview, requireText } from '../documents/text-bounds.js';
import { jsonObject, parseMembers } from '../json-object.js';
import { signedAnswer, signRecord } from '../records/signature.js';
import { requireStorage, type StoreContext, saveOrDegrade, saveRecord } from '../records/storage.js';
import { settleReservations } from './monthly-quota.js';
import { scanDocs } from './scan-docs.js';
import { type ScanContext, scanServices, scanText } from './scan-text.js';

/** Scans a text or a document: check length → check storage quota → scan → save → respond. */
export const scan = route({
  method: 'POST',
  path: '/api/scan',
  summary: 'Scan a text for signals of machine authorship',
  docs: scanDocs,
  access: 'visitor',
  scope: 'read',
  services: ['documents', 'store', 'signer', ...scanServices],
  body: 'fields',
  pool: 'texts',
  file: 'optional',
  idempotent: true,
  input: ScanRequest,
  output: ScanResult,
  async work(input, context): Promise<Answer> {
    const { caller, keyed, services } = context;
    const selection = requestedSelection(input, scanFields, 'body');
    requireSignable(input, selection);
    const { text, warnings, ...extracted } = await textOf(input, context);
    const counted = { ...requireText(text, caller), ...extracted };
    if (context.replay !== null)
      return replayedScan(input, counted, selection, warnings, context.replay, context);
    const parent = await saveOrDegrade(keyed, () => parentChain(input, context));
    const saves = mayStore(caller) && input.save !== false && parent.degraded === undefined;
    if (saves) await requireStorage(Buffer.byteLength(text), context);
    let saved: SavedScan = { ...parent, value: null };
    const save = saves
      ? async ({ record }: ScanAnswer) => {
          saved = await saveOrDegrade(keyed, () => saveScan(input, text, record!, parent.value, context));
        }
      : keyed && (() => services.store.takeIdempotencyKey(caller.account!, keyed));
    const encoded = await scanText(counted, input, context, outputOf(input, selection), save);
    const signature = await signatureFor(input, text, encoded, saved, context);
    const response = responseOf(input, encoded, saved, selection, { warnings, signature });
    return { ...response, keyTaken: keyed !== null };
  },
});

/** Rebuilds the first response: from the saved record if it has every part, otherwise by scanning again. */
async function replayedScan(
  input: ScanRequest,
  counted: CountedText,
  selection: Selection | null,
  warnings: string[] | null,
  { saved, answered }: Replay,
  context: ScanContext & Pick<Context<'signer' | 'now'>, 'services'>,
): Promise<Answer> {
  settleReservations(context.caller.subject, answered, context.services);
  const output = outputOf(input, selection);
  const encoded =
    saved !== null && output.form === 'json'
      ? await savedResult(saved.members, counted.text, selection, context)
      : await scanText(counted, input, context, output);
  const first = { value: saved?.id ?? null };
  const signature = await signatureFor(input, counted.text, encoded, first, context);
  return responseOf(input, encoded, first, selection, { warnings, signature });
}

const outputOf = ({ format }: ScanRequest, selection: Selection | null) =>
  format === 'text' ? { form: 'report' as const } : { form: 'json' as const, selection };

type Encoded = EncodedResult & { form: 'json' | 'report' };

/** The result in a saved record, which ends with the text. */
async function savedResult(
  record: Uint8Array,
  text: string,
  selection: Selection | null,
  { caller, services, onAbort }: ScanContext,
): Promise<Encoded> {
  const whole = record.subarray(0, record.length - Buffer.byteLength(encodeTextMember(text)));
  if (selection === null) return { form: 'json', members: whole };
  const task = { kind: 'select' as const, text: jsonObject({}, whole).toString(), selection };
  const { members } = await services.texts.run(task, { caller: caller.subject, onAbort });
  return { form: 'json', members };
}

function responseOf(
  { format }: ScanRequest,
  encoded: Encoded,
  saved: SavedScan,
  selection: Selection | null,
  { warnings, signature }: Own,
): Answer {
  if (encoded.form === 'report') return plainResponse(encoded.text, saved);
  if (format === 'signed') return signedAnswer(withDegraded(encoded.members, saved), signature!);
  const tree = selection?.fields ?? null;
  const own = { scan_id: saved.value, ...(warnings !== null && { warnings }), ...signature };
  const fields = selectFields(own, tree) as object;
  const showsDegraded = tree === null || 'degraded' in tree;
  const members = showsDegraded ? withDegraded(encoded.members, saved) : encoded.members;
  return rawJson(jsonObject(fields, members));
}

/** What the response has besides the result and the id. */
interface Own {
  warnings: string[] | null;
  signature: ScanSignature | null;
}

function requireSignable({ sign, format }: ScanRequest, selection: Selection | null): void {
  if (format === 'signed' && selection !== null) throw httpErrors.notSignable('body', 'format', format);
  if (sign === true && (selection !== null || format === 'text'))
    throw httpErrors.notSignable('body', 'sign', sign);
}

/** The requested signature. That of a saved scan has its time, so that a replay is the same. */
async function signatureFor(
  { sign, format }: ScanRequest,
  text: string,
  encoded: Encoded,
  saved: SavedScan,
  context: ScanContext & Pick<Context<'signer' | 'now' | 'texts'>, 'services'>,
): Promise<ScanSignature | null> {
  if ((sign !== true && format !== 'signed') || encoded.form !== 'json') return null;
  const signedAt = saved.value === null ? context.services.now() : timeOfId(saved.value);
  const members = Buffer.from(withDegraded(encoded.members, saved)).toString();
  const { signature } = await signRecord(`{${members}${encodeTextMember(text)}}`, signedAt, context);
  return signature;
}

/** The id of the saved scan, or null with the reason why it was not saved. */
type SavedScan = Awaited<ReturnType<typeof saveOrDegrade<string>>>;

const plainResponse = (report: string, { value: id, degraded }: SavedScan): WholeAnswer => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: [report, id && `Saved as ${id}\n`, degraded && `${degraded}\n`].filter(Boolean).join('\n'),
});

/** The result, with the reason why it was not saved appended to `degraded`. */
function withDegraded(members: Uint8Array, { degraded }: SavedScan): Uint8Array {
  if (degraded === undefined) return members;
  const result = parseMembers(members) as Partial<EngineResult>;
  const reasons = [result.degraded, degraded].filter(reason => reason !== undefined);
  return Buffer.from(jsonMembers({ ...result, degraded: reasons.join(' ') }));
}

type TextContext = Pick<Context<'documents'>, 'caller' | 'file' | 'ignored' | 'services' | 'onAbort'>;

/** The text to scan, and what of the request is not read. A file takes precedence over the text field. */
async function textOf(
  input: ScanRequest,
  { caller, file, ignored, services, onAbort }: TextContext,
): Promise<Pick<CountedText, 'text' | 'extractedAs' | 'unread'> & { warnings: string[] | null }> {
  const notRead = [...ignored, ...accountFields(input, caller)];
  if (file !== null) {
    const charsMax = caller.plan.characters_per_text;
    const extracted = await services.documents.run(
      'extractDocument',
      { ...file, charsMax, readAs: input.read_as ?? 'auto' },
      { caller: caller.subject, onAbort },
    );
    if (extracted.wholeChars > charsMax) throw httpErrors.textTooLong(extracted.wholeChars, charsMax);
    const textIgnored = input.text ? ['The field "text" was ignored: a file was sent.'] : [];
    return {
      text: extracted.text,
      warnings: [...textIgnored, ...notRead, ...extracted.warnings],
      extractedAs: extracted.kind === 'markdown' ? 'markdown' : 'plain',
      ...(extracted.unread !== undefined && { unread: extracted.unread }),
    };
  }
  if (input.text === undefined) throw httpErrors.missing('text', input);
  return { text: input.text, warnings: notRead.length === 0 ? null : notRead };
}

/** Sentences about the fields of a visitor that need an account. */
function accountFields({ deep, save, title, parent_scan_id }: ScanRequest, { account }: Caller): string[] {
  if (account !== null) return [];
  return Object.entries({ deep, save, title, parent_scan_id })
    .filter(([, value]) => value)
    .map(([name]) => `The field "${name}" was ignored: it needs an account.`);
}

/** The revision chain that a scan joins. Throws 422 when the parent scan is not the caller's. */
async function parentChain(input: ScanRequest, { caller, services }: StoreContext): Promise<string | null> {
  const parent = input.parent_scan_id;
  if (!parent || caller.account === null) return null;
  const chain = await services.store.chainOf(caller.account, parent);
  if (chain === null) throw httpErrors.parentNotFound(parent);
  return chain;
}

/** Saves the list item, the serialised result and the text as one record. Returns its id. */
async function saveScan(
  input: ScanRequest,
  text: string,
  { members, headline, assessed, score, band, mixed, genre, word_count }: ScanRecord,
  chain: string | null,
  context: Pick<Context<'store' | 'now'>, 'caller' | 'file' | 'services' | 'keyed'>,
): Promise<string> {
  const now = context.services.now();
  const id = recordId('scan', now);
  const created_at = new Date(now).toISOString();
  const title = cleanTitle(input.title) ?? cleanTitle(fileTitle(context.file));
  const item: ScanItem = {
    id,
    title,
    created_at,
    preview: preview(text),
    headline,
    assessed,
    score,
    band,
    mixed,
    word_count,
    genre,
    parent_scan_id: input.parent_scan_id || null,
  };
  const revision: Revision = { id, created_at, score, title };
  await saveRecord({ id, kind: 'scan', item, members, chain: chain ?? id, revision }, context);
  return id;
}

const fileTitle = (file: Context['file']): string =>
  Array.from(file === null || file.unnamed ? '' : file.filename)
    .slice(0, limits.titleChars)
    .join('');
