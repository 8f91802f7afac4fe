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
 * Curly, low, ornamental and prime marks, the acute used as one, and what Windows-1252 quotes become when
 * read as Latin-1. Letters that look alike (U+02BB, U+02BC, geresh) are letters. Native in East Asian lines.
 */
export const quotes: Fix = {
  kind: 'smart quotes',
  wakes: `[${[...straight.keys()].join('')}]`,
  fix(page, at) {
    if (!page.line(at).eastAsian) page.replace(at, at + 1, straight.get(page.text[at]!)!);
    return at + 1;
  },
};
