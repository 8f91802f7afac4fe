/**
 * Fuzzes extraction and cleanup with mutated documents of every format. A mutation of an office document
 * changes the archive, or the XML before compression, which keeps checksums valid. PDFs are read in child
 * processes, as in the service; the end of one is a failure.
 */
import { fileURLToPath } from 'node:url';
import { cleanFile } from '../../src/files/document/clean.js';
import { isProblem } from '../../src/files/document/document.js';
import { extract } from '../../src/files/document/extract.js';
import { type PdfReader, toDocumentResult } from '../../src/files/document/pdf/pdf.js';
import { isNativeFailure } from '../../src/files/native-failure.js';
import { NativePool } from '../../src/pools/native-pool.js';
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
import { sampleDocuments } from '../inputs/sample-documents.js';
import { pdfs } from '../shapes/entries.js';
import { piecesOf } from '../shapes/motifs.js';
import { TextGenerator, textOf } from '../shapes/texts.js';
import { Chooser, fuzz, given } from './fuzzer.js';

const { count, seed } = given(10_000);
const choose = new Chooser(seed);

const wordBody =
  '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">“One—two </w:t></w:r><w:r><w:tab/><w:fldChar w:fldCharType="begin"/>' +
  '<w:instrText>X</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>do not</w:t><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
  '<w:tbl><w:tr><w:tc><w:p><mc:AlternateContent><mc:Choice><w:r><w:t>a &amp; b’s</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>c</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p></w:tc></w:tr></w:tbl>';
const textBody =
  '<text:p>“One<text:s text:c="2"/>—\n two<text:note><text:note-body><text:p>n’s</text:p></text:note-body></text:note></text:p>' +
  '<table:table><table:table-cell><text:p><text:span>do</text:span> not<text:tab/>x…</text:p></table:table-cell></table:table>';
const fragments = piecesOf(
  '<¦>¦"¦&¦&#x110000;¦]]>¦<![CDATA[¦<!--¦<w:p>¦</w:p>¦<w:t>¦<text:p>¦</text:span>¦<mc:Fallback>¦</mc:Choice>¦“¦\0¦' +
    ' xmlns:w="x"¦<?x¦w:fldChar¦<w:del>',
);

/** Elements and glyphs to insert: the XML stays well-formed, but its meaning changes. */
const wellFormed = piecesOf(
  '<w:r><w:t>“x— </w:t></w:r>¦<w:p><w:r><w:t> y’</w:t></w:r></w:p>¦<w:fldChar w:fldCharType="begin"/>¦' +
    '<w:fldChar w:fldCharType="end"/>¦<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>¦<w:trPr><w:del/></w:trPr>¦' +
    '<w:t><w:t>z…</w:t></w:t>¦<mc:Fallback><w:p/></mc:Fallback>¦<text:s text:c="-1"/>¦' +
    '<text:p> <text:p>“x </text:p></text:p>¦<office:text/>¦<text:note>—<text:p>a</text:p></text:note>¦' +
    '<!-- “ -->¦<![CDATA[“<]]>¦“¦ ¦&#8221;¦\r\n',
);

function mutateMeaning(source: string): string {
  let text = source;
  for (let i = 1 + choose.at(6); i > 0; i--) {
    const first = text.indexOf('p>');
    const at = text.indexOf('>', first + choose.at(text.length - first)) + 1;
    if (at > first && at < text.lastIndexOf('</w:body>') + text.lastIndexOf('</office:text>'))
      text = text.slice(0, at) + choose.pick(wellFormed) + text.slice(at);
  }
  return text;
}

const slideBody = shape(['“One—two” a &amp; b’s', 'three']) + shape(['7'], 'sldNum');
const chapterBody = xhtml('<h1>One</h1><p>“Two”<br/>three <i>a</i></p><script/>', '<title/>');
const samples = sampleDocuments(1);
/** Office documents of which a part of the XML is mutated. */
const packed: Readonly<Record<string, (mutate: (xml: string) => string) => Uint8Array>> = {
  'a.docx': mutate =>
    archive([
      { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
      { name: 'word/document.xml', content: mutate(wordXml(wordBody)) },
    ]),
  'a.odt': mutate => archive([{ name: 'content.xml', content: mutate(contentXml(textBody)) }]),
  'a.pptx': mutate => pptx([{ shapes: mutate(slideBody) }, { shapes: slideBody }]),
  'a.epub': mutate =>
    epub([{ name: 'a.xhtml', body: mutate(chapterBody) }], mutate('<dc:title>a</dc:title>')),
};

const generator = new TextGenerator(choose.next);
const hostileText = () => textOf(generator.draw(/^files\/document/), 3_000);
const mutateText = (text: string) => choose.mutateText(text, text, fragments);

function mutantOf(name: string): Uint8Array {
  const pack = packed[name];
  if (pack !== undefined && choose.next() < 0.7)
    return pack(choose.next() < 0.3 ? mutateText : mutateMeaning);
  const isHostile = pack === undefined && choose.next() < 0.5;
  const hostile = () =>
    name === 'a.pdf' ? choose.pick(Object.values(pdfs))(hostileText()) : Buffer.from(hostileText());
  const source = Buffer.from(isHostile ? hostile() : samples[name]!);
  if (pack !== undefined || choose.next() < 0.4) return choose.mutateBytes(source, source);
  // Latin-1 keeps the bytes of a PDF while allowing edits as text.
  const coding = name === 'a.pdf' ? 'latin1' : 'utf8';
  return Buffer.from(mutateText(source.toString(coding)), coding);
}

const native = new NativePool({
  filename: fileURLToPath(new URL('../../workers/native.js', import.meta.url)),
  decoders: 1,
  recognisers: 0,
  onError: message => console.error(message),
});
const readPdf: PdfReader = async bytes => {
  const outcome = await native.run('pdf', [bytes]);
  if (isNativeFailure(outcome)) throw new Error(`the process of a PDF failed: ${outcome.failure}`);
  return toDocumentResult(outcome);
};

/** Name of the mutant's outcome. Throws if the cleaned document cannot be read. */
async function readAndClean(bytes: Uint8Array, name: string, preview: boolean): Promise<string> {
  const read = await extract(bytes, name, { preview }, readPdf);
  const cleaned = await cleanFile(bytes, name, { contractions: choose.next() < 0.5 }, readPdf);
  if (!isProblem(cleaned)) {
    const again = await cleanFile(cleaned.bytes, `a${cleaned.extension}`, { contractions: false });
    if (isProblem(again)) throw new Error(`the cleaned document cannot be read: ${again.message}`);
  }
  return `${name}: ${isProblem(read) ? read.problem : 'text'}`;
}

await fuzz({
  count,
  seed,
  draw(i) {
    const name = choose.pick(Object.keys(samples));
    const bytes = mutantOf(name);
    return {
      name: `${name} of ${bytes.length} bytes`,
      // Two extractions and two cleanups. The heap also grows by uncollected garbage.
      cpuMs: 2_000,
      peakMb: 300,
      run: () => readAndClean(bytes, name, i % 10 === 0),
    };
  },
});
await native.close();
