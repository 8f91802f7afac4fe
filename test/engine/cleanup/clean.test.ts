import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { clean } from '../../../src/engine/cleanup/clean.js';

interface Row {
  id: string;
  input: string;
  expect: string;
  why: string;
  debatable: boolean;
  options?: { contractions: boolean };
}

const corpus = join('..', 'shared', 'corpora', 'documents', 'cleanup.jsonl');

/** Rows that later decisions replaced: dashes that open a line, cut-offs, omissions and hard line breaks. */
const replaced = new Set(['sc004', 'sc005', 'sc006', 'sc008', 'sc009', 'sc011', 'sc040', 'sc134']);

describe('cleaning of the cleanup corpus', { skip: existsSync(corpus) ? false : 'corpora absent' }, () => {
  const rows: Row[] = existsSync(corpus)
    ? readFileSync(corpus, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Row)
    : [];
  for (const { id, input, expect, why, options = { contractions: false } } of rows) {
    if (replaced.has(id)) continue;
    test(`${id} ${why}`, () => {
      assert.equal(clean(input, options).output_text, expect);
      assert.equal(clean(expect, options).output_text, expect, 'cleaned again');
    });
  }
});
