import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signals } from '../../src/engine/scan/signals/index.js';
import { fileName, signalName } from '../../src/site/shared/format.js';

describe('names of signals', () => {
  it('are words, without the terms of linguists', () => {
    assert.equal(signalName('deeper_model'), 'Deeper model');
    assert.equal(signalName('ai_vocabulary'), 'AI vocabulary');
    const names = signals.map(({ name }) => signalName(name));
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.doesNotMatch(name, /_|hapax|type token|tricolon|copula|participial/i);
  });
});

describe('names of downloads', () => {
  it('are the name or the title without the extension of a document, then what the file is', () => {
    assert.equal(fileName('My essay.DOCX', 'report', 'html'), 'My-essay-report.html');
    assert.equal(fileName('Bees: a history, vol. 2', 'clean', 'txt'), 'Bees-a-history-vol-2-clean.txt');
    assert.equal(fileName('../', 'result', 'json'), 'text-result.json');
    assert.equal(fileName('é'.repeat(200), 'edited', 'txt').length, 71);
  });
});
