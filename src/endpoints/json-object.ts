const comma = Buffer.from(',');
const brace = Buffer.from('}');

/** Builds a JSON object from fields and already serialised members (UTF-8, without braces). */
export const jsonObject = (fields: object, members: Uint8Array, more?: object): Buffer =>
  Buffer.concat([
    Buffer.from(JSON.stringify(fields).slice(0, -1)),
    comma,
    members,
    ...(more === undefined ? [brace] : [comma, Buffer.from(JSON.stringify(more).slice(1))]),
  ]);

/** Builds the same object with warnings before those in the members. */
export function jsonWithWarnings(fields: object, members: Uint8Array, warnings: readonly string[]): Buffer {
  if (warnings.length === 0) return jsonObject(fields, members);
  const result = JSON.parse(`{${Buffer.from(members).toString()}}`) as { warnings: string[] };
  return Buffer.from(JSON.stringify({ ...fields, ...result, warnings: [...warnings, ...result.warnings] }));
}
