import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** Time after which a condition is not expected any more, also on a machine that does much else. */
export const patienceMs = 180_000;
const pollMs = 20;

/** Polls a condition until it holds. */
export async function eventually(
  isTrue: () => boolean | Promise<boolean>,
  message: () => string | Promise<string> = () => 'the condition never held',
): Promise<void> {
  for (const end = performance.now() + patienceMs; !(await isTrue()); await delay(pollMs))
    if (performance.now() > end) assert.fail(await message());
}
