import type { ScanSignature, Signer } from '../../../accounts/signing/signer.js';
import type { Report } from '../../../contract/report.js';
import type { AttestedResult } from '../../../report/signing/attested-result.js';
import { sha256 } from '../../../report/signing/hash.js';
import { type Answer, rawJson } from '../../http/answer.js';
import type { Context } from '../../http/route.js';
import { jsonObject } from '../json-object.js';

/** The signature of a serialised result, hashed by a worker: a long text takes too long for this thread. */
export async function signResult(
  members: Uint8Array,
  text: string,
  signedAt: number,
  { caller, services, onAbort }: Pick<Context<'texts' | 'signer'>, 'caller' | 'services' | 'onAbort'>,
): Promise<ScanSignature> {
  const task = { kind: 'hash' as const, text: `{${Buffer.from(members).toString()}}` };
  const { result_sha256 } = await services.texts.run(task, { caller: caller.subject, onAbort });
  return (await services.signer()).scan(result_sha256, sha256(text), signedAt);
}

/** A response that is a signed result and nothing else. */
export const signedAnswer = (members: Uint8Array, signature: ScanSignature): Answer =>
  rawJson(jsonObject({}, members, signature));

/** Adds the signature to a rendered report, if its result is attested. */
export function signReport(
  { html, text, attested }: { html: string; text: string; attested: AttestedResult | null },
  { reportId, now, signer }: { reportId: string; now: number; signer: Signer },
): Pick<Report, 'html' | 'text' | 'signature'> {
  if (attested === null) return { html, text, signature: null };
  const { result, textSha256 } = attested;
  return { text, ...signer.report(html, result, { textSha256, reportId, now }) };
}
