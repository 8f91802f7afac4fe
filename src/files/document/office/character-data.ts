/** XML character data in the source, and the text it represents (XML 1.0 §2.11, §4.1, §4.6). */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#x([0-9a-f]+)|#([0-9]+)|(\w+));|\r\n?/gi;

const newline = /\r\n?/g;

const textOf = (match: string, hex?: string, decimal?: string, name?: string): string => {
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
  return name === undefined ? '\n' : (named[name] ?? match);
};

/** Resolves references and line ends of well-formed character data. */
export function resolveCharacters(raw: string): string {
  return raw.includes('&') || raw.includes('\r') ? raw.replace(reference, textOf) : raw;
}

/**
 * Returns a function that maps an offset in the text to an offset in the raw data. Its calls must ascend. A
 * text as long as its data equals it; a single space may represent any amount of white space, which ODF
 * collapses.
 */
export function rawOffsets(raw: string, text: string, cdata: boolean): (offset: number) => number {
  if (raw.length === text.length) return offset => offset;
  if (text === ' ') return offset => (offset === 0 ? 0 : raw.length);
  const references = raw.matchAll(cdata ? newline : reference);
  // Offsets just after the last reference passed, in the text and in the data.
  let textAt = 0;
  let rawAt = 0;
  let next = references.next();
  return offset => {
    while (!next.done) {
      const match = next.value;
      const start = textAt + match.index - rawAt;
      if (start >= offset) break;
      textAt = start + textOf(match[0], match[1], match[2], match[3]).length;
      rawAt = match.index + match[0].length;
      next = references.next();
    }
    return rawAt + offset - textAt;
  };
}

export const isXmlSpace = (unit: string): boolean =>
  unit === ' ' || unit === '\n' || unit === '\t' || unit === '\r';

export const escapeCharacters = (text: string): string =>
  text.replace(/[&<>]/g, glyph => (glyph === '&' ? '&amp;' : glyph === '<' ? '&lt;' : '&gt;'));
