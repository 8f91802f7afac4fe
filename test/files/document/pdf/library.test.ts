import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openPdf, streamOperators } from '../../../../src/files/document/pdf/library.js';
import { pdfOf, runs } from '../pdf-file.js';

it('streamOperators ends although a font never arrives', async () => {
  const document = await (await openPdf(pdfOf({ pages: [runs([72, 700, 'Quiet words.'])] }))).promise;
  const page = await document.getPage(1);
  Object.defineProperty(page, 'commonObjs', { value: { has: () => false } });
  let operators = 0;
  for await (const { fnArray } of streamOperators(page)) operators += fnArray.length;
  assert.ok(operators > 0);
});
