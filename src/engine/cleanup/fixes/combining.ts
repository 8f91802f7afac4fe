import { marksMax } from '../../text/characters.js';
import type { Fix } from './fix.js';

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
    marks.lastIndex = at;
    marks.test(text);
    const end = marks.lastIndex;
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
