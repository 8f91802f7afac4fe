/** Opens a native pool for the tests of a suite and closes it after them. */
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NativePool } from '../../src/pools/native-pool.js';

/** @param filename path of another compiled process module */
export function nativePool(
  filename = fileURLToPath(new URL('../../workers/native.js', import.meta.url)),
): NativePool {
  const pool = new NativePool({ filename, decoders: 2, recognisers: 1 });
  after(() => pool.close());
  return pool;
}
