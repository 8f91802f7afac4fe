import { MappedText } from '../../../document/mapped-text.js';

/** XML character data in the source, and the text it represents (XML 1.0 §2.11, §4.1, §4.6). */

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#x([0-9a-f]+)|#([0-9]+)|(\w+));|\r\n|\t/gi;
const lineEndOrTab = /\r\n|\t/g;

const characterOf = (match: string, hex?: string, decimal?: string, name?: string): string => {
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10));
  return name === undefined ? match.replace('\r', '') : (named[name] ?? match);
};

/** Line ends in the data are white space; meaningful ones are elements. */
const spaced = (text: string): string => text.replace(/[\n\r]/g, ' ');

/**
 * Adds character data that starts at an offset of the source. A reference is a run of its own. Tabs, which
 * PowerPoint writes as characters, must not change.
 */
export function addCharacterData(target: MappedText, raw: string, start: number, isCdata: boolean): void {
  let from = 0;
  for (const match of raw.matchAll(isCdata ? lineEndOrTab : reference)) {
    target.add(spaced(raw.slice(from, match.index)), start + from);
    from = match.index + match[0].length;
    const character = spaced(characterOf(match[0], match[1], match[2], match[3]));
    if (character === '\t') target.addFixed(character);
    else target.add(character, start + match.index, start + from);
  }
  target.add(spaced(raw.slice(from)), start + from);
}

export function textOf(raw: string, isCdata: boolean): string {
  const target = new MappedText();
  addCharacterData(target, raw, 0, isCdata);
  return target.text;
}

export const isXmlSpace = (unit: string): boolean =>
  unit === ' ' || unit === '\n' || unit === '\t' || unit === '\r';

export const escapeCharacters = (text: string): string =>
  text.replace(/[&<>]/g, glyph => (glyph === '&' ? '&amp;' : glyph === '<' ? '&lt;' : '&gt;'));
