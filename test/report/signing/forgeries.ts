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
  readonly reason?: RegExp;
}

/** A result with the signature of a signer. */
export const signedBy = <Result extends object>(
  signer: Signer,
  result: Result,
  text_sha256: string,
  now = 0,
) => ({
  ...result,
  ...signer.scan(hashOf(result), text_sha256, now),
});

const attacker = signerOfSecret('2a'.repeat(32));

// biome-ignore lint/suspicious/noExplicitAny: forgeries change members of every shape
type Document = any;

/** A result whose value is changed. */
const changed = (what: string, change: (document: Document) => unknown, reason?: RegExp): Forgery => ({
  what,
  file: 'result.json',
  make: ({ result }) => {
    const document = JSON.parse(result);
    return JSON.stringify(change(document) ?? document);
  },
  ...(reason && { reason }),
});

/** A result whose text is changed. */
const rewritten = (
  what: string,
  change: (result: string, genuine: Genuine) => string | Uint8Array,
  reason?: RegExp,
): Forgery => ({
  what,
  file: 'result.json',
  make: genuine => change(genuine.result, genuine),
  ...(reason && { reason }),
});

/** A page whose text is changed. */
const page = (
  what: string,
  change: (page: string, genuine: Genuine) => string | Uint8Array,
  reason?: RegExp,
): Forgery => ({
  what,
  file: 'report.html',
  make: genuine => change(genuine.page, genuine),
  ...(reason && { reason }),
});

/** A member before the others. */
const first = (result: string, member: string) => `{${member},${result.trimStart().slice(1)}`;
/** A member after the others. */
const last = (result: string, member: string) => `${result.trimEnd().slice(0, -1)},${member}}`;

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

/** The next character of base64url that stands for the same bytes at the end of a signature. */
const sameBytes = (signature: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.at(-1)!) + 1];
};

const blockPattern = /(<script type="application\/json" id="telltale-signature">)(.*)(<\/script>)/;
const blockOf = (html: string) => blockPattern.exec(html)![2]!;
/** A page with another block. */
const withBlock = (html: string, block: string) =>
  html.replace(blockPattern, (_, open, __, close) => open + block + close);
const changedBlock = (what: string, change: (block: Document) => unknown, reason?: RegExp) =>
  page(
    what,
    html => {
      const block = JSON.parse(blockOf(html));
      return withBlock(html, JSON.stringify(change(block) ?? block));
    },
    reason,
  );

/** Digits after those of a score, which a double does not have. */
const moreDigits = (json: string) =>
  json.replace(/("score":)(\d+)(?:\.(\d+))?/, '$1$2.$30000000000000000000001');

