/**
 * Makes scrypt cheap in the process that imports this module, because most tests register accounts and none
 * of those depends on the cost of a password.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const scrypt = crypto.scrypt as (...given: unknown[]) => void;
/** Blocks of memory (N) in place of the service's number. */
export const passwordCost = { blocks: 32 };

crypto.scrypt = ((
  ...given: [password: unknown, salt: unknown, bytes: number, options: object, done: unknown]
) => {
  const [password, salt, bytes, options, done] = given;
  scrypt(password, salt, bytes, { ...options, N: passwordCost.blocks }, done);
}) as typeof crypto.scrypt;
syncBuiltinESMExports();
