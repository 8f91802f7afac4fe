import type { Fix } from './fix.js';

const straight = new Map(
  Object.entries({
    "'": '‘’‚‛′‵❛❜❟❮❯´＇\x91\x92\x82',
    '"': '“”„‟″‶❝❞❠〝〞〟⹂＂\x93\x94\x84',
    "'''": '‴‷',
    "''''": '⁗',
  }).flatMap(([plain, glyphs]) => [...glyphs].map(glyph => [glyph, plain] as const)),
);

/**
 * Replaces curly, low, ornamental and prime marks, the acute accent used as one, and Windows-1252 quotes
 * decoded as Latin-1. Letters of the same shape (U+02BB, U+02BC, geresh) stay. East Asian lines use these
 * marks natively and are skipped.
 */
export const quotes: Fix = {
  kind: 'smart quotes',
  triggers: `[${[...straight.keys()].join('')}]`,
  fix(context, at) {
    if (!context.line(at).eastAsian) context.replace(at, at + 1, straight.get(context.text[at]!)!);
    return at + 1;
  },
};
