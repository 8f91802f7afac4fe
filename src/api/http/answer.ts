import type { Stream } from './stream.js';

/** Properties of an answer that decide how a request with an Idempotency-Key is replayed. */
interface ReplayInfo {
  /** Set when the endpoint has taken the Idempotency-Key, in the transaction that saved its record. */
  keyTaken?: boolean;
  /** false when the same request may get a different answer; the default is true. */
  repeatable?: boolean;
}

/** An answer whose body is complete; `type` is null when it has no body. */
export interface WholeAnswer extends ReplayInfo {
  status: number;
  type: string | null;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

/** An answer whose body is written piece by piece. */
export interface StreamedAnswer extends ReplayInfo {
  status: number;
  type: string;
  stream: Stream;
  headers?: Readonly<Record<string, string>>;
}

export type Answer = WholeAnswer | StreamedAnswer;

export const rawJson = (body: Uint8Array): WholeAnswer => ({ status: 200, type: 'application/json', body });

export const json = (value: unknown, status = 200, headers?: Answer['headers']): WholeAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
  ...(headers && { headers }),
});

const comma = Buffer.from(',');

/** Builds a JSON object from fields and serialised members (without braces; bytes are UTF-8). */
export function jsonObject(fields: object, members: string | Uint8Array, more: object = {}): Buffer {
  const bytes = typeof members === 'string' ? Buffer.from(members) : members;
  const parts = [membersOf(fields), bytes, membersOf(more)].filter(part => part.length > 0);
  const separated = parts.flatMap((part, i) => (i === 0 ? [part] : [comma, part]));
  return Buffer.concat([Buffer.from('{'), ...separated, Buffer.from('}')]);
}

/** Serialises the members of an object, without braces. */
export const membersOf = (object: object): Buffer => Buffer.from(JSON.stringify(object).slice(1, -1));
