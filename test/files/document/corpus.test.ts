import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { cleanFile } from '../../../src/files/document/clean.js';
import {
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from '../../../src/files/document/document.js';
import { extract } from '../../../src/files/document/extract.js';
import { readMainContent } from '../../../src/files/document/html/main-content.js';

/** The document set, which is stored outside the repository and may be absent. */
const setFolder = '../shared/corpora/documents';
const setAbsent = existsSync(join(setFolder, 'manifest.jsonl')) ? false : 'corpora absent: documents';

interface SetRow {
  id: string;
  file: string;
  kind: string;
  expect: 'text' | 'refused' | 'error';
  also_ok?: string[];
  must_contain: string[];
  must_not_contain: string[];
  ordered?: boolean;
  separate_lines?: string[];
  max_count?: Record<string, number>;
  debatable?: boolean;
}

const rowsOf = (...kinds: string[]): SetRow[] =>
  setAbsent
    ? []
    : readFileSync(join(setFolder, 'manifest.jsonl'), 'utf8')
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as SetRow)
        .filter(row => kinds.includes(row.kind));

const bytesOf = (row: SetRow) => readFileSync(join(setFolder, row.file));

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Expectations of a row that a result does not meet. */
function failuresOf(row: SetRow, result: ExtractedDocument | DocumentProblem): string[] {
  const outcomes: string[] = [row.expect, ...(row.also_ok ?? [])];
  if ('problem' in result) {
    const isExpected = outcomes.includes('refused') || outcomes.includes('error');
    return isExpected ? [] : [`${result.problem}: ${result.message}`];
  }
  if (!outcomes.includes('text')) return ['text came out'];
  const failures: string[] = [];
  const text = collapse(result.text);
  let from = 0;
  for (const phrase of row.must_contain) {
    const at = text.indexOf(collapse(phrase), row.ordered ? from : 0);
    if (at < 0) failures.push(`missing ${JSON.stringify(phrase)}`);
    else from = at;
  }
  for (const phrase of row.must_not_contain)
    if (result.text.includes(phrase) || (collapse(phrase) !== '' && text.includes(collapse(phrase))))
      failures.push(`leaked ${JSON.stringify(phrase)}`);
  const lines = result.text.split('\n').map(collapse);
  for (const phrase of row.separate_lines ?? []) {
    const others = row.separate_lines!.filter(other => other !== phrase);
    if (!lines.some(line => line.includes(phrase) && !others.some(other => line.includes(other))))
      failures.push(`not on its own line ${JSON.stringify(phrase)}`);
  }
  for (const [phrase, most] of Object.entries(row.max_count ?? {}))
    if (text.split(phrase).length - 1 > most) failures.push(`too often ${JSON.stringify(phrase)}`);
  return failures;
}

const kinds = ['txt', 'markdown', 'md', 'html', 'docx', 'odt', 'pdf'];

/** Debatable rows that require more than body text: a PDF's annotations are not read. */
const decidedAgainst = new Set(['s151', 's153']);

/** A PDF that only the process which reads it ends, at its limits (pdf/bombs.test.ts). */
const bomb = 's086';

describe('extraction of the document set', { skip: setAbsent }, () => {
  for (const row of rowsOf(...kinds).filter(({ id }) => id !== bomb)) {
    it(`matches the expectations for ${row.id} ${row.file}`, async () => {
      const failures = failuresOf(row, await extract(bytesOf(row), row.file));
      if (row.debatable && decidedAgainst.has(row.id)) assert.notDeepEqual(failures, []);
      else assert.deepEqual(failures, []);
    });
  }
});

describe('cleaning of the document set', { skip: setAbsent }, () => {
  for (const row of rowsOf('docx', 'odt')) {
    it(`does not change ${row.id} ${row.file} when cleaned again`, async () => {
      const once = await cleanFile(bytesOf(row), row.file, { contractions: true });
      if (isProblem(once)) return;
      const twice = await cleanFile(once.bytes, row.file, { contractions: true });
      assert.ok(!isProblem(twice));
      assert.deepEqual(twice.changes, {});
    });
  }
});

const absent = setAbsent || (existsSync(join(setFolder, 'files')) ? false : 'corpora absent: documents');
describe('main content of the document set', { skip: absent }, () => {
  // Its row requires the headline, which is the page's title rather than part of its text.
  const headline = 'files/trafilatura-guetemala.com-nicole.html';
  const rows = rowsOf('html').filter(({ file }) => /readability|trafilatura/.test(file) && file !== headline);
  for (const row of rows)
    it(`is extracted from ${row.file}`, () => {
      assert.deepEqual(failuresOf(row, readMainContent(bytesOf(row))), []);
    });
});
