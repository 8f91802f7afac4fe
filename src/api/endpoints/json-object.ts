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
