/** XML character data as it stands in a source, and the text it means (XML 1.0 §2.11, §4.1, §4.6). */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#x([0-9a-f]+)|#([0-9]+)|(\w+));|\r\n?/gi;

const newline = /\r\n?/g;

const meaning = (match: string, hex?: string, decimal?: string, name?: string): string => {
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
  return name === undefined ? '\n' : (named[name] ?? match);
};

/** What well-formed character data says. */
export function resolveCharacters(raw: string): string {
  return raw.includes('&') || raw.includes('\r') ? raw.replace(reference, meaning) : raw;
}

/**
 * Turns offsets into the text, asked for in ascending order, into offsets into the raw data. A text as long as its
 * data is its data; a single space may stand for any amount of white space (collapsed in ODF).
 */
export function rawOffsets(raw: string, text: string, cdata: boolean): (offset: number) => number {
  if (raw.length === text.length) return offset => offset;
  if (text === ' ') return offset => (offset === 0 ? 0 : raw.length);
  const references = raw.matchAll(cdata ? newline : reference);
  // Both just after the last reference passed.
  let textAt = 0;
  let rawAt = 0;
  let next = references.next();
  return offset => {
    while (!next.done) {
      const match = next.value;
      const start = textAt + match.index - rawAt;
      if (start >= offset) break;
      textAt = start + meaning(match[0], match[1], match[2], match[3]).length;
      rawAt = match.index + match[0].length;
      next = references.next();
    }
    return rawAt + offset - textAt;
  };
}

export const escapeCharacters = (text: string): string =>
  text.replace(/[&<>]/g, glyph => (glyph === '&' ? '&amp;' : glyph === '<' ? '&lt;' : '&gt;'));
