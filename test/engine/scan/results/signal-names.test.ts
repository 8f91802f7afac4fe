import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signalAbout, signalName } from '../../../../src/engine/scan/results/signal-names.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';

describe('names of signals', () => {
  it('exist for every signal, with what it counts', () => {
    for (const { name } of signals) {
      assert.notEqual(signalAbout(name), null, name);
      assert.doesNotMatch(signalName(name), /_|hapax|suffix|profile/i);
    }
    assert.equal(new Set(signals.map(({ name }) => signalName(name))).size, signals.length);
  });

  it('say in words that a text has little of what is counted', () => {
    const against = signals.filter(
      ({ name, direction }) => signalName(name, -direction) === signalName(name),
    );
    assert.deepEqual(
      against.map(({ name }) => name),
      ['function_word_profile'],
    );
    for (const { name, direction } of signals)
      assert.equal(signalName(name, direction), signalName(name), name);
    assert.equal(signalName('parentheses', 0.7), 'Few or no brackets');
    assert.equal(signalName('human_phrasing', 3.5), 'Few phrases that people favour');
  });

  it('leave other names as they are, without underscores', () => {
    assert.equal(signalName('not_a_signal', -1), 'Not a signal');
    assert.equal(signalName('constructor'), 'Constructor');
    assert.equal(signalAbout('constructor'), null);
  });
});
