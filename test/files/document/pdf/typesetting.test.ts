import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { readPdf } from '../../../../src/files/document/pdf/pdf.js';
import { type PdfFile, pdfOf } from '../pdf-file.js';

const read = async (file: PdfFile) => {
  const result = await readPdf(pdfOf(file), limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
};
const textOf = async (...pages: string[]) => (await read({ pages })).text;
const at = (size: number, x: number, y: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

describe('letter-spaced text of a PDF', () => {
  const show = (operators: string) => `BT /F1 12 Tf 72 740 Td ${operators} ET`;
  const offsets = (text: string, gap: number, space: number) =>
    `[${[...text].map(letter => (letter === ' ' ? -space : `(${letter}) ${-gap}`)).join(' ')}] TJ`;
  const headings: Record<string, string> = {
    'character spacing': show('1.5 Tc (INTRODUCTION TO HARBOURS) Tj'),
    'wide character spacing': show('6 Tc (INTRODUCTION TO HARBOURS) Tj'),
    offsets: show(offsets('INTRODUCTION TO HARBOURS', 200, 400)),
    'typed spaces': show(
      `(${[...'INTRODUCTION TO HARBOURS'].map(letter => (letter === ' ' ? ' ' : `${letter} `)).join('')}) Tj`,
    ),
  };
  for (const [name, page] of Object.entries(headings))
    it(`is read as words: ${name}`, async () => {
      assert.equal(await textOf(page), 'INTRODUCTION TO HARBOURS');
    });

  it('is read as words where each letter has a position', async () => {
    const letters = [...'ANCHOR ANCHORS'].flatMap((letter, i) =>
      letter === ' ' ? [] : [at(12, 72 + 14 * i + (i > 6 ? 6 : 0), 740, letter)],
    );
    assert.equal(await textOf(letters.join('\n')), 'ANCHOR ANCHORS');
  });

  it('is read as prose on a whole page, also in its short last line', async () => {
    const page =
      'BT /F1 11 Tf 2 Tc 14 TL 72 700 Td (The ferry leaves the old harbour before) Tj T* (the fog has lifted from the shore where) Tj T* (it is.) Tj ET';
    assert.equal(
      await textOf(page),
      'The ferry leaves the old harbour before the fog has lifted from the shore where it is.',
    );
  });

  it('is no list of letters, formula or row of a table', async () => {
    assert.equal(await textOf(show('(Choose A B C D E F G) Tj')), 'Choose A B C D E F G');
    assert.equal(await textOf(show('(A B C D E F) Tj')), 'A B C D E F');
    assert.equal(await textOf(show('(a + b = c + d) Tj')), 'a + b = c + d');
    const cells = ['Y', 'N', 'N', 'Y', 'N'].map((cell, i) => at(12, 72 + 40 * i, 700, cell)).join('\n');
    assert.equal(await textOf(cells), 'Y N N Y N');
  });
});
