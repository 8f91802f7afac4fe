import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { paragraphsOf } from '../../../../src/files/document/pdf/paragraphs.js';
import { readPdf } from '../../../../src/files/document/pdf/pdf.js';
import { assertLinear } from '../../../linear.js';
import { column, type PdfFile, pdfOf, pixel, runs } from '../pdf-file.js';
import { readPdfFile as read } from '../reading.js';

const outcome = (file: PdfFile) => readPdf(pdfOf(file));
const problemOf = async (bytes: Buffer) => {
  const result = await readPdf(bytes);
  return isProblem(result) ? result.problem : 'none';
};

type Run = [x: number, y: number, text: string];
const lines = (y: number, text: string) => runs(...column(72, y, text));
const left = 'The left column tells\nof ships and sailors\nthat never came home\nfrom the northern sea.';
const right = 'The right column tells\nof farms and farmers\nthat waited for rain\na whole dry summer.';
const [leftRuns, rightRuns] = [column(60, 700, left), column(330, 700, right)];
const headline: Run = [60, 750, 'A headline that spans the whole width of the page, over both columns'];
const columns = `${left} ${right}`.replaceAll('\n', ' ');
const oneParagraph = (text: string) => text.replaceAll('\n\n', ' ');

const paragraphs =
  'A first paragraph whose lines run to the margin\nand which ends near it, as they sometimes do, so.';
const after =
  'A second one after a gap, it is long enough too\nends here.\nA third one that follows a line ended on purpose';

const layouts: [what: string, pages: string[], text: string | RegExp][] = [
  [
    'joins the lines of a paragraph',
    [lines(700, 'The ferry leaves the old harbour before the\nfog has lifted from the shore.')],
    'The ferry leaves the old harbour before the fog has lifted from the shore.',
  ],
  [
    'starts a paragraph at a gap, an indent and after a short line',
    [lines(700, paragraphs) + lines(640, after)],
    /^A first .* so\.\n\nA second .* ends here\.\n\nA third .*$/,
  ],
  ['reads columns in their order', [runs(...leftRuns.flatMap((line, i) => [line, rightRuns[i]!]))], columns],
  ['reads a headline first', [runs(headline, ...rightRuns, ...leftRuns)], `${headline[2]} ${columns}`],
  [
    'rejoins hyphenated words and preserves the hyphens of compounds',
    [lines(700, 'An extra-\nordinary, self-\nevident, well-known Anglo-\nSaxon tale of a well-\nknown bay.')],
    'An extraordinary, self-evident, well-known Anglo-Saxon tale of a well-known bay.',
  ],
  [
    'preserves the hyphen of a compound that occurs elsewhere',
    [lines(700, 'The lime-stone quay was built of the best lime-\nstone that the quarry gave.')],
    /best lime-stone that/,
  ],
  [
    'rejoins a word hyphenated across pages',
    [lines(400, 'The lighthouse was built of lime-'), lines(700, 'stone blocks from the quarry.')],
    /limestone blocks/,
  ],
  ['separates words', ['BT /F1 11 Tf 72 700 Td [(W) 80 (onder) 20 (ful) -400 (q)] TJ ET'], 'Wonderful q'],
  [
    'reads running headers once and omits page numbers',
    ['a', 'b', 'c', 'd'].map((letter, i) =>
      runs(
        [72, 770, 'Annals of the Harbour'],
        [72, 600, `Body of page number ${letter} stands here.`],
        [300, 30, `Page ${i + 1} of 4`],
      ),
    ),
    /^(?!.*Annals.*Annals)(?!.*of 4)Annals.*page number a.*page number d/s,
  ],
  [
    'reads rotated text after the rest of its page',
    [
      `BT /F1 11 Tf 0 1 -1 0 300 200 Tm (a note up the margin) Tj ET ${lines(700, 'The page itself is longer than it.')}`,
    ],
    'The page itself is longer than it. a note up the margin',
  ],
  [
    'reads a run printed twice once and omits text outside the page',
    [runs([72, 700, 'Shadow'], [72.4, 700, 'Shadow'], [72, 600, 'and light'], [-900, 600, 'unseen'])],
    'Shadow and light',
  ],
];

const objects = { 100: pixel };
const draw = 'q 612 0 0 792 0 0 cm /Im Do Q';
const first = lines(700, 'Some words on the first page.');

