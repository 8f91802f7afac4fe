import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Era } from '../../../src/scan/eras.js';
import { trainingSubsetByEra } from '../../../src/training/engine/era-subsets.js';
import type { EngineSample } from '../../../src/training/engine/samples.js';

const person = { machine: false, era: 'earlier' } as EngineSample;
const by = (era: Era) => ({ machine: true, era }) as EngineSample;
const samples = [person, by('earlier'), by('recent'), person];
const taught = (teaches: (i: number) => boolean) => [...samples.keys()].filter(teaches);

describe('the texts that teach an era', () => {
  it('are all people’s and its own machines’', () => {
    const { earlier, recent } = trainingSubsetByEra(samples, () => true);
    assert.deepEqual(
      [taught(earlier), taught(recent)],
      [
        [0, 1, 3],
        [0, 2, 3],
      ],
    );
  });

  it('are in use', () => {
    assert.deepEqual(taught(trainingSubsetByEra(samples, i => i !== 3).recent), [0, 2]);
  });

  it('are all machines’ where none of the era are in use', () => {
    assert.deepEqual(taught(trainingSubsetByEra(samples, i => i !== 2).recent), [0, 1, 3]);
  });
});
