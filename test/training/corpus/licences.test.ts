import assert from 'node:assert/strict';

import { describe, it } from 'node:test';
import { readRows } from '../../../src/training/corpus/corpus.js';
import { licenceOf } from '../../../src/training/corpus/licences.js';
import { corporaSkip } from '../training-corpora.js';

describe('licenceOf', () => {
  it('is known for sources of the project and unknown for others', () => {
    assert.match(licenceOf('own2026_letters'), /^CC0-1\.0/);
    assert.match(licenceOf('own2026_edited'), /^edits CC0-1\.0/);
    assert.match(licenceOf('llm2026_polished'), /^as the human sources/);
    assert.equal(licenceOf('mine'), 'not known to this project');
  });

  const corpora = '../shared/corpora/detect/train';
  it('is listed for every source of the corpora', {
    skip: corporaSkip,
  }, () => {
    const sources = new Set([...readRows([corpora])].flat().map(row => row.source));
    for (const source of sources) assert.notEqual(licenceOf(source), licenceOf('mine'), source);
  });
});
