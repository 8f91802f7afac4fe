import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of `parts`, 128 bits in base64url. Says nothing of them to a reader who does not have the secret. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