describe('readPdf', () => {
  for (const [what, pages, text] of layouts)
    it(what, async () => {
      const found = (await read({ pages })).text;
      if (typeof text === 'string') assert.equal(oneParagraph(found), text);
      else assert.match(found, text);
    });

  for (const [what, page] of [
    ['a scan', draw],
    ['a scan with a page number', `${draw} ${runs([300, 20, '- 7 -'])}`],
    ['a scan with a stamp', `${draw} ${runs([300, 400, 'EXHIBIT A'])}`],
    ['a blank page', ''],
  ] as const)
    it(`returns no_text for ${what}`, async () => {
      assert.equal(await problemOf(pdfOf({ pages: [page], objects })), 'no_text');
    });

  it('reads invisible text over a scan', async () => {
    const page = `${draw} BT 3 Tr /F1 11 Tf 72 700 Td (What was read from the scan) Tj ET`;
    assert.equal((await read({ pages: [page], objects })).text, 'What was read from the scan');
  });

  const codes = lines(700, Array(20).fill('% & 3 * % $ ! # & ? + % & 7 ; 9').join('\n'));
  const repeated = (times: number, text: string) => runs(...Array<Run>(times).fill([72, 700, text]));
  const long = repeated(limits.pdfChars / 80, 'word '.repeat(20));
  const many = repeated(limits.pdfPageItems + 1, 'a');
  const cuts: [what: string, file: PdfFile, unread: RegExp][] = [
    ['pages without a text layer', { pages: [first, '/Im Do'], objects }, /^1 of 2 pages .* no text/],
    ['a text layer of font codes', { pages: [codes] }, /not letters/],
    ['damaged pages', { pages: [first, first], objects: { 12: 'null' } }, /^1 of 2 pages .*: damaged\.$/],
    ['further pages', { pages: Array(limits.pdfPages + 1).fill(first) }, /^Only the first 400 of 401 pages /],
    ['further characters', { pages: [long] }, /^The text was cut after 1000000 characters\.$/],
    ['further runs', { pages: [first, many] }, /^1 page .*: too much text\.$/],
  ];
  for (const [what, file, unread] of cuts)
    it(`reports ${what} as not read`, async () => {
      const result = await read(file);
      assert.match(result.unread!.join(' '), unread);
      assert.deepEqual(result.warnings, result.unread);
    });

  it('never says of damaged pages that they have no text', async () => {
    const message = '1 of 1 page could not be read: damaged.';
    const result = await outcome({ pages: [first], objects: { 10: 'null' } });
    assert.deepEqual(result, { problem: 'unreadable', message });
  });

  it('does not run document scripts', async () => {
    const catalog = '/OpenAction << /S /JavaScript /JS (globalThis.ranInPdf = true; app.alert\\(1\\)) >>';
    await read({ pages: [first], catalog });
    assert.equal((globalThis as { ranInPdf?: boolean }).ranInPdf, undefined);
  });

  it('reads form values as displayed', async () => {
    const fields = {
      101: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada of the quay) /Rect [0 0 9 9] >>',
      102: '<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (port) /Opt [[(o) (Oslo)] [(b) (Bergen)]] /V (b) /Rect [0 0 9 9] >>',
    };
    const catalog = '/AcroForm << /Fields [101 0 R 102 0 R] >>';
    const { text } = await read({ pages: [first], catalog, objects: fields });
    assert.equal(text, 'Some words on the first page.\n\nAda of the quay\n\nBergen');
  });

  const junk = Buffer.from('mail header\r\n\r\n');
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`;
  for (const [what, bytes, problem] of [
    ['another file', Buffer.from('just text'), 'unreadable'],
    ['a damaged file', Buffer.from('%PDF-1.4\n%%EOF'), 'unreadable'],
    ['an encrypted file', pdfOf({ pages: [first], trailer }), 'encrypted'],
    ['junk before the header', Buffer.concat([junk, pdfOf({ pages: [first] })]), 'none'],
  ] as const)
    it(`has for ${what} the problem ${problem}`, async () => assert.equal(await problemOf(bytes), problem));
});

it('paragraphsOf takes linear time for letters joined by hyphens', () => {
  const line = { left: 0, right: 9, y: 0, size: 9, sizeMax: 9, runs: [], cells: [], column: Symbol() };
  const make = (units: number) => [{ ...line, text: `${'A-'.repeat(units / 2)}-` }];
  assertLinear('letters', 30_000, make, paragraphsOf);
});
