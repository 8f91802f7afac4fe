import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptSteps, statesOf } from '../../../src/site/edit/kept-undo.js';

const draftOf = (text: string, rest: { dismissed?: string[]; source?: object } = {}) => ({
  text,
  source: null,
  dismissed: [],
  ...rest,
});

describe('saved steps of the edit page', () => {
  it('lead back through every state, with what was dismissed', () => {
    const states = [
      draftOf('One two.'),
      draftOf('One, two.'),
      draftOf('One, two.', { dismissed: ['comma'] }),
      draftOf('Three.', { dismissed: ['comma'] }),
    ];
    const steps = JSON.parse(JSON.stringify(keptSteps(states)));
    assert.deepEqual(statesOf(states.at(-1)!, steps), states.slice(0, -1));
  });

  it('end where the text of another document began', () => {
    const source = { name: 'b.txt' };
    const states = [draftOf('A'), draftOf('B', { source }), draftOf('Bc', { source })];
    assert.equal(keptSteps(states).length, 1);
  });

  it('leave out the oldest beyond 200,000 characters', () => {
    const states = Array.from({ length: 5 }, (_, i) => draftOf(String(i).repeat(60_000)));
    assert.equal(keptSteps(states).length, 3);
  });
});
