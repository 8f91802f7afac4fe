const comma = Buffer.from(',');

/** Builds a JSON object from fields and serialised members (UTF-8, without braces), which may be empty. */
export function jsonObject(fields: object, members: Uint8Array, more: object = {}): Buffer {
  const parts = [membersOf(fields), members, membersOf(more)].filter(part => part.length > 0);
  const separated = parts.flatMap((part, i) => (i === 0 ? [part] : [comma, part]));
  return Buffer.concat([Buffer.from('{'), ...separated, Buffer.from('}')]);
}

/** Serialises the members of an object, without braces. */
export const membersOf = (object: object): Buffer => Buffer.from(JSON.stringify(object).slice(1, -1));

/** Parses serialised members as an object. */
export const parseMembers = (members: Uint8Array): unknown =>
  JSON.parse(`{${Buffer.from(members).toString()}}`);

/** Builds the same object with warnings before those in the members. */
export function jsonWithWarnings(fields: object, members: Uint8Array, warnings: readonly string[]): Buffer {
  if (warnings.length === 0) return jsonObject(fields, members);
  const result = parseMembers(members) as { warnings: string[] };
  return Buffer.from(JSON.stringify({ ...fields, ...result, warnings: [...warnings, ...result.warnings] }));
}
