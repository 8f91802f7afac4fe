import { fileURLToPath } from 'node:url';
import { limits } from '../../src/contract/limits.js';
import { cleanFile } from '../../src/files/document/clean.js';
import { isProblem } from '../../src/files/document/document.js';
import { extract } from '../../src/files/document/extract.js';
import { type PdfReader, toDocumentResult } from '../../src/files/document/pdf/pdf.js';
import { isNativeFailure } from '../../src/files/native-failure.js';
import { NativePool } from '../../src/pools/native-pool.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import {
  archive,
  contentXml,
  epub,
  pptx,
  relationships,
  shape,
  wordXml,
  xhtml,
} from '../../test/files/document/archive.js';
import { textFile, wordFile } from '../inputs/office-files.js';
import { pdf } from '../inputs/pdf-file.js';
import { passage } from '../inputs/real-texts.js';
import { pdfs } from '../shapes/entries.js';
import { TextGenerator, textOf } from '../shapes/texts.js';
import { InputWatch } from './input-watch.js';

/**
 * Fuzzes extraction and cleanup with mutated documents of every format: `node dist/bench/fuzz/documents.js
 * [count] [seed]`. A mutation of an office document changes the archive, or the XML before compression, which
 * keeps checksums valid. PDFs are read in child processes, as in the service. Exits with 1 if a mutant
 * throws, exceeds the limit of CPU time or memory, or its child process is killed.
 */
const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const next = mulberry32(seed);
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

/** Elements and glyphs to insert: the XML stays well-formed, but its meaning changes. */
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

const slideBody = shape(['“One—two” a &amp; b’s', 'three']) + shape(['7'], 'sldNum');
const chapterBody = xhtml('<h1>One</h1><p>“Two”<br/>three <i>a</i></p><script/>', '<title/>');
const whole = {
  'a.docx': wordFile(60),
  'a.odt': textFile(60),
  'a.pptx': pptx([{ shapes: slideBody, notes: true }]),
  'a.epub': epub([{ name: 'a.xhtml', body: chapterBody }]),
};
const office = ['a.docx', 'a.odt', 'a.pptx', 'a.epub'] as const;
const packed = {
  'a.docx': (mutate: (xml: string) => string) =>
    archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
      { name: 'word/document.xml', content: mutate(wordXml(wordBody)) },
    ]),
  'a.odt': (mutate: (xml: string) => string) =>
    archive([{ name: 'content.xml', content: mutate(contentXml(textBody)) }]),
  'a.pptx': (mutate: (xml: string) => string) => pptx([{ shapes: mutate(slideBody) }, { shapes: slideBody }]),
  'a.epub': (mutate: (xml: string) => string) =>
    epub([{ name: 'a.xhtml', body: mutate(chapterBody) }], mutate('<dc:title>a</dc:title>')),
};

const paragraphs = passage(300, 1).split('\n\n');
const texts: Readonly<Record<string, readonly string[]>> = {
  'a.txt': [passage(300, 1)],
  'a.md': [`# One\n\n* ${paragraphs.join('\n* ')}\n\n\`\`\`\ncode\n\`\`\`\n\n|a|b|\n|-|-|\n|“c”|d|\n`],
  'a.html': [
    `<!doctype html><body><nav>x</nav><p>${paragraphs.join('</p><p>')}</p><table><tr><td>“a”</table></body>`,
  ],
};
const generator = new TextGenerator(next);
const hostileText = () => textOf(generator.draw(/^files\/document/), 3_000);

function mutantOf(name: string): Uint8Array {
  const isOffice = (one: string): one is (typeof office)[number] => one in packed;
  if (isOffice(name))
    return next() < 0.3 ? mutateBytes(whole[name]) : packed[name](next() < 0.3 ? mutateText : mutateMeaning);
  if (name === 'a.pdf') {
    const source = next() < 0.5 ? pdf(2) : Buffer.from(pick(Object.values(pdfs))(hostileText()));
    // Latin-1 keeps the bytes of a PDF while allowing edits as text.
    return next() < 0.5 ? mutateBytes(source) : Buffer.from(mutateText(source.toString('latin1')), 'latin1');
  }
  const text = next() < 0.5 ? pick(texts[name]!) : hostileText();
  return next() < 0.3 ? mutateBytes(Buffer.from(text)) : Buffer.from(mutateText(text));
}

const native = new NativePool({
  filename: fileURLToPath(new URL('../../workers/native.js', import.meta.url)),
  decoders: 1,
  recognisers: 0,
  onError: message => console.error(message),
});
let killed = 0;
const readPdf: PdfReader = async bytes => {
  const outcome = await native.run('pdf', [bytes]);
  if (isNativeFailure(outcome)) {
    killed++;
    console.error(`the process of a PDF failed: ${outcome.failure}`);
  }
  return toDocumentResult(outcome);
};

/** Name of the mutant's outcome. Throws if the cleaned document cannot be read. */
async function readAndClean(bytes: Uint8Array, name: string, preview: boolean): Promise<string> {
  const read = await extract(bytes, name, limits, { preview }, readPdf);
  const cleaned = await cleanFile(bytes, name, limits, { contractions: next() < 0.5 }, readPdf);
  if (!isProblem(cleaned)) {
    const again = await cleanFile(cleaned.bytes, `a${cleaned.extension}`, limits, { contractions: false });
    if (isProblem(again)) throw new Error(`the cleaned document cannot be read: ${again.message}`);
  }
  return isProblem(read) ? read.problem : 'text';
}

const names = [...office, ...Object.keys(texts), 'a.pdf'];
/** Limits of two extractions and two cleanups. The heap also grows by uncollected garbage. */
const watch = new InputWatch({ cpuMs: 2_000, peakMb: 300 });
const outcomes: Record<string, number> = {};
let thrown = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const name = pick(names);
  const bytes = mutantOf(name);
  const mutant = `mutant ${i} of seed ${seed}, ${name} of ${bytes.length} bytes`;
  try {
    const outcome = await watch.run(mutant, () => readAndClean(bytes, name, i % 10 === 0));
    outcomes[`${name}: ${outcome}`] = (outcomes[`${name}: ${outcome}`] ?? 0) + 1;
  } catch (error) {
    thrown++;
    console.error(`${mutant}:`, error);
  }
}
await native.close();
console.table({
  ...outcomes,
  thrown,
  'PDF processes killed': killed,
  ...watch.summary,
  'total s': Math.round((performance.now() - started) / 1000),
});
process.exitCode = thrown > 0 || killed > 0 || watch.failed ? 1 : 0;
