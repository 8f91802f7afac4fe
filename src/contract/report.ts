import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';
import { Nullable } from './nullable.js';

export const PublicKey = Type.Object(
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String({ description: 'The key, base64url' }),
    kid: Type.String({ description: 'Thumbprint of the key (RFC 7638)' }),
    alg: Type.Literal('EdDSA'),
    use: Type.Literal('sig'),
  },
  { description: 'Public key as a JSON Web Key (RFC 8037)' },
);

/** The keys that sign results and reports, current first. */
export const KeySet = Type.Object({ keys: Type.Array(PublicKey) });
export type KeySet = Static<typeof KeySet>;

const facts = {
  version: Type.Literal(1),
  engine: Type.String({ description: 'Engine version' }),
  score: Type.Number(),
  band: Type.String(),
  text_sha256: Type.String({ description: 'SHA-256 of the text in UTF-8, hexadecimal' }),
  result_sha256: Type.String({
    description: 'SHA-256 of the result as canonical JSON (RFC 8785), hexadecimal',
  }),
  signed_at: Type.String({ format: 'date-time' }),
};

const signature = {
  signature: Type.String({
    description: 'Ed25519 signature of the statement as canonical JSON (RFC 8785), base64url',
  }),
  key: PublicKey,
};

const attests =
  "Attests only that this service's engine returned this result for a text with this hash. It says nothing about who wrote the text";

export const SignedScan = Type.Object(
  { statement: Type.Object({ kind: Type.Literal('telltale-scan'), ...facts }), ...signature },
  { description: attests },
);

export const SignedReport = Type.Object(
  {
    statement: Type.Object({
      kind: Type.Literal('telltale-report'),
      report_id: Type.String(),
      report_sha256: Type.String({
        description: 'SHA-256 of the HTML document without the script element of the signature, hexadecimal',
      }),
      ...facts,
    }),
    ...signature,
  },
  { description: attests },
);

/** Fields of POST /api/report. */
export const ReportRequest = Type.Object({
  result: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'A scan result. For any other object, the report shows the recognised fields. The report is signed when the service computed this result: it has an `attestation`, or is that of `scan_id`',
  }),
  title: Type.Optional(Nullable(Type.String({ maxLength: limits.titleChars }))),
  source_text: Type.Optional(
    Nullable(
      Type.String({
        maxLength: limits.reportTextChars,
        description: 'The scanned text, in which the evidence is marked',
      }),
    ),
  ),
  source: Type.Optional(
    Nullable(Type.String({ maxLength: limits.reportSourceChars, description: 'Where the text comes from' })),
  ),
  scan_id: Type.Optional(Nullable(Type.String({ maxLength: limits.recordIdChars }))),
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
  token: Type.String({ description: 'The last part of the address' }),
  url: Type.String({ description: 'Address of the shared report; without BASE_URL only its path' }),
  expires_at: Type.String({ format: 'date-time' }),
});
export type Share = Static<typeof Share>;

export const SharedReportRequest = Type.Object({ token: Type.String() });

export const Report = Type.Object({
  report_id: Type.String(),
  title: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  html: Type.String({ description: 'A self-contained HTML document' }),
  text: Type.String(),
  signature: Type.Optional(Nullable(SignedReport)),
  share: Type.Optional(Share),
});
export type Report = Static<typeof Report>;
