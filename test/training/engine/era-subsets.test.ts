import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Era } from '../../../src/scan/eras.js';
import { textsByEra } from '../../../src/training/engine/era-subsets.js';
import type { Sample } from '../../../src/training/engine/samples.js';

const person = { machine: false, era: 'earlier' } as Sample;
const by = (era: Era) => ({ machine: true, era }) as Sample;
const samples = [person, by('earlier'), by('recent'), person];
const taught = (teaches: (i: number) => boolean) => [...samples.keys()].filter(teaches);

describe('the texts that teach an era', () => {
  it('are all people’s and its own machines’', () => {
    const { earlier, recent } = textsByEra(samples, () => true);
    assert.deepEqual(
      [taught(earlier), taught(recent)],
      [
        [0, 1, 3],
        [0, 2, 3],
      ],
    );
  });

  it('are in use', () => {
    assert.deepEqual(taught(textsByEra(samples, i => i !== 3).recent), [0, 2]);
  });

  it('are all machines’ where none of the era are in use', () => {
    assert.deepEqual(taught(textsByEra(samples, i => i !== 2).recent), [0, 1, 3]);
  });
});
