import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Era } from '../../../src/engine/scan/eras.js';
import { trainingSubsetByEra } from '../../../src/training/engine/era-subsets.js';
import type { EngineSample } from '../../../src/training/engine/samples.js';

const person = { machine: false, era: 'earlier' } as EngineSample;
const by = (era: Era) => ({ machine: true, era }) as EngineSample;
const samples = [person, by('earlier'), by('recent'), person];
const taught = (teaches: (i: number) => boolean) => [...samples.keys()].filter(teaches);

describe('trainingSubsetByEra', () => {
  it('contains all human-written texts and the AI-generated texts of the era', () => {
    const { earlier, recent } = trainingSubsetByEra(samples, () => true);
    assert.deepEqual(
      [taught(earlier), taught(recent)],
      [
        [0, 1, 3],
        [0, 2, 3],
      ],
    );
  });

  it('contains only texts in use', () => {
    assert.deepEqual(taught(trainingSubsetByEra(samples, i => i !== 3).recent), [0, 2]);
  });

  it('contains all AI-generated texts if none of the era is in use', () => {
    assert.deepEqual(taught(trainingSubsetByEra(samples, i => i !== 2).recent), [0, 1, 3]);
  });
});
