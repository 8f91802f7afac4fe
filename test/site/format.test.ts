import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signals } from '../../src/engine/scan/signals/index.js';
import { signalName } from '../../src/site/shared/format.js';

describe('names of signals', () => {
  it('are words, without the terms of linguists', () => {
    assert.equal(signalName('deeper_model'), 'Deeper model');
    assert.equal(signalName('ai_vocabulary'), 'AI vocabulary');
    const names = signals.map(({ name }) => signalName(name));
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.doesNotMatch(name, /_|hapax|type token|tricolon|copula|participial/i);
  });
});
