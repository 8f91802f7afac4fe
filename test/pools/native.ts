/** A native pool for the tests of a suite, closed after them. */
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NativePool } from '../../src/pools/native-pool.js';

/** @param filename a process of another kind, compiled */
export function nativePool(
  filename = fileURLToPath(new URL('../../workers/native.js', import.meta.url)),
): NativePool {
  const pool = new NativePool({ filename, decoders: 2, recognisers: 1 });
  after(() => pool.close());
  return pool;
}
