import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHtml } from '../../src/document/html.js';
import { readMarkdown } from '../../src/document/markdown.js';
import { readPdf } from '../../src/document/pdf.js';
import { readPlain } from '../../src/document/plain.js';
import { bytesOf, failuresOf, rowsOf, setAbsent } from './web-set.js';

/** Comments are not read from PDFs, as they aren't from other documents; a list gives what was chosen in it. */
const decidedOtherwise = new Set(['files/tika-testAnnotations.pdf', 'files/tika-testPDF_acroform3.pdf']);

const readers = { txt: readPlain, md: readMarkdown, markdown: readMarkdown, html: readHtml, pdf: readPdf };

for (const [kind, read] of Object.entries(readers))
  test(`every ${kind} file of the document set reads as its row says`, { skip: setAbsent }, async () => {
    for (const row of rowsOf(kind)) {
      if (decidedOtherwise.has(row.file)) continue;
      assert.deepEqual(failuresOf(row, await read(bytesOf(row))), [], row.file);
    }
  });
