import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of `parts`, truncated to 132 bits, in base64url. It reveals nothing without the secret. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
