import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from '../concurrency/limiter.js';
import { limits } from '../limits.js';

/**
 * Passwords as stored: `scrypt$N$r$p$salt$hash` (salt and hash in base64). The parameters stand with the hash, so they
 * can be raised without locking anyone out. N=2^15, r=8, p=1 takes 32 MB and about 0.1 s (OWASP's minimum is 2^15 with
 * p=3 or 2^17 with p=1; p=3 is used).
 */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;
/** No stored hash of ours asks for more; one that does was not written by us. */
const memoryBytesMax = 256 * 1024 * 1024;

/** scrypt runs in libuv's few threads, which files and sharp need too. */
const guarded = createLimiter({
  running: limits.concurrentScrypts,
  // Guesses from one address leave a slot to the others.
  runningPerCaller: limits.concurrentScrypts - 1,
  waiting: limits.queuedScrypts,
  waitingPerCaller: limits.queuedScryptsPerAddress,
});

/**
 * @param caller whose share of the queue it takes: the client's address as it is counted
 * @throws LimiterFull when too many tasks are waiting
 */
export async function hashPassword(password: string, caller?: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await guarded(() => derive(password, salt, hashBytes, cost), { caller });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether the password is the one that was stored. Without a stored one (no such account, or one that can't sign in)
 * the same work is done and the answer is no, so that time doesn't tell which names exist.
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
  // The same letters typed on two keyboards can be other code points.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, bytes, { ...parameters, maxmem: 2 * memoryBytesMax }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
