import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  loadPdfLibrary,
  openPdf,
  type PdfPage,
  streamOperators,
} from '../../../../src/files/document/pdf/library.js';
import { pdfOf, runs } from '../pdf-file.js';

const pageOf = async (text: string, times: number): Promise<PdfPage> => {
  const line = runs([72, 700, text]);
  const document = await (await openPdf(pdfOf({ pages: [`${line}\n`.repeat(times)] }))).promise;
  return document.getPage(1);
};

describe('streamOperators', () => {
  it('streams the operators of a page in parts, with registered fonts', async () => {
    const { OPS } = await loadPdfLibrary();
    const page = await pageOf('Quiet words.', 1_000);
    const chunks: number[][] = [];
    for await (const { fnArray, argsArray } of streamOperators(page)) {
      chunks.push(fnArray);
      for (const [at, operator] of fnArray.entries())
        if (operator === OPS.setFont) assert.ok(page.commonObjs.has(argsArray[at]![0] as string));
    }
    assert.ok(chunks.length > 1);
    assert.equal(chunks.flat().filter(operator => operator === OPS.showText).length, 1_000);
  });

  it('ends although a font never arrives', async () => {
    const page = await pageOf('Quiet words.', 1);
    Object.defineProperty(page, 'commonObjs', { value: { has: () => false } });
    let operators = 0;
    for await (const { fnArray } of streamOperators(page)) operators += fnArray.length;
    assert.ok(operators > 0);
  });

  it('names the private method that another version of pdf.js lacks', async () => {
    const page = await pageOf('Quiet words.', 1);
    page._transport = {};
    await assert.rejects(async () => {
      for await (const _ of streamOperators(page));
    }, /pdfjs-dist has no _transport\.messageHandler\.sendWithStream/);
  });
});
