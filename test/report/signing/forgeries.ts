/** Files that are not what the service signed, each made from genuine ones. */

import { type Signer, signerOfSecret } from '../../../src/accounts/signing/signer.js';
import type { SignedScan } from '../../../src/contract/scan.js';
import { hashOf, sha256 } from '../../../src/report/signing/attested-result.js';

/** Genuine files of one service. */
export interface Genuine {
  /** A signed result as JSON, and its text. */
  readonly result: string;
  readonly text: string;
  /** A signed result of another text. */
  readonly otherResult: string;
  /** A signed report with a title, a source and the text. */
  readonly page: string;
  readonly otherPage: string;
}

export interface Forgery {
  /** What was done to the genuine file. */
  readonly what: string;
  readonly file: string;
  readonly make: (genuine: Genuine) => string | Uint8Array;
  /** Pattern of the reason that the verifier reports. */
  readonly reason?: RegExp | undefined;
}

/** A result with the signature of a signer. */
export const signedBy = <Result extends object>(signer: Signer, result: Result, text_sha256: string) => ({
  ...result,
  ...signer.scan(hashOf(result), text_sha256, 0),
});

const attacker = signerOfSecret('2a'.repeat(32));

// biome-ignore lint/suspicious/noExplicitAny: forgeries change members of every shape
type Document = any;
type Content = string | Uint8Array;
type Rows<Change> = readonly (readonly [what: string, change: Change, reason?: RegExp])[];

const attest = (change: object) => (d: Document) => ({ ...d, attestation: { ...d.attestation, ...change } });
const rekey = (change: object) => (d: Document) => attest({ key: { ...d.attestation.key, ...change } })(d);

/** The next character of base64url that stands for the same bytes at the end of a signature. */
const sameBytes = (signature: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.at(-1)!) + 1];
};
const resign = (d: Document) => attest({ signature: sameBytes(d.attestation.signature) })(d);

/** Changes of the value of a result. */
const members: Rows<(document: Document) => unknown> = [
  ['another score', d => ({ ...d, score: 99.8 })],
  ['another time', d => ({ ...d, signed_at: '2020-01-01T00:00:00.000Z' })],
  ['the hash of another text', d => ({ ...d, text_sha256: sha256('Another text.') })],
  ['a title', d => ({ title: 'Jane Doe', ...d }), /"title"/],
  ['a member that is called constructor', d => ({ ...d, constructor: 1 }), /"constructor"/],
  ['members of a saved record', d => ({ ...d, id: '1', revisions: [] }), /"id", "revisions"/],
  ['a member of a signal', d => ({ ...d, signals: [{ ...d.signals[0], verdict: 'AI' }] })],
  ['a member of the attestation', attest({ by: 'x' }), /"attestation\.by"/],
  ['a member of the key', rekey({ issuer: 'x' }), /"attestation\.key\.issuer"/],
  ['no attestation but its parts', ({ attestation, ...d }) => ({ ...d, ...attestation })],
  ['an attestation of null', d => ({ ...d, attestation: null })],
  ['the signature of another document', attest({ signature: 'A'.repeat(86) })],
  ['a signature with another last character of the same bytes', resign],
  ['a version that does not exist', attest({ version: 3 })],
  ['the kind of a report', attest({ kind: 'telltale-report' })],
  ['another use of the key', rekey({ use: 'enc' }), /not an Ed25519 key/],
  ['another name of the key', rekey({ kid: 'x' }), /name of another key/],
  ['a document in a list', d => [d]],
];

/** A member before the others. */
const first = (result: string, member: string) => `{${member},${result.trimStart().slice(1)}`;
/** A member after the others. */
const last = (result: string, member: string) => `${result.trimEnd().slice(0, -1)},${member}}`;
/** A result with another number in place of the score. */
const scored = (result: string, write: (score: string) => string) =>
  result.replace(/("score":)([\d.]+)/, (_, name, score) => name + write(score));
const nested = (depth: number) => `"x":${'['.repeat(depth)}${']'.repeat(depth)}`;

/** The result of a genuine file with a changed score, signed by a forger. */
function signedByForger(genuine: string, signer = attacker) {
  const { attestation: _, text_sha256, signed_at: __, ...result } = JSON.parse(genuine) as SignedScan;
  return signedBy(signer, { ...result, score: 99.8 }, text_sha256);
}
/** A key of the forger with the name of the genuine one. */
function impostor(kid: string): Signer {
  const signer = signerOfSecret('2a'.repeat(32));
  signer.keys[0] = { ...signer.keys[0]!, kid };
  return signer;
}

