import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireTrainable } from '../../../src/training/corpus/training-check.js';

const samples = (sources: number, machine: (i: number) => boolean) =>
  Array.from({ length: 12 }, (_, i) => ({ source: `s${i % sources}`, machine: machine(i) }));
const even = (i: number) => i % 2 === 0;

describe('requireTrainable', () => {
  it('accepts texts of both labels and six sources', () => {
    requireTrainable(samples(6, even));
  });

  it('rejects fewer sources and a missing label, and counts what there is', () => {
    assert.throws(() => requireTrainable(samples(5, even)), {
      name: 'CorpusError',
      message:
        'Training needs human-written and AI-generated texts of 6 sources or more; these folders contain 6 human-written and 6 AI-generated texts of 5. Add other corpora.',
    });
    assert.throws(() => requireTrainable(samples(6, () => true)), /contain 0 human-written and 12 AI-/);
    assert.throws(() => requireTrainable(samples(6, () => false)), /contain 12 human-written and 0 AI-/);
  });
});
