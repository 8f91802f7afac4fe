import type { Report } from '../../contract/report.js';
import type { EngineResult, SignedScan } from '../../contract/scan.js';
import type { Answer } from '../../http/answer.js';
import type { Context } from '../../http/route.js';
import { canonicalJson } from '../../signing/canonical-json.js';
import { engineResultIn, signedJson } from '../../signing/signed-document.js';
import { type Signer, sha256 } from '../../signing/signer.js';
import { parseMembers } from '../json-object.js';

type SignatureContext = Pick<Context<'store' | 'signer'>, 'caller' | 'services'>;

/** A result that this service computed, and the hash of its text. */
export interface AttestedResult {
  result: EngineResult;
  textSha256: string;
}

/**
 * The part of a client's object that is a result of this service: it has the service's own signature, or is
 * the result of the caller's saved scan. Null for any other object.
 * @param json the object, serialised
 */
export async function attestedResult(
  json: string,
  scanId: string | null,
  { caller, services }: SignatureContext,
): Promise<AttestedResult | null> {
  const { signer, store } = services;
  const object = JSON.parse(json) as object;
  const result = engineResultIn(object) as EngineResult;
  const signed = (await signer()).ownScan(object);
  if (signed !== null) return { result, textSha256: signed.text_sha256 };
  if (scanId === null || caller.account === null) return null;
  const record = await store.record(caller.account, 'scan', scanId);
  if (record === null) return null;
  const { text, ...saved } = parseMembers(record.members) as { text: string };
  const isSaved = canonicalJson(engineResultIn(saved)) === canonicalJson(result);
  return isSaved ? { result, textSha256: sha256(text) } : null;
}

/** A response that is a signed result and nothing else. */
export const signedAnswer = (signed: SignedScan): Answer => ({
  status: 200,
  type: 'application/json',
  body: signedJson(signed),
});

/** Adds the signature to a rendered report, if its result is attested. */
export function signReport(
  rendered: Pick<Report, 'html' | 'text'>,
  attested: AttestedResult | null,
  { reportId, now, signer }: { reportId: string; now: number; signer: Signer },
): Pick<Report, 'html' | 'text' | 'signature'> {
  if (attested === null) return { ...rendered, signature: null };
  const { result, textSha256 } = attested;
  const { html, signature } = signer.report(rendered.html, result, { textSha256, reportId, now });
  return { html, text: rendered.text, signature };
}
