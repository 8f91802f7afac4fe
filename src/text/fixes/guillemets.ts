import type { Fix } from './fix.js';

const opens = (glyph: string) => glyph === '«' || glyph === '‹';
const space = /[^\S\n]/;

/**
 * « and », ‹ and ›, pointing either way. The spaces French sets inside go with them. Alone between spaces, in a
 * line that has none of the other direction, one is a separator ("File » Open") or a sign, and stays.
 */
export const guillemets: Fix = {
  kind: 'smart quotes',
  wakes: '[«»‹›]',
  fix(page, at) {
    const { text } = page;
    const line = page.line(at);
    if (line.eastAsian) return at + 1;
    const glyph = text[at]!;
    const straight = glyph === '«' || glyph === '»' ? '"' : "'";
    const atStart = at === 0 || text[at - 1] === '\n';
    const atEnd = at + 1 === text.length || text[at + 1] === '\n';
    const spacedBefore = !atStart && space.test(text[at - 1]!);
    const spacedAfter = !atEnd && space.test(text[at + 1]!);
    if (spacedBefore && spacedAfter && !line.guillemets) return at + 1;
    let start = at;
    let end = at + 1;
    if (opens(glyph) && spacedAfter && (spacedBefore || atStart || /[(["'“‘]/.test(text[at - 1]!))) {
      while (end < text.length && space.test(text[end]!)) end++;
    } else if (
      !opens(glyph) &&
      spacedBefore &&
      (spacedAfter || atEnd || /[).,;:!?\]"'”’]/.test(text[at + 1]!))
    ) {
      while (start > page.done && space.test(text[start - 1]!)) start--;
    }
    page.replace(start, end, straight);
    return end;
  },
};
