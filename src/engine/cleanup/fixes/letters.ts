import { startsAt } from '../../../document/span.js';
import { marksMax } from '../../text/characters.js';
import { letterlikeSymbols } from '../../text/homoglyphs.js';
import type { Fix } from './edit-context.js';

const styled = /[\u{1d400}-\u{1d7ff}]/uy;

/** Replaces mathematical letters that imitate bold, italic or script formatting. Formulas stay. */
export const styledLetters: Fix = {
  kind: 'styled letters',
  triggers: '\\ud835',
  fix(context, at) {
    const { text } = context;
    if (!context.line(at).styledWords) return at + 1;
    let start = at;
    while (start > context.editedTo && letterlikeSymbols.includes(text[start - 1]!)) start--;
    let end = at;
    while (end < text.length) {
      if (startsAt(styled, text, end)) end = styled.lastIndex;
      else if (letterlikeSymbols.includes(text[end]!)) end++;
      else break;
    }
    if (end === at) return at + 1;
    for (let i = start; i < end; ) {
      const size = text.codePointAt(i)! > 0xffff ? 2 : 1;
      context.replace(i, i + size, text.slice(i, i + size).normalize('NFKC'));
      i += size;
    }
    return end;
  },
};

const marks = /[\u0300-\u036f\u3099\u309a\u1161-\u11ff]+/y;
const letter = /^\p{L}$/u;

/**
 * Composes a letter and up to 32 combining marks into one character (NFC), where Unicode has one. A letter
 * with more stays.
 */
export const combining: Fix = {
  kind: 'decomposed letters',
  triggers: '[\\u0300-\\u036f\\u3099\\u309a\\u1161-\\u11ff]',
  fix(context, at) {
    const { text } = context;
    const end = startsAt(marks, text, at) ? marks.lastIndex : at;
    const base = at - 1;
    if (end - at > marksMax) return end;
    // Skips CJK compatibility ideographs, because NFC changes the base itself.
    if (base >= context.editedTo && letter.test(text[base]!) && text[base]!.normalize('NFC') === text[base]) {
      const composed = text.slice(base, end).normalize('NFC');
      if (composed !== text.slice(base, end)) context.replace(base, end, composed);
    }
    return end;
  },
};
