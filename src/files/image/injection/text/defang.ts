/**
 * Makes found text safe to display in a terminal, in a page, and to a model that reads the answer. The words
 * stay; characters that have an effect (escape sequences, invisible letters, tags, links, chat markup) are
 * escaped.
 */
const escaped = (char: string) => `\\u{${char.codePointAt(0)!.toString(16)}}`;

/** Control and format characters, tags, selectors, fillers, private use, surrogates. */
const unprintable =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** Returns at most `charsMax` code points of the text, defanged. A cut is marked. */
export function defang(text: string, charsMax: number): string {
  const chars = Array.from(text.slice(0, charsMax * 4));
  const isCut = chars.length > charsMax || text.length > charsMax * 4;
  const bounded = isCut ? chars.slice(0, charsMax).join('') : text;
  const safe = bounded
    .replace(unprintable, escaped)
    .replace(/<(?=[\p{L}/!?|<])/gu, escaped)
    .replace(/\[(?=\/?(?:INST|SYS|SYSTEM)\b)/gi, escaped)
    .replace(/!\[|```|~~~/g, marks => Array.from(marks, escaped).join(''))
    .replace(/\b(?:javascript|data|vbscript):/gi, scheme => `${scheme.slice(0, -1)}${escaped(':')}`)
    .replace(/\bhtt(ps?):\/\//gi, 'hxx$1://');
  return isCut ? `${safe} … (cut)` : safe;
}