/** Changes of the text of a result. */
const texts: Rows<(result: string, genuine: Genuine) => Content> = [
  [
    'the attestation of another result',
    (result, { otherResult }) =>
      JSON.stringify({ ...JSON.parse(result), attestation: JSON.parse(otherResult).attestation }),
  ],
  ['a signature with a key of the forger', result => JSON.stringify(signedByForger(result))],
  [
    'a key of the forger that has the name of the key',
    result => JSON.stringify(signedByForger(result, impostor(JSON.parse(result).attestation.key.kid))),
    /name of another key/,
  ],
  ['the signature block of a report', (_, { page }) => blockOf(page)],
  ['a prototype', result => first(result, '"__proto__":{"score":99.8}'), /"__proto__"/],
  ['a prototype in the attestation', result => result.replace(/n":{/, '$&"__proto__":{"version":2},')],
  ['a second score after the first', result => last(result, '"score":99.8'), /occurs twice/],
  ['a second score with an escaped name', result => first(result, '"sc\\u006fre":99.8'), /occurs twice/],
  ['a second member of a signal', result => result.replace('"points":', '"points":99,"points":')],
  ['a byte order mark', result => `\ufeff${result}`],
  ['a page after it', result => `${result}<h1>Score 99.8</h1>`],
  ['a raw direction character', result => result.replace('"headline":"', '$&\u202e'), /direction/],
  ['a raw control character', result => first(result, '"\u009b2J":1'), /control/],
  ['more digits', result => scored(result, () => '61.50000000000000000000001'), /a number/],
  ['another notation', result => scored(result, score => `${Number(score) * 10}e-1`), /a number/],
  ['a long number', result => last(result, `"x":1${'0'.repeat(1_000_000)}`), /a number/],
  ['deep nesting', result => last(result, nested(100_000)), /deep|not a JSON/],
  ['nesting beyond the limit', result => last(result, nested(70)), /deep/],
  [
    'a million members',
    result => last(result, Array.from({ length: 1_000_000 }, (_, i) => `"${i}":1`).join(',')),
    /another form/,
  ],
  ['a lone surrogate', result => result.replace('"label":"', '"label":"\\ud800')],
  ['bytes that are not UTF-8', result => Buffer.from(`${result}\xff`, 'latin1'), /not UTF-8/],
  ['a page in a member', result => first(result, '"title":"<main>Score 99.8</main><template>"')],
];

const blockPattern = /(<script type="application\/json" id="telltale-signature">)(.*)(<\/script>)/;
const blockOf = (html: string) => blockPattern.exec(html)![2]!;
/** A page with another block. */
const withBlock = (html: string, block: string) =>
  html.replace(blockPattern, (_, open, __, close) => open + block + close);

/** Changes of the text of a report. */
const pages: Rows<(page: string, genuine: Genuine) => Content> = [
  ['a paragraph more', html => html.replace('<main>', '<main><p>Score 99.8</p>'), /page was changed/],
  ['a space at its end that JSON does not know', html => `${html}\u00a0`],
  ['a byte that is not UTF-8', html => Buffer.from(`${html}\xff`, 'latin1'), /not UTF-8/],
  ['an element after the signature', html => html.replace('</script>\n', '</script>\n<p>x</p>')],
  ['a space after the signature', html => html.replace('</script>\n', '</script> \n')],
  ['the signature twice', html => html.replace(blockPattern, '$&\n$&')],
  ['the signature of another report', (html, { otherPage }) => withBlock(html, blockOf(otherPage))],
  ['a space in its signature', html => withBlock(html, blockOf(html).replace(',', ', ')), /another form/],
  ['a second member', html => withBlock(html, first(blockOf(html), '"score":99.8')), /another form/],
  [
    'a changed page with a signature of the forger',
    html => {
      const unsigned = html.replace(blockPattern, '').replace('not a verdict', '99.8');
      const block = JSON.parse(blockOf(html));
      const options = { textSha256: block.text_sha256, reportId: block.report_id, now: Date.now() };
      return attacker.report(unsigned.replace(/\n+<\/body>/, '\n</body>'), block, options).html;
    },
  ],
  ['no signature', html => html.replace(blockPattern, '')],
];

/** Changes of the value of the signature of a report. */
const blocks: Rows<(block: Document) => unknown> = [
  ['another order in the signature', ({ attestation, ...block }) => ({ ...block, attestation })],
  ['a member more in the signature', block => ({ ...block, note: 'x' })],
  ['the hash of another page in the signature', block => ({ ...block, report_sha256: sha256('x') })],
  ['another last character in the signature', resign],
];

const forged = <Change>(rows: Rows<Change>, file: string, make: (change: Change) => Forgery['make']) =>
  rows.map(([what, change, reason]) => ({ what, reason, file, make: make(change) }));
const names = ['page.html', 'PAGE.HTM', 'page.xhtml', 'page.svg', 'page.html ', 'page.shtml'];

export const forgeries: readonly Forgery[] = [
  ...forged(
    members,
    'result.json',
    change =>
      ({ result }) =>
        JSON.stringify(change(JSON.parse(result))),
  ),
  ...forged(texts, 'result.json', change => genuine => change(genuine.result, genuine)),
  ...names.map(file => ({
    ...{ what: `a result that is called ${file}`, file, reason: /name/ },
    make: ({ result }: Genuine) => result,
  })),
  ...forged(pages, 'report.html', change => genuine => change(genuine.page, genuine)),
  ...forged(blocks, 'report.html', change => ({ page }) => {
    return withBlock(page, JSON.stringify(change(JSON.parse(blockOf(page)))));
  }),
];
