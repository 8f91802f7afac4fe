import type { Fix } from './fix.js';

const marks = /[\u0300-\u036f\u3099\u309a\u1161-\u11ff]+/y;
const letter = /^\p{L}$/u;

/** A letter written as a base and its marks becomes the one letter Unicode has for it (NFC), where it has one. */
export const combining: Fix = {
  kind: 'decomposed letters',
  wakes: '[\\u0300-\\u036f\\u3099\\u309a\\u1161-\\u11ff]',
  fix(page, at) {
    const { text } = page;
    marks.lastIndex = at;
    marks.test(text);
    const end = marks.lastIndex;
    const base = at - 1;
    // Base letters that composing would change by itself (CJK compatibility ideographs) stay as they are.
    if (base >= page.done && letter.test(text[base]!) && text[base]!.normalize('NFC') === text[base]) {
      const composed = text.slice(base, end).normalize('NFC');
      if (composed !== text.slice(base, end)) page.replace(base, end, composed);
    }
    return end;
  },
};
