/** Nesting beyond which a value is not serialised. */
const depthMax = 64;

/**
 * Serialises a JSON value in one form: members sorted by UTF-16 code units, no white space (RFC 8785, JSON
 * Canonicalization Scheme). Equal values give equal text, whatever the order of their members.
 * @throws RangeError if the value is nested too deeply, TypeError if it is not JSON
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > depthMax) throw new RangeError(`JSON is nested more than ${depthMax} levels deep`);
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError(`${typeof value} is not JSON`);
  return text;
}
