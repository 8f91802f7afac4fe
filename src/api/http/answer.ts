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

/** Builds a JSON object from fields and serialised members (without braces; bytes are UTF-8). */
export function jsonObject(fields: object, members: string | Uint8Array, more: object = {}): Buffer {
  const [first, last] = [fields, more].map(part => JSON.stringify(part).slice(1, -1)) as [string, string];
  const start = `{${first}${first !== '' && members.length > 0 ? ',' : ''}`;
  const end = `${last !== '' && first.length + members.length > 0 ? ',' : ''}${last}}`;
  const length = Buffer.byteLength(members);
  const at = Buffer.byteLength(start);
  const bytes = Buffer.allocUnsafe(at + length + Buffer.byteLength(end));
  bytes.write(start);
  if (typeof members !== 'string') bytes.set(members, at);
  // As long as its UTF-8, so ASCII: one copy without encoding.
  else bytes.write(members, at, length === members.length ? 'latin1' : 'utf8');
  bytes.write(end, at + length);
  return bytes;
}

/** Serialises the members of an object, without braces. */
export const membersOf = (object: object): Buffer => Buffer.from(JSON.stringify(object).slice(1, -1));
