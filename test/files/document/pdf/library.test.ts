import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openPdf, type PdfPage, streamOperators } from '../../../../src/files/document/pdf/library.js';
import { pdfOf, runs } from '../pdf-file.js';

const pageOf = async (text: string, times: number): Promise<PdfPage> => {
  const line = runs([72, 700, text]);
  const document = await (await openPdf(pdfOf({ pages: [`${line}\n`.repeat(times)] }))).promise;
  return document.getPage(1);
};

describe('streamOperators', () => {
  it('ends although a font never arrives', async () => {
    const page = await pageOf('Quiet words.', 1);
    Object.defineProperty(page, 'commonObjs', { value: { has: () => false } });
    let operators = 0;
    for await (const { fnArray } of streamOperators(page)) operators += fnArray.length;
    assert.ok(operators > 0);
  });
});
