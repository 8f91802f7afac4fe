import { letterlikeSymbols } from '../../text/homoglyphs.js';
import type { Fix } from './fix.js';

const styled = /[\u{1d400}-\u{1d7ff}]/uy;

/** Bold, italic, script and other letters borrowed from mathematics as fake formatting. Mathematics stays. */
export const styledLetters: Fix = {
  kind: 'styled letters',
  wakes: '\\ud835',
  fix(page, at) {
    const { text } = page;
    if (!page.line(at).spelt) return at + 1;
    let start = at;
    while (start > page.done && letterlikeSymbols.includes(text[start - 1]!)) start--;
    let end = at;
    while (end < text.length) {
      styled.lastIndex = end;
      if (styled.test(text)) end = styled.lastIndex;
      else if (letterlikeSymbols.includes(text[end]!)) end++;
      else break;
    }
    if (end === at) return at + 1;
    for (let i = start; i < end; ) {
      const size = text.codePointAt(i)! > 0xffff ? 2 : 1;
      page.replace(i, i + size, text.slice(i, i + size).normalize('NFKC'));
      i += size;
    }
    return end;
  },
};
