import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { paragraphsOf } from '../../../../src/files/document/pdf/paragraphs.js';
import { readPdf } from '../../../../src/files/document/pdf/pdf.js';
import { assertLinear } from '../../../linear.js';
import { column, type PdfFile, pdfOf, runs } from '../pdf-file.js';

const read = async (file: PdfFile) => {
  const result = await readPdf(pdfOf(file), limits);
  return isProblem(result) ? result.problem : result.text;
};

test('readPdf: joins the lines of a paragraph', async () => {
  const page = runs(
    ...column(72, 700, 'The ferry leaves the old harbour before the', 'fog has lifted from the shore.'),
  );
  assert.equal(
    await read({ pages: [page] }),
    'The ferry leaves the old harbour before the fog has lifted from the shore.',
  );
});

test('paragraphsOf: takes linear time for letters joined by hyphens', () => {
  const line = { left: 0, right: 9, y: 0, size: 9, sizeMax: 9, runs: [], cells: [], column: Symbol() };
  const make = (units: number) => [{ ...line, text: `${'A-'.repeat(units / 2)}-` }];
  assertLinear('letters', 30_000, make, paragraphsOf);
});

test('readPdf: starts a paragraph at a gap, an indent and after a short line', async () => {
  const page = runs(
    ...column(
      72,
      700,
      'A first paragraph whose lines run to the margin',
      'and which ends near it, as they sometimes do, so.',
    ),
    ...column(
      72,
      640,
      'A second one after a gap, it is long enough too',
      'ends here.',
      'A third one that follows a line ended on purpose',
    ),
  );
  assert.equal((await read({ pages: [page] })).split('\n\n').length, 3);
});

test('readPdf: reads the left column before the right, in any order of the file', async () => {
  const left = column(
    60,
    700,
    'The left column tells',
    'of ships and sailors',
    'that never came home',
    'from the northern sea.',
  );
  const right = column(
    330,
    700,
    'The right column tells',
    'of farms and farmers',
    'that waited for rain',
    'a whole dry summer.',
  );
  const interleaved = left.flatMap((line, i) => [line, right[i]!]);
  const text = await read({ pages: [runs(...interleaved)] });
  assert.match(text, /northern sea\.\s+The right column/);
});

test('readPdf: reads a headline above two columns first', async () => {
  const page = runs(
    [60, 750, 'A headline that spans the whole width of the page, over both of its columns'],
    ...column(
      330,
      700,
      'The right column tells',
      'of farms and farmers',
      'that waited for rain',
      'a whole dry summer.',
    ),
    ...column(
      60,
      700,
      'The left column tells',
      'of ships and sailors',
      'that never came home',
      'from the northern sea.',
    ),
  );
  assert.match(await read({ pages: [page] }), /^A headline[\s\S]*left column[\s\S]*right column/);
});

test('readPdf: preserves the rows of a table', async () => {
  const rows = ['Oslo', 'Bergen', 'Narvik', 'Bodo'].flatMap((town, i): [number, number, string][] => [
    [72, 700 - 14 * i, town],
    [300, 700 - 14 * i, String(100 + i)],
  ]);
  assert.match(await read({ pages: [runs(...rows)] }), /Oslo 100[\s\S]*Bergen 101/);
});

test('readPdf: does not split rows whose cells do not fill their column', async () => {
  const entries = ['Harbour master', 'A lamp lighter', 'The night watch', 'Keeper of keys'].flatMap(
    (role, i): [number, number, string][] => [
      [72, 700 - 14 * i, role],
      [
        300,
        700 - 14 * i,
        `The duty that falls to number ${i}${i === 3 ? ', and everything else besides that nobody wants to do at all' : ''}`,
      ],
    ],
  );
  assert.match(await read({ pages: [runs(...entries)] }), /master The duty[\s\S]*lighter The duty/);
});

test('readPdf: rejoins hyphenated words and preserves the hyphens of compounds', async () => {
  const page = runs(
    ...column(
      72,
      700,
      'The council was extra-',
      'ordinarily slow about the self-',
      'evident and the well-known Anglo-',
      'Saxon matter of the well-',
      'known harbour.',
    ),
  );
  const text = await read({ pages: [page] });
  assert.match(
    text,
    /extraordinarily slow about the self-evident and the well-known Anglo-Saxon matter of the well-known harbour/,
  );
});

test('readPdf: preserves the hyphen of a compound that occurs elsewhere', async () => {
  const lines = [
    'The lime-stone quay and the sea-wall were built of the best lime-',
    'stone that the quarry gave.',
  ];
  assert.match(await read({ pages: [runs(...column(72, 700, ...lines))] }), /best lime-stone that/);
});

test('readPdf: rejoins a word hyphenated across pages', async () => {
  const pages = [
    runs(...column(72, 400, 'The lighthouse was built of lime-')),
    runs(...column(72, 700, 'stone blocks from the quarry.')),
  ];
  assert.match(await read({ pages }), /limestone blocks/);
});

test('readPdf: separates words at gaps but not at kerning', async () => {
  const page = 'BT /F1 11 Tf 72 700 Td [(W) 80 (onder) 20 (ful) -400 (quay)] TJ ET';
  assert.equal(await read({ pages: [page] }), 'Wonderful quay');
});

test('readPdf: reads running headers and footers once and omits page numbers', async () => {
  const pages = [1, 2, 3, 4].map(number =>
    runs(
      [72, 770, 'Annals of the Harbour'],
      ...column(72, 600, `Body of page number ${'abcd'[number - 1]} stands here.`),
      [300, 30, `Page ${number} of 4`],
    ),
  );
  const text = await read({ pages });
  assert.equal(text.split('Annals').length - 1, 1);
  assert.doesNotMatch(text, /of 4/);
  assert.match(text, /page number a[\s\S]*page number d/);
});

