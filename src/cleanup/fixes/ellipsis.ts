import type { Fix } from './fix.js';

const dots = { '…': '...', '‥': '..', '․': '.' };

/** One glyph of dots becomes as many dots; no space is invented. Native in East Asian lines. */
export const ellipsis: Fix = {
  kind: 'ellipsis glyph',
  wakes: '[…‥․]',
  fix(page, at) {
    if (!page.line(at).eastAsian) page.replace(at, at + 1, dots[page.text[at] as keyof typeof dots]);
    return at + 1;
  },
};
