import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { limits } from '../contract/limits.js';
import { createLimiter } from '../pools/concurrency/limiter.js';

/**
 * Cost of a password hash. The stored form is `scrypt$N$r$p$salt$hash` (salt and hash in base64); it includes
 * the parameters, so they can be raised without invalidating stored hashes. OWASP's minimum is N=2^15 with
 * p=3 or N=2^17 with p=1. N=2^15, r=8 needs 32 MB and takes about 0.1 s per unit of p.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;
/** Upper bound for a stored hash. A hash that needs more was not written by this service. */
const memoryBytesMax = 256 * 1024 * 1024;

/** Bounds concurrent hashes: scrypt uses libuv's small thread pool, which file I/O and sharp need too. */
const guarded = createLimiter({
  running: limits.concurrentScrypts,
  // Guesses from one address leave a slot for other addresses.
  runningPerCaller: limits.concurrentScrypts - 1,
  waiting: limits.queuedScrypts,
  waitingPerCaller: limits.queuedScryptsPerAddress,
});

/**
 * @param caller key for the fair queue: the rate-limit subject of the client's address
 * @throws LimiterFull when too many tasks are waiting
 */
export async function hashPassword(password: string, caller?: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await guarded(() => derive(password, salt, hashBytes, cost), { caller });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether the password matches the stored hash. Without a stored hash (an unknown account, or one without a
 * password) it does the same work and returns false, so that response time does not reveal which names exist.
 * @param caller as for `hashPassword`
 * @throws LimiterFull when too many tasks are waiting
 */
export async function checkPassword(
  password: string,
  stored: string | null,
  caller?: string,
): Promise<boolean> {
  const known = stored === null ? null : parse(stored);
  const { salt, hash, ...parameters } = known ?? absent;
  const derived = await guarded(() => derive(password, salt, hash.length, parameters), { caller });
  return timingSafeEqual(derived, hash) && known !== null;
}

interface Stored {
  N: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

const absent: Stored = { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

function parse(stored: string): Stored | null {
  const match = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w+/=]{8,100})\$([\w+/=]{8,200})$/.exec(stored);
  if (!match) return null;
  const [N, r, p] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (128 * N * r > memoryBytesMax) return null;
  return { N, r, p, salt: Buffer.from(match[4]!, 'base64'), hash: Buffer.from(match[5]!, 'base64') };
}

function derive(password: string, salt: Buffer, bytes: number, parameters: ScryptOptions): Promise<Buffer> {
  // Two keyboards may produce different code points for the same letters.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, bytes, { ...parameters, maxmem: 2 * memoryBytesMax }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