test('readPdf: reads rotated text after the rest of its page', async () => {
  const page = `BT /F1 11 Tf 0 1 -1 0 300 200 Tm (a note up the margin) Tj ET ${runs([72, 700, 'The page itself is the longer text.'])}`;
  assert.equal(await read({ pages: [page] }), 'The page itself is the longer text.\n\na note up the margin');
});

test('readPdf: reads a run printed twice once and omits text outside the page', async () => {
  const page = runs(
    [72, 700, 'Shadow'],
    [72.4, 700, 'Shadow'],
    [72, 600, 'and light'],
    [-900, 600, 'unseen'],
  );
  assert.equal((await read({ pages: [page] })).replace(/\s+/g, ' '), 'Shadow and light');
});

const image =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n0\nendstream';

test('readPdf: returns no_text for scans and blank pages', async () => {
  const draw = 'q 612 0 0 792 0 0 cm /Im Do Q';
  assert.equal(await read({ pages: [draw], objects: { 100: image } }), 'no_text');
  assert.equal(
    await read({ pages: [`${draw} ${runs([300, 20, '- 7 -'])}`], objects: { 100: image } }),
    'no_text',
  );
  assert.equal(
    await read({ pages: [`${draw} ${runs([300, 400, 'EXHIBIT A'])}`], objects: { 100: image } }),
    'no_text',
  );
  assert.equal(await read({ pages: [''] }), 'no_text');
});

test('readPdf: reads invisible text over a scan', async () => {
  const page = `q 612 0 0 792 0 0 cm /Im Do Q BT 3 Tr /F1 11 Tf 72 700 Td (What was read from the scan) Tj ET`;
  assert.equal(await read({ pages: [page], objects: { 100: image } }), 'What was read from the scan');
});

test('readPdf: warns about pages without a text layer', async () => {
  const result = await readPdf(
    pdfOf({ pages: [runs([72, 700, 'Some words on the first page.']), '/Im Do'], objects: { 100: image } }),
    limits,
  );
  assert.ok(!isProblem(result));
  assert.match(result.warnings.join(), /1 of 2 pages/);
});

test('readPdf: reports pages that could not be read, and never that they have no text', async () => {
  const page = runs([72, 700, 'Some words on the first page.']);
  const result = await readPdf(pdfOf({ pages: [page, page], objects: { 12: 'null' } }), limits);
  assert.ok(!isProblem(result));
  assert.deepEqual(result.unread, ['1 of 2 pages could not be read: damaged.']);
  assert.deepEqual(result.warnings, result.unread);
  const all = await readPdf(pdfOf({ pages: [page], objects: { 10: 'null' } }), limits);
  assert.deepEqual(all, { problem: 'unreadable', message: '1 of 1 page could not be read: damaged.' });
  for (const [small, why] of [
    [{ pdfPages: 1 }, /^Only the first 1 of 2 pages were read\.$/],
    [{ pdfChars: 5 }, /^The text was cut after 5 characters\.$/],
    [{ pdfPageItems: 0 }, /^2 pages could not be read to the end: too much text\.$/],
  ] as const) {
    const cut = await readPdf(pdfOf({ pages: [page, page] }), { ...limits, ...small });
    assert.ok(!isProblem(cut));
    assert.match(cut.unread!.join(' '), why);
  }
});

test('readPdf: warns about a text layer of font codes', async () => {
  const result = await readPdf(
    pdfOf({ pages: [runs(...column(72, 700, ...Array(20).fill('% & 3 * % $ ! # & ? + % & 7 ; 9')))] }),
    limits,
  );
  assert.ok(!isProblem(result));
  assert.match(result.warnings.join(), /not letters/);
});

test('readPdf: does not run document scripts', async () => {
  const catalog = '/OpenAction << /S /JavaScript /JS (globalThis.ranInPdf = true; app.alert\\(1\\)) >>';
  assert.equal(await read({ pages: [runs([72, 700, 'Quiet words.'])], catalog }), 'Quiet words.');
  assert.equal((globalThis as { ranInPdf?: boolean }).ranInPdf, undefined);
});

test('readPdf: reads form values as displayed', async () => {
  const catalog = '/AcroForm << /Fields [101 0 R 102 0 R] >>';
  const objects = {
    101: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada of the quay) /Rect [0 0 9 9] >>',
    102: '<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (port) /Opt [[(o) (Oslo)] [(b) (Bergen)]] /V (b) /Rect [0 0 9 9] >>',
  };
  const text = await read({ pages: [runs([72, 700, 'A form of two fields.'])], catalog, objects });
  assert.equal(text, 'A form of two fields.\n\nAda of the quay\n\nBergen');
});

test('readPdf: returns a problem for other files, damaged and encrypted ones', async () => {
  assert.equal(
    ((await readPdf(Buffer.from('just text'), limits)) as { problem: string }).problem,
    'unreadable',
  );
  assert.equal(
    ((await readPdf(Buffer.from('%PDF-1.4\n%%EOF'), limits)) as { problem: string }).problem,
    'unreadable',
  );
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`;
  assert.equal(await read({ pages: [runs([72, 700, 'x'])], trailer }), 'encrypted');
});

test('readPdf: accepts junk before the header', async () => {
  const file = Buffer.concat([
    Buffer.from('mail header\r\n\r\n'),
    pdfOf({ pages: [runs([72, 700, 'Words after junk.'])] }),
  ]);
  assert.ok(!isProblem(await readPdf(file, limits)));
});
