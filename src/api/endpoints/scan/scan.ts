import { type Caller, mayStore } from '../../../accounts/caller.js';
import type { ScanSignature } from '../../../accounts/signing/signer.js';
import { httpErrors } from '../../../contract/errors.js';
import type { Revision, ScanItem } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { ScanRequest, ScanResult } from '../../../contract/scan.js';
import { asciiJson } from '../../../engine/scan/results/json.js';
import { selectFields } from '../../../engine/selection/field-paths.js';
import type { Selection } from '../../../engine/selection/selection.js';
import {
  encodeTextMember,
  type ScanAnswer,
  type ScanOutput,
  type ScanRecord,
} from '../../../pools/tasks/text-tasks.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { recordId, timeOfId } from '../../../store/record-id.js';
import { type Answer, jsonObject, rawJson, type WholeAnswer } from '../../http/answer.js';
import { type Context, type Replay, route } from '../../http/route.js';
import { requestedSelection, scanFields } from '../../http/validation/requested-selection.js';
import { type CountedText, preview, requireText } from '../documents/text-bounds.js';
import { signedAnswer, signRecord } from '../records/signature.js';
import { requireStorage, type StoreContext, saveOrDegrade, saveRecord } from '../records/storage.js';
import { settleReservations } from './monthly-quota.js';
import { scanDocs } from './scan-docs.js';
import { scanServices, scanText } from './scan-text.js';

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
    const { replay } = context;
    const selection = requestedSelection(input, scanFields);
    requireSignable(input, selection);
    const { text, warnings, ...extracted } = await textOf(input, context);
    const counted = { ...requireText(text, context.caller), ...extracted };
    const output = input.format === 'text' ? { selection: null, report: 'plain' as const } : { selection };
    const scanned =
      replay === null
        ? await scanAndSave(input, counted, output, context)
        : await scanAgain(input, counted, output, replay, context);
    const signature = await signatureFor(input, text, scanned, context);
    return {
      ...responseOf(input, scanned, selection, warnings, signature),
      keyTaken: context.keyed !== null,
    };
  },
});

/** A result, and the id of the saved scan, or null with the reason why it was not saved. */
type Scanned = Pick<ScanAnswer, 'members' | 'report' | 'degraded'> & { saved: SavedScan };
type SavedScan = Awaited<ReturnType<typeof saveOrDegrade<string>>>;

type ScanServices = Context<'store' | 'signer' | (typeof scanServices)[number]>;

async function scanAndSave(
  input: ScanRequest,
  counted: CountedText,
  output: ScanOutput,
  context: ScanServices,
): Promise<Scanned> {
  const { caller, keyed, services } = context;
  const { text } = counted;
  const parent = await saveOrDegrade(keyed, () => parentChain(input, context));
  const saves = mayStore(caller) && input.save !== false && parent.degraded === undefined;
  if (saves) await requireStorage(Buffer.byteLength(text), context);
  let saved: SavedScan = { ...parent, value: null };
  const save = saves
    ? async ({ record }: ScanAnswer) => {
        saved = await saveOrDegrade(keyed, () => saveScan(input, text, record!, parent.value, context));
      }
    : keyed && (() => services.store.takeIdempotencyKey(caller.account!, keyed));
  const scanned = await scanText(counted, input, context, output, save);
  return { ...scanned, saved };
}

/** Repeats the first result: from the saved record if it has every part, otherwise by scanning again. */
async function scanAgain(
  input: ScanRequest,
  counted: CountedText,
  output: ScanOutput,
  { saved, answered }: Replay,
  context: ScanServices,
): Promise<Scanned> {
  const { caller, services } = context;
  settleReservations(caller.subject, answered, services);
  const first = { value: saved?.id ?? null };
  if (saved === null || output.report !== undefined)
    return { ...(await scanText(counted, input, context, output)), saved: first };
  // The record ends with the text.
  const end = saved.members.length - Buffer.byteLength(encodeTextMember(counted.text));
  const whole = Buffer.from(saved.members.subarray(0, end)).toString();
  const { selection } = output;
  const task = { kind: 'select' as const, text: `{${whole}}` };
  const members =
    selection === null ? whole : (await services.texts.run({ ...task, selection }, context)).members;
  return { members, report: null, degraded: null, saved: first };
}

