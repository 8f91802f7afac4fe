import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits, up to ten seconds, for what nobody can be asked to announce. */
export async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    assert.ok(tries < 200, 'it never came true');
    await delay(50);
  }
}
