import type { Fix } from './fix.js';

const dots = { '…': '...', '‥': '..', '․': '.' };

/**
 * Replaces an ellipsis glyph with dots and adds no space. East Asian lines use the glyph natively and are
 * skipped.
 */
export const ellipsis: Fix = {
  kind: 'ellipsis glyph',
  triggers: '[…‥․]',
  fix(context, at) {
    if (!context.line(at).eastAsian) context.replace(at, at + 1, dots[context.text[at] as keyof typeof dots]);
    return at + 1;
  },
};
