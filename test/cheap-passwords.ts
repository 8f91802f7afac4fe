/**
 * Makes scrypt cheap in the process that imports this module, because most tests register accounts and none
 * of those depends on the cost of a password.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = (
  password: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const scrypt = crypto.scrypt as Scrypt;
/** Blocks of memory (N) in place of the service's number. */
export const passwordCost = { blocks: 32 };

crypto.scrypt = ((password, salt, bytes, options, done) =>
  scrypt(
    password,
    salt,
    bytes,
    { ...options, N: passwordCost.blocks },
    done,
  )) as Scrypt as typeof crypto.scrypt;
syncBuiltinESMExports();
