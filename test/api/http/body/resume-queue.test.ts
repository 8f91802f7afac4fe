import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { resumeInTurn } from '../../../../src/api/http/body/resume-queue.js';

describe('resumeInTurn', () => {
  it('resumes one body in a turn of the event loop, fair between callers', async () => {
    const resumed: string[] = [];
    for (const caller of ['a', 'a', 'a', 'b']) resumeInTurn(caller, () => resumed.push(caller));
    assert.deepEqual(resumed, ['a']);
    const counts: number[] = [];
    while (resumed.length < 4) {
      await nextTurn();
      counts.push(resumed.length);
    }
    assert.ok(resumed.indexOf('b') <= 2, resumed.join(' '));
    assert.ok(
      counts.every((count, i) => count - (counts[i - 1] ?? 1) <= 1),
      counts.join(' '),
    );
    await nextTurn();
    assert.equal(
      resumeInTurn('c', () => resumed.push('c')),
      null,
    );
    assert.equal(resumed.at(-1), 'c');
    await nextTurn();
  });

  it('does not resume a body that left the queue', async () => {
    const resumed: string[] = [];
    resumeInTurn('a', () => resumed.push('first'));
    const leave = resumeInTurn('a', () => resumed.push('second'));
    resumeInTurn('a', () => resumed.push('third'));
    leave!();
    for (let i = 0; i < 4; i++) await nextTurn();
    assert.deepEqual(resumed, ['first', 'third']);
  });
});
