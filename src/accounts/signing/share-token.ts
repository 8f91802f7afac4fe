import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** What a share link gives access to. */
export interface SharedReport {
  readonly account: string;
  readonly report_id: string;
  /** Unix milliseconds. */
  readonly expires_at: number;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const tokenPattern = /^[\w-]{40,400}$/;

/**
 * Makes and reads the tokens of share links. A token contains its report and expiry, encrypted with a key
 * that only the service has (AES-256-GCM, NIST SP 800-38D), so it can be neither guessed nor changed, and
 * names no account. The initialisation vector is a hash of the content: the same share has the same token.
 */
export class ShareTokens {
  readonly #key: Buffer;
  readonly #ivKey: Buffer;

  /** @param secret secret of the service, hexadecimal */
  constructor(secret: string) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', use, 32));
    this.#key = derived('share links');
    this.#ivKey = derived('share links, initialisation vectors');
  }

  make({ account, report_id, expires_at }: SharedReport): string {
    const content = JSON.stringify([account, report_id, expires_at]);
    const iv = createHmac('sha256', this.#ivKey).update(content).digest().subarray(0, ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv);
    const encrypted = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString('base64url');
  }

  /** The report of a token; null for a token that this service did not make. */
  read(token: string): SharedReport | null {
    if (!tokenPattern.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      const content = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      const [account, report_id, expires_at] = JSON.parse(content.toString('utf8'));
      return { account, report_id, expires_at };
    } catch {
      return null;
    }
  }
}
