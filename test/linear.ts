import assert from 'node:assert/strict';

/** Processor time in ms. The kernel knows the sum of user and system time, and divides it by samples. */
function timeOf<T>(run: (input: T) => unknown, input: T): number {
  const before = process.cpuUsage();
  run(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const noiseMs = 25;

/**
 * Asserts that work takes time linear in its input: for an input of four times the size it may take twelve
 * times as long; quadratic work takes sixteen times as long. Measures up to three times, because garbage
 * collection and other threads only add to a time.
 */
export function assertLinear<T>(
  name: string,
  size: number,
  make: (size: number) => T,
  run: (input: T) => unknown,
): void {
  const [small, large] = [make(size), make(4 * size)];
  let [least, most] = [Infinity, Infinity];
  for (let i = 0; i < 3; i++) {
    most = Math.min(most, timeOf(run, large));
    if (most <= 12 * noiseMs) return;
    least = Math.min(least, timeOf(run, small));
    if (most <= 12 * least) return;
  }
  assert.fail(`${name}: ${least.toFixed(0)} ms, then ${most.toFixed(0)} ms for four times the size`);
}

/** Asserts that work takes time linear in the repetitions of each part, in the text that `within` returns. */
export function assertLinearRepeats(
  parts: readonly string[],
  size: number,
  run: (text: string) => unknown,
  within = (repeated: string) => repeated,
): void {
  for (const part of parts)
    assertLinear(part, size, units => within(part.repeat(Math.ceil(units / part.length))), run);
}
