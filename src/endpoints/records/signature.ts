import type { Report } from '../../contract/report.js';
import type { EngineResult } from '../../contract/scan.js';
import type { Context } from '../../http/route.js';
import { hashOf, type Signer, sha256 } from '../../signing/signer.js';
import { resultOfRecord, type Signed } from '../../signing/statement.js';
import { parseMembers } from '../json-object.js';

type SignatureContext = Pick<Context<'store' | 'signer'>, 'caller' | 'services'>;

/** The text of a result that this service itself computed. */
export interface AttestedText {
  sha256: string;
}

/**
 * Checks whether this service computed a result: it has the service's own attestation, or it is the result of
 * the caller's saved scan. Null for any other result, and when `sourceText` is not the scanned text.
 */
export async function attestedText(
  result: Readonly<Record<string, unknown>>,
  scanId: string | null,
  sourceText: string | null,
  { caller, services }: SignatureContext,
): Promise<AttestedText | null> {
  const { signer, store } = services;
  const hash = textHashOf(result, await signer()) ?? (await savedTextHash());
  if (hash === null || (sourceText !== null && sha256(sourceText) !== hash)) return null;
  return { sha256: hash };

  async function savedTextHash(): Promise<string | null> {
    if (scanId === null || caller.account === null) return null;
    const record = await store.record(caller.account, 'scan', scanId);
    if (record === null) return null;
    const { text, ...saved } = parseMembers(record.members) as { text: string };
    return hashOf(resultOfRecord(saved)) === hashOf(resultOfRecord(result)) ? sha256(text) : null;
  }
}

function textHashOf(result: Readonly<Record<string, unknown>>, signer: Signer): string | null {
  const attestation = result.attestation as Signed | undefined;
  if (typeof attestation !== 'object' || attestation === null) return null;
  return signer.isAttested(result, attestation) ? attestation.statement.text_sha256 : null;
}

/** Adds the signature to a rendered report, if its result is attested. */
export function signReport(
  rendered: Pick<Report, 'html' | 'text'>,
  result: Readonly<Record<string, unknown>>,
  attested: AttestedText | null,
  { reportId, now, signer }: { reportId: string; now: number; signer: Signer },
): Pick<Report, 'html' | 'text' | 'signature'> {
  if (attested === null) return { ...rendered, signature: null };
  const { html, signature } = signer.report(rendered.html, resultOfRecord(result) as EngineResult, {
    textSha256: attested.sha256,
    reportId,
    now,
  });
  return { html, text: rendered.text, signature };
}
