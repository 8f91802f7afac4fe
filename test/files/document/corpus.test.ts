import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { cleanFile } from '../../../src/files/document/clean.js';
import { isProblem } from '../../../src/files/document/document.js';
import { extract } from '../../../src/files/document/extract.js';
import { bytesOf, failuresOf, rowsOf, setAbsent } from './document-set.js';

const kinds = ['txt', 'markdown', 'md', 'html', 'docx', 'odt', 'pdf'];

/** Debatable rows that require more than body text: a PDF's annotations are not read. */
const decidedAgainst = new Set(['s151', 's153']);

/** A PDF that only the process which reads it ends, at its limits (pdf/bombs.test.ts). */
const bomb = 's086';

describe('extraction of the document set', { skip: setAbsent }, () => {
  for (const row of rowsOf(...kinds).filter(({ id }) => id !== bomb)) {
    it(`matches the expectations for ${row.id} ${row.file}`, async () => {
      const failures = failuresOf(row, await extract(bytesOf(row), row.file, limits));
      if (row.debatable && decidedAgainst.has(row.id)) assert.notDeepEqual(failures, []);
      else assert.deepEqual(failures, []);
    });
  }
});

describe('cleaning of the document set', { skip: setAbsent }, () => {
  for (const row of rowsOf('docx', 'odt')) {
    it(`does not change ${row.id} ${row.file} when cleaned again`, async () => {
      const once = await cleanFile(bytesOf(row), row.file, limits, { contractions: true });
      if (isProblem(once)) return;
      const twice = await cleanFile(once.bytes, row.file, limits, { contractions: true });
      assert.ok(!isProblem(twice));
      assert.deepEqual(twice.changes, {});
    });
  }
});
