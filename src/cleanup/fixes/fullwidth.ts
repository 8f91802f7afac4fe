import type { Fix } from './fix.js';

const signs = '¢£¬¯¦¥₩';

/**
 * Fullwidth letters, digits and marks outside East Asian lines. The fullwidth grave and tilde stay: made
 * narrow they would be code marks. The fullwidth quotes are in `smart quotes`.
 */
export const fullwidth: Fix = {
  kind: 'fullwidth',
  wakes: '[\\uff01\\uff03-\\uff06\\uff08-\\uff3f\\uff41-\\uff5d\\uffe0-\\uffe6]',
  fix(page, at) {
    if (page.line(at).eastAsian) return at + 1;
    const code = page.text.charCodeAt(at);
    page.replace(at, at + 1, code >= 0xffe0 ? signs[code - 0xffe0]! : String.fromCharCode(code - 0xfee0));
    return at + 1;
  },
};
