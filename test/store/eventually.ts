import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** Polls a condition until it holds, for up to ten seconds. */
export async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    assert.ok(tries < 200, 'the condition did not hold within ten seconds');
    await delay(50);
  }
}
