import type { Fix } from './fix.js';

const signs = '¢£¬¯¦¥₩';

/**
 * Replaces fullwidth letters, digits and marks outside East Asian lines. The fullwidth grave accent and tilde
 * stay, because their narrow forms mark code. Fullwidth quotes belong to `smart quotes`.
 */
export const fullwidth: Fix = {
  kind: 'fullwidth',
  triggers: '[\\uff01\\uff03-\\uff06\\uff08-\\uff3f\\uff41-\\uff5d\\uffe0-\\uffe6]',
  fix(context, at) {
    if (context.line(at).eastAsian) return at + 1;
    const code = context.text.charCodeAt(at);
    context.replace(at, at + 1, code >= 0xffe0 ? signs[code - 0xffe0]! : String.fromCharCode(code - 0xfee0));
    return at + 1;
  },
};