export const forgeries: readonly Forgery[] = [
  changed('another score', d => {
    d.score = 99.8;
  }),
  changed('another band', d => {
    d.band = 'high';
  }),
  changed('another quoted text', d => {
    d.signals.find((s: Document) => s.evidence !== undefined).evidence[0].text = 'a forged phrase';
  }),
  changed('a signal less', d => void d.signals.pop()),
  changed('two signals exchanged', d => void d.signals.reverse()),
  changed('no disclaimer', d => {
    delete d.disclaimer;
  }),
  changed('another time', d => {
    d.signed_at = '2020-01-01T00:00:00.000Z';
  }),
  changed('the hash of another text', d => {
    d.text_sha256 = sha256('Another text.');
  }),
  changed('a number as a string', d => {
    d.score = String(d.score);
  }),
  changed('null for a member', d => {
    d.language = null;
  }),
  changed('a title', d => ({ title: 'Jane Doe', ...d }), /"title"/),
  changed(
    'the scanned text',
    d => {
      d.text = 'Moreover';
    },
    /"text"/,
  ),
  changed(
    'notes of the sender',
    d => {
      d.warnings = ['The true score is 99.8.'];
    },
    /"warnings"/,
  ),
  changed('the id of a scan', d => ({ scan_id: null, ...d }), /"scan_id"/),
  changed(
    'the members of a saved record',
    d => Object.assign(d, { id: '1', created_at: '2020', revisions: [], parent_scan_id: null }),
    /"id", "created_at", "revisions", "parent_scan_id"/,
  ),
  changed(
    'a member that is called constructor',
    d => {
      d.constructor = 1;
    },
    /"constructor"/,
  ),
  changed('a member of a signal', d => {
    d.signals[0].verdict = 'AI';
  }),
  changed(
    'a member of the attestation',
    d => {
      d.attestation.by = 'x';
    },
    /"attestation\.by"/,
  ),
  changed(
    'a member of the key',
    d => {
      d.attestation.key.issuer = 'x';
    },
    /"attestation\.key\.issuer"/,
  ),
  changed(
    'the attestation inside itself',
    d => {
      d.attestation.attestation = { ...d.attestation };
    },
    /attestation/,
  ),
  changed('no attestation but its parts', d => Object.assign(d, d.attestation, { attestation: undefined })),
  changed('an attestation of null', d => {
    d.attestation = null;
  }),
  changed('an attestation as a list', d => {
    d.attestation = [d.attestation];
  }),
  changed('the signature of another document', d => {
    d.attestation.signature = 'A'.repeat(86);
  }),
  changed('an empty signature', d => {
    d.attestation.signature = '';
  }),
  changed('a signature with another last character of the same bytes', d => {
    d.attestation.signature = sameBytes(d.attestation.signature);
  }),
  changed('a padded signature', d => {
    d.attestation.signature += '==';
  }),
  changed('a version that does not exist', d => {
    d.attestation.version = 3;
  }),
  changed('the version as a string', d => {
    d.attestation.version = '2';
  }),
  changed('the kind of a report', d => {
    d.attestation.kind = 'telltale-report';
  }),
  changed('the name of the key changed', d => {
    d.attestation.key.kid = 'x';
  }),
  changed('a document in a list', d => [d]),
  changed('a document in a document', d => ({ result: d })),
  changed('a document in its own attestation member', d => ({ ...d, attestation: d })),
  rewritten('the attestation of another result', (result, { otherResult }) =>
    JSON.stringify({ ...JSON.parse(result), attestation: JSON.parse(otherResult).attestation }),
  ),
  rewritten('a signature with a key of the forger', result => {
    const { attestation: _, text_sha256, signed_at: __, ...rest } = JSON.parse(result) as SignedScan;
    return JSON.stringify(signedBy(attacker, { ...rest, score: 99.8 }, text_sha256));
  }),
  rewritten('a signature of the forger under the name of the key', result => {
    const { attestation, text_sha256, signed_at: _, ...rest } = JSON.parse(result) as SignedScan;
    const forged = signedBy(attacker, { ...rest, score: 99.8 }, text_sha256);
    return JSON.stringify({ ...forged, attestation: { ...forged.attestation, key: attestation.key } });
  }),
  rewritten(
    'a key of the forger that has the name of the key',
    result => {
      const { attestation, text_sha256, signed_at: _, ...rest } = JSON.parse(result) as SignedScan;
      const impostor = signerOfSecret('2a'.repeat(32));
      impostor.keys[0] = { ...impostor.keys[0]!, kid: attestation.key.kid };
      return JSON.stringify(signedBy(impostor, { ...rest, score: 99.8 }, text_sha256));
    },
    /name of another key/,
  ),
  rewritten('the hash of the result as its only member', result => {
    const { attestation, text_sha256, signed_at, ...rest } = JSON.parse(result) as SignedScan;
    return JSON.stringify({ text_sha256, signed_at, attestation, result_sha256: hashOf(rest) });
  }),
  rewritten('the hash of the result beside a changed result', result => {
    const { attestation, text_sha256, signed_at, ...rest } = JSON.parse(result) as SignedScan;
    const seal = { text_sha256, signed_at, attestation, result_sha256: hashOf(rest) };
    return JSON.stringify({ ...rest, score: 99.8, ...seal });
  }),
  rewritten('the signature block of a report', (_, { page: html }) => blockOf(html)),
  rewritten('the signature block of a report as a result', (_, { page: html }) => {
    const block = JSON.parse(blockOf(html));
    return JSON.stringify({ ...block, attestation: { ...block.attestation, kind: 'telltale-scan' } });
  }),
  rewritten('a prototype', result => first(result, '"__proto__":{"score":99.8}'), /"__proto__"/),
  rewritten('a prototype in the attestation', result =>
    result.replace('"attestation":{', '"attestation":{"__proto__":{"version":2},'),
  ),
  rewritten('a second score before the first', result => first(result, '"score":99.8'), /occurs twice/),
  rewritten('a second score after the first', result => last(result, '"score":99.8'), /occurs twice/),
  rewritten('the same score twice', result => last(result, `"score":${JSON.parse(result).score}`)),
  rewritten(
    'a second score with an escaped name',
    result => first(result, '"sc\\u006fre":99.8'),
    /occurs twice/,
  ),
  rewritten('a second attestation', result => first(result, '"attestation":{}'), /occurs twice/),
  rewritten('a second signature', result => result.replace('"signature":', '"signature":"","signature":')),
  rewritten('a second member of a signal', result => result.replace('"points":', '"points":99,"points":')),
  rewritten('a second member in white space', result => first(result, '\n"score"\n\t :99.8')),
  rewritten('a byte order mark', result => `\ufeff${result}`),
  rewritten('a page before it', result => `<h1>Score 99.8</h1>${result}`),
  rewritten('a page after it', result => `${result}<h1>Score 99.8</h1>`),
  rewritten('a comment before it', result => `/* Score 99.8 */${result}`),
  rewritten('a comment after it', result => `${result} // Score 99.8`),
  rewritten(
    'a raw direction character in a quotation',
    result => result.replace('\\u00fc', '\u202e'),
    /direction/,
  ),
  rewritten('a raw direction character in the name of a member', result => first(result, '"\u2066":1')),
  rewritten('a raw control character', result => first(result, '"\u009b2J":1'), /control/),
  rewritten('a comment in it', result => `{/* Score 99.8 */${result.slice(1)}`),
  rewritten('a space before it that JSON does not know', result => `\u00a0${result}`),
  rewritten('a form feed after it', result => `${result}\f`),
  rewritten('a NUL after it', result => `${result}\0`),
  rewritten('a second document', result => `${result}\n${result}`),
  rewritten('a comma after the last member', result => `${result.trimEnd().slice(0, -1)},}`),
  rewritten('only its first half', result => result.slice(0, result.length / 2)),
  rewritten('more digits than a number has', moreDigits, /a number/),
  rewritten('a number without end', result => result.replace(/"score":[\d.]+/, '"score":1e999'), /a number/),
  rewritten(
    'a number in another notation',
    result =>
      result.replace(
        /"score":(\d+)(\.\d+)?/,
        (_, whole, part) => `"score":${Number(whole + (part ?? '')) * 10}e-1`,
      ),
    /a number/,
  ),
  rewritten('a number with a zero more', result => result.replace(/("score":\d+\.\d+)/, '$10'), /a number/),
  rewritten('a number that is none', result => result.replace(/"score":[\d.]+/, '"score":NaN')),
  rewritten('a long number', result => last(result, `"x":1${'0'.repeat(1_000_000)}`), /a number/),
  rewritten(
    'deep nesting',
    result => last(result, `"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    /deep|not a JSON/,
  ),
  rewritten(
    'nesting beyond the limit',
    result => last(result, `"x":${'['.repeat(70)}${']'.repeat(70)}`),
    /deep/,
  ),
  rewritten('a number that JSON does not have', result => result.replace(/"score":[\d.]+/, '"score":1.')),
  rewritten(
    'a million members',
    result => last(result, Array.from({ length: 1_000_000 }, (_, i) => `"${i}":1`).join(',')),
    /another form/,
  ),
  rewritten(
    'deep nesting without an end',
    result => first(result, `"x":${'[{"a":'.repeat(100_000)}`),
    /not a JSON/,
  ),
  rewritten('a string without an end', result => `${result.trimEnd()}"`),
  rewritten('a name outside an object', result => `${result.trimEnd()},"score":99.8`),
  rewritten('a lone surrogate', result => result.replace('"label":"', '"label":"\\ud800')),
  rewritten('bytes that are not UTF-8', result => bytes(result.slice(0, 10), [0xff], result.slice(10))),
  rewritten('an overlong form of a character', result => bytes(result.replace('{', ''), [0xc1, 0xbb])),
  rewritten('the same in UTF-16', result => Buffer.from(`\ufeff${result}`, 'utf16le')),
  ...['page.html', 'PAGE.HTM', 'page.xhtml', 'page.svg', 'page.html ', 'page.shtml'].map(file => ({
    what: `a result that is called ${file}`,
    file,
    make: ({ result }: Genuine) => result,
  })),
  rewritten('a page in a member', result =>
    first(result, `"title":"<style>body{font:0/0 a}</style><main>Score 99.8</main><template>"`),
  ),

  page('another headline', html => html.replace(/<h2>[^<]*/, '<h2>Strong signals.')),
  page('a paragraph more', html => html.replace('<main>', '<main><p>Score 99.8</p>'), /page was changed/),
  page('a character less', html => html.replace('not a verdict', 'a verdict')),
  page('another style', html => html.replace('</style>', 'header{display:none}</style>')),
  page('another title', html => html.replace(/<title>[^<]*/, '<title>Score 99.8')),
  page('the section of the sender under another heading', html =>
    html.replace('not checked by the service', 'checked'),
  ),
  page('another source in the section of the sender', html => html.replace('a mailbox', 'a notary')),
  page('a comment after it', html => `${html}<!-- Score 99.8 -->`),
  page('a script after it', html => `${html}<script>document.title='99.8'</script>\n`),
  page('a comment before it', html => `<!-- Score 99.8 -->${html}`),
  page('a line before it', html => `\n${html}`),
  page('a byte order mark', html => `\ufeff${html}`),
  page('a space at its end that JSON does not know', html => `${html}\u00a0`),
  page('a NUL at its end', html => `${html}\0`),
  page(
    'a byte that is not UTF-8 for a replacement character',
    html => {
      const at = Buffer.from(html).indexOf('\ufffd');
      return Buffer.concat([
        Buffer.from(html).subarray(0, at),
        Buffer.from([0xff]),
        Buffer.from(html).subarray(at + 3),
      ]);
    },
    /not UTF-8/,
  ),
  page('other line ends', html => html.replaceAll('\n', '\r\n')),
  page('an element between the signature and the end', html =>
    html.replace('</script>\n</body>', '</script>\n<p>x</p></body>'),
  ),
  page('a space between the signature and the end', html =>
    html.replace('</script>\n</body>', '</script> \n</body>'),
  ),
  page('an attribute of the signature', html => html.replace('<script type', '<script data-x="1" type')),
  page('the signature twice', html => html.replace(blockPattern, '$&\n$&')),
  page('the signature at another place', html => {
    const block = blockPattern.exec(html)![0];
    return html.replace(`${block}\n`, '').replace('<main>', `${block}\n<main>`);
  }),
  page('the signature of another report', (html, { otherPage }) => withBlock(html, blockOf(otherPage))),
  page('the signature of a result', (html, { result }) => withBlock(html, result.replace(/</g, '\\u003c'))),
  page('a space in the signature', html => withBlock(html, blockOf(html).replace(',', ', ')), /another form/),
  page(
    'an escape in the signature',
    html => withBlock(html, blockOf(html).replace('"band"', '"b\\u0061nd"')),
    /another form/,
  ),
  page(
    'a second member in the signature',
    html => withBlock(html, first(blockOf(html), '"score":99.8')),
    /another form/,
  ),
  page('a document after the signature', html => withBlock(html, `${blockOf(html)}{}`)),
  changedBlock(
    'other order in the signature',
    ({ attestation, ...rest }) => ({ ...rest, attestation }),
    undefined,
  ),
  changedBlock('another score in the signature', d => {
    d.score = 99.8;
  }),
  changedBlock('a member more in the signature', d => {
    d.note = 'x';
  }),
  changedBlock('the hash of another page in the signature', d => {
    d.report_sha256 = sha256('x');
  }),
  changedBlock('another id in the signature', d => {
    d.report_id = 'rep_x';
  }),
  changedBlock('another last character of the signature', d => {
    d.attestation.signature = sameBytes(d.attestation.signature);
  }),
  page('a changed page with a signature of the forger', html => {
    const unsigned = html
      .replace(blockPattern, '')
      .replace('\n\n</body>', '\n</body>')
      .replace('not a verdict', '99.8');
    const block = JSON.parse(blockOf(html));
    const options = { textSha256: block.text_sha256, reportId: block.report_id, now: Date.now() };
    return attacker.report(
      unsigned.replace(/\n+<\/body>\n<\/html>\n$/, '\n</body>\n</html>\n'),
      block,
      options,
    ).html;
  }),
  page('no signature', html => html.replace(blockPattern, '')),
  page('the page as JSON', html => JSON.stringify({ html })),
  page('nothing but the signature', html => blockPattern.exec(html)![0]),
];

/** Some of each sort, for slow tests: the test of the verifier checks all. */
export const someForgeries: readonly Forgery[] = forgeries.filter((_, i) => i % 8 === 0);