function responseOf(
  { format }: ScanRequest,
  scanned: Scanned,
  selection: Selection | null,
  warnings: string[] | null,
  signature: ScanSignature | null,
): Answer {
  const { report, saved } = scanned;
  if (report !== null) return plainResponse(report, saved);
  if (format === 'signed') return signedAnswer(withDegraded(scanned), signature!);
  const tree = selection?.fields ?? null;
  const own = { scan_id: saved.value, ...(warnings !== null && { warnings }), ...signature };
  const fields = selectFields(own, tree) as object;
  const showsDegraded = tree === null || 'degraded' in tree;
  return rawJson(jsonObject(fields, showsDegraded ? withDegraded(scanned) : scanned.members));
}

function requireSignable({ sign, format }: ScanRequest, selection: Selection | null): void {
  if (format === 'signed' && selection !== null) throw httpErrors.notSignable('format', format);
  if (sign === true && (selection !== null || format === 'text')) throw httpErrors.notSignable('sign', sign);
}

/** The requested signature. That of a saved scan has its time, so that a replay is the same. */
async function signatureFor(
  { sign, format }: ScanRequest,
  text: string,
  scanned: Scanned,
  context: Pick<ScanServices, 'caller' | 'services' | 'onAbort'>,
): Promise<ScanSignature | null> {
  if ((sign !== true && format !== 'signed') || scanned.report !== null) return null;
  const { value: id } = scanned.saved;
  const signedAt = id === null ? context.services.now() : timeOfId(id);
  const { signature } = await signRecord(
    `{${withDegraded(scanned)}${encodeTextMember(text)}}`,
    signedAt,
    context,
  );
  return signature;
}

const plainResponse = (report: string, { value: id, degraded }: SavedScan): WholeAnswer => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: [report, id && `Saved as ${id}\n`, degraded && `${degraded}\n`].filter(Boolean).join('\n'),
});

/** The result, with the reason why it was not saved appended to `degraded`. */
function withDegraded({ members, degraded, saved }: Scanned): string {
  if (saved.degraded === undefined) return members;
  const member = (reason: string) => `"degraded":${asciiJson(reason)}`;
  if (degraded === null) return [members, member(saved.degraded)].filter(part => part !== '').join(',');
  return members.replace(member(degraded), () => member(`${degraded} ${saved.degraded}`));
}

type TextContext = Pick<Context<'documents'>, 'caller' | 'file' | 'ignored' | 'services' | 'onAbort'>;

/** The text to scan, and what of the request is not read. A file takes precedence over the text field. */
async function textOf(
  input: ScanRequest,
  context: TextContext,
): Promise<Pick<CountedText, 'text' | 'extractedAs' | 'unread'> & { warnings: string[] | null }> {
  const { caller, file } = context;
  const notRead = [...context.ignored, ...accountFields(input, caller)];
  if (file !== null) {
    const charsMax = caller.plan.characters_per_text;
    const extracted = await context.services.documents.run(
      'extractDocument',
      { ...file, charsMax, readAs: input.read_as ?? 'auto' },
      context,
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

/** Sentences about the fields that need an account, or a key that may save. */
function accountFields({ deep, save, title, parent_scan_id }: ScanRequest, caller: Caller): string[] {
  if (mayStore(caller)) return [];
  const ofRecord = { save, title, parent_scan_id };
  const [fields, why] =
    caller.account === null
      ? [{ deep, ...ofRecord }, 'it needs an account']
      : [ofRecord, 'a key of scope "read" saves nothing'];
  return Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name]) => `The field "${name}" was ignored: ${why}.`);
}

/** The revision chain that a scan joins. Throws 422 when the parent scan is not the caller's. */
async function parentChain(input: ScanRequest, { caller, services }: StoreContext): Promise<string | null> {
  const parent = input.parent_scan_id;
  if (!parent || caller.account === null) return null;
  const scan = await services.store.record(caller.account, 'scan', parent);
  if (scan === null) throw httpErrors.parentNotFound(parent);
  return scan.chain;
}

/** Saves the list item, the serialised result and the text as one record. Returns its id. */
async function saveScan(
  input: ScanRequest,
  text: string,
  { members, shown }: ScanRecord,
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
    ...shown,
    parent_scan_id: input.parent_scan_id || null,
  };
  const revision: Revision = { id, created_at, score: shown.score, assessed: shown.assessed, title };
  const bytes = Buffer.from(members);
  await saveRecord({ id, kind: 'scan', item, members: bytes, chain: chain ?? id, revision }, context);
  return id;
}

const fileTitle = (file: Context['file']): string =>
  Array.from(file === null || file.unnamed ? '' : file.filename)
    .slice(0, limits.titleChars)
    .join('');
