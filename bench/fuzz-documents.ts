import { cleanFile } from '../src/document/clean.js';
import { isProblem } from '../src/document/document.js';
import { extract } from '../src/document/extract.js';
import { archive, contentXml, relationships, wordXml } from '../test/document/archive.js';
import { random, textFile, wordFile } from './office-files.js';

/**
 * Mutates small office documents, reads and cleans each: `node dist/bench/fuzz-documents.js [count] [seed]`.
 * A mutation strikes the archive, or the XML before it is packed (where it gets past the checksums). Every
 * outcome must be a value; time and memory are reported. Ends with 1 when a mutant throws.
 */
const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const next = random(seed);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;

const wordBody =
  '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">“One—two </w:t></w:r><w:r><w:tab/><w:fldChar w:fldCharType="begin"/>' +
  '<w:instrText>X</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>do not</w:t><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
  '<w:tbl><w:tr><w:tc><w:p><mc:AlternateContent><mc:Choice><w:r><w:t>a &amp; b’s</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>c</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p></w:tc></w:tr></w:tbl>';
const textBody =
  '<text:p>“One<text:s text:c="2"/>—\n two<text:note><text:note-body><text:p>n’s</text:p></text:note-body></text:note></text:p>' +
  '<table:table><table:table-cell><text:p><text:span>do</text:span> not<text:tab/>x…</text:p></table:table-cell></table:table>';
const fragments = [
  '<',
  '>',
  '"',
  '&',
  '&#x110000;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '<w:p>',
  '</w:p>',
  '<w:t>',
  '<text:p>',
  '</text:span>',
  '<mc:Fallback>',
  '</mc:Choice>',
  '“',
  '\u0000',
  ' xmlns:w="x"',
  '<?x',
  'w:fldChar',
  '<w:del>',
];

function mutateText(source: string): string {
  let text = source;
  for (let i = 1 + Math.floor(next() * 4); i > 0; i--) {
    const at = Math.floor(next() * text.length);
    const length = Math.floor(next() ** 3 * 60);
    const other = Math.floor(next() * text.length);
    text = pick([
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at) + pick(fragments) + text.slice(at),
      () => text.slice(0, at) + text.slice(other, other + length) + text.slice(at),
      () =>
        text.slice(0, at) + text.slice(at, at + length).repeat(1 + Math.floor(next() * 200)) + text.slice(at),
    ])();
  }
  return text;
}

/** Whole elements and glyphs, put where any may stand: the XML stays well-formed, its meaning does not. */
const wellFormed = [
  '<w:r><w:t>“x— </w:t></w:r>',
  '<w:p><w:r><w:t> y’</w:t></w:r></w:p>',
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:fldChar w:fldCharType="end"/>',
  '<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>',
  '<w:trPr><w:del/></w:trPr>',
  '<w:t><w:t>z…</w:t></w:t>',
  '<mc:Fallback><w:p/></mc:Fallback>',
  '<text:s text:c="-1"/>',
  '<text:p> <text:p>“x </text:p></text:p>',
  '<office:text/>',
  '<text:note>—<text:p>a</text:p></text:note>',
  '<!-- “ -->',
  '<![CDATA[“<]]>',
  '“',
  ' ',
  '&#8221;',
  '\r\n',
];

function mutateMeaning(source: string): string {
  let text = source;
  for (let i = 1 + Math.floor(next() * 6); i > 0; i--) {
    const first = text.indexOf('p>');
    const at = text.indexOf('>', first + Math.floor(next() * (text.length - first))) + 1;
    if (at > first && at < text.lastIndexOf('</w:body>') + text.lastIndexOf('</office:text>'))
      text = text.slice(0, at) + pick(wellFormed) + text.slice(at);
  }
  return text;
}

function mutateBytes(source: Uint8Array): Uint8Array {
  const bytes = source.slice(0, next() < 0.1 ? Math.floor(next() * source.length) : source.length);
  for (let i = Math.floor(next() * 6); i >= 0; i--)
    bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
  return bytes;
}

const whole = { 'a.docx': wordFile(60), 'a.odt': textFile(60) };
const packed = {
  'a.docx': (mutate: (xml: string) => string) =>
    archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
      { name: 'word/document.xml', content: mutate(wordXml(wordBody)) },
    ]),
  'a.odt': (mutate: (xml: string) => string) =>
    archive([{ name: 'content.xml', content: mutate(contentXml(textBody)) }]),
};

const outcomes: Record<string, number> = {};
let slowestMs = 0;
let thrown = 0;
let heapBytesMax = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const name = pick(['a.docx', 'a.odt'] as const);
  const bytes =
    next() < 0.3 ? mutateBytes(whole[name]) : packed[name](next() < 0.3 ? mutateText : mutateMeaning);
  const start = performance.now();
  try {
    const read = await extract(bytes, name, { preview: i % 10 === 0 });
    const cleaned = await cleanFile(bytes, name, { contractions: next() < 0.5 });
    const outcome = isProblem(read) ? read.problem : 'text';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (!isProblem(cleaned)) {
      const again = await cleanFile(cleaned.bytes, name, { contractions: false });
      if (isProblem(again)) throw new Error(`the cleaned document cannot be read: ${again.message}`);
    }
  } catch (error) {
    thrown++;
    console.error(`mutant ${i} of seed ${seed}:`, error);
  }
  slowestMs = Math.max(slowestMs, performance.now() - start);
  if (i % 500 === 0) heapBytesMax = Math.max(heapBytesMax, process.memoryUsage().rss);
}
console.table({
  ...outcomes,
  thrown,
  'slowest ms': Math.round(slowestMs),
  'total s': Math.round((performance.now() - started) / 1000),
  'peak RSS MB': Math.round(heapBytesMax / 1_048_576),
});
process.exitCode = thrown > 0 ? 1 : 0;
