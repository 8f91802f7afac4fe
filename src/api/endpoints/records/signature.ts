import type { ScanSignature, Signer } from '../../../accounts/signing/signer.js';
import { KeySet, type Report } from '../../../contract/report.js';
import type { AttestedResult } from '../../../report/signing/attested-result.js';
import { type Answer, json, jsonObject, rawJson } from '../../http/answer.js';
import { type Context, openGet, route } from '../../http/route.js';

/**
 * The result in a saved scan, as JSON with its text, and the signature. A worker hashes both: long texts take
 * too long for this thread.
 */
export async function signRecord(
  text: string,
  signedAt: number,
  context: Pick<Context<'texts' | 'signer'>, 'caller' | 'services' | 'onAbort'>,
): Promise<{ members: string; signature: ScanSignature }> {
  const { services } = context;
  const hashed = await services.texts.run({ kind: 'hash', text }, context);
  const signer = await services.signer();
  return {
    members: hashed.members,
    signature: signer.scan(hashed.result_sha256, hashed.text_sha256, signedAt),
  };
}

/** A response that is a signed result and nothing else. */
export const signedAnswer = (members: string, signature: ScanSignature): Answer =>
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

export const reportKeys = route({
  ...openGet,
  path: '/.well-known/telltale-report-key.json',
  summary: 'Public keys of signed results and reports',
  docs: {
    description:
      'Returns the public keys of signed results and reports as a JSON Web Key Set, current first. Save them to check a signature without a connection ([signed reports](docs/signed-reports.md)).',
  },
  services: ['signer'],
  output: KeySet,
  work: async (_, { services }) => json({ keys: (await services.signer()).keys } satisfies KeySet),
});
