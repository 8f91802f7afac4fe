import Type, { type Static } from 'typebox';
import { dateTime, Nullable, OptionalText, Text, Truth } from './fields.js';
import { limits } from './limits.js';

export const PublicKey = Type.Object(
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Text('The key, base64url'),
    kid: Text('Thumbprint of the key (RFC 7638)'),
    alg: Type.Literal('EdDSA'),
    use: Type.Literal('sig'),
  },
  { description: 'Public key as a JSON Web Key (RFC 8037)' },
);
export type PublicKey = Static<typeof PublicKey>;

/** The keys that sign results and reports, current first. */
export const KeySet = Type.Object({ keys: Type.Array(PublicKey) });
export type KeySet = Static<typeof KeySet>;

const attestation = <Kind extends string>(kind: Kind) =>
  Type.Object(
    {
      kind: Type.Literal(kind),
      version: Type.Literal(1),
      key: PublicKey,
      signature: Text(
        'Ed25519 signature over all other members, base64url; [signed reports](docs/signed-reports.md) has the format',
      ),
    },
    {
      description:
        "Attests only that this service's engine returned this result for a text with this hash. It says nothing about who wrote the text",
    },
  );

const text_sha256 = Text('SHA-256 of the text in UTF-8, hexadecimal');
const signed_at = dateTime;

/** Members of a signed scan result besides those of the engine. */
export const scanSignature = { text_sha256, signed_at, attestation: attestation('telltale-scan') };

export const SignedReport = Type.Object(
  {
    report_id: Type.String(),
    report_sha256: Text(
      'SHA-256 of the HTML document without the script element of the signature, hexadecimal',
    ),
    engine: Text('Engine version'),
    headline: Text('The headline of the result'),
    score: Type.Number(),
    band: Type.String(),
    assessed: Truth('false when the score and the band mean nothing'),
    text_sha256,
    signed_at,
    attestation: attestation('telltale-report'),
  },
  { description: 'The signature at the end of the HTML document' },
);
export type SignedReport = Static<typeof SignedReport>;

/** Fields of POST /api/report. */
export const ReportRequest = Type.Object({
  result: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'A scan result. For any other object, the report shows the recognised fields. The report is signed when the service computed this result: it has an `attestation`, or is that of `scan_id`. A signed report shows only the members that the engine returned',
  }),
  title: OptionalText(
    limits.titleChars,
    'Like `source`, `source_text`, `statement` and `scan_id`, shown in the section “Added by the person who made this report, not checked by the service”',
  ),
  source_text: OptionalText(
    limits.reportTextChars,
    'The scanned text, in which the evidence is marked. With any other text the report is not signed',
  ),
  source: OptionalText(limits.reportSourceChars, 'Where the text comes from'),
  statement: OptionalText(
    limits.statementChars,
    'What the writer of the text says about it, such as how it was written. It is stored only with a saved report',
  ),
  excerpts: OptionalText(
    limits.reportExcerptsChars,
    'The first and last words of passages, one passage a line, to look them up in a text that is too long for `source_text`. Shown like `source`',
  ),
  scan_id: OptionalText(limits.recordIdChars),
  share_days: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1,
        maximum: limits.shareDays,
        description:
          'Makes a link that shows the report to anyone who has it, for this many days or until the report is deleted. Only for accounts. The report has the text only with `source_text`',
      }),
    ),
  ),
});
export type ReportRequest = Static<typeof ReportRequest>;

export const Share = Type.Object({
  token: Text('The last part of the address'),
  url: Text('Address of the shared report; without BASE_URL only its path'),
  expires_at: dateTime,
});
export type Share = Static<typeof Share>;

export const SharedReportRequest = Type.Object({ token: Type.String() });

export const Report = Type.Object({
  report_id: Type.String(),
  title: Nullable(Type.String()),
  created_at: dateTime,
  html: Text('A self-contained HTML document'),
  text: Type.String(),
  signature: Type.Optional(Nullable(SignedReport)),
  share: Type.Optional(Share),
});
export type Report = Static<typeof Report>;
