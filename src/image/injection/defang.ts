/**
 * Makes found text safe to show: to a person's terminal, to a page, to the next model that reads the answer. The words stay;
 * whatever acts (escape sequences, invisible letters, tags, links, chat markup) is written out.
 */
const shown = (char: string) => `\\u{${char.codePointAt(0)!.toString(16)}}`;

/** Controls (ANSI's escape among them), format characters, tags, selectors, fillers, private use, half characters. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** At most `charsMax` code points of the text, defused; what was cut is said. */
export function defuse(text: string, charsMax: number): string {
  const chars = Array.from(text.slice(0, charsMax * 4));
  const cut = chars.length > charsMax || text.length > charsMax * 4;
  const kept = cut ? chars.slice(0, charsMax).join('') : text;
  const safe = kept
    .replace(unseen, shown)
    .replace(/<(?=[\p{L}/!?|<])/gu, shown)
    .replace(/\[(?=\/?(?:INST|SYS|SYSTEM)\b)/gi, shown)
    .replace(/!\[|```|~~~/g, marks => Array.from(marks, shown).join(''))
    .replace(/\b(?:javascript|data|vbscript):/gi, scheme => `${scheme.slice(0, -1)}${shown(':')}`)
    .replace(/\bhtt(ps?):\/\//gi, 'hxx$1://');
  return cut ? `${safe} … (cut)` : safe;
}
