const comma = Buffer.from(',');
const brace = Buffer.from('}');

/** A JSON object from a few fields and members that are bytes already (UTF-8, no braces). */
export const jsonObject = (fields: object, members: Uint8Array, more?: object): Buffer =>
  Buffer.concat([
    Buffer.from(JSON.stringify(fields).slice(0, -1)),
    comma,
    members,
    ...(more === undefined ? [brace] : [comma, Buffer.from(JSON.stringify(more).slice(1))]),
  ]);
