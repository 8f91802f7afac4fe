import type { Fix } from './fix.js';
import { dashGlyphs } from './scripts.js';

const dash = new RegExp(`^[-‐‑−﹣－]{0,9}[${dashGlyphs}]`);
const indent = /[^\S\n]/;

/** A bullet that begins a line begins a list item: a hyphen and a space. Between words it is a separator. */
export const bullets: Fix = {
  kind: 'bullets',
  wakes: '[•‣◦⁃∙▪▫●○■❖➢➤\\uf0a7\\uf0b7·]',
  fix(page, at) {
    const { text } = page;
    // An emoji bullet is two characters: "▪" and the selector of its picture.
    const end = /[\ufe0e\ufe0f]/.test(text[at + 1] ?? '') ? at + 2 : at + 1;
    const next = text[end] ?? '\n';
    const spaced = /\s/.test(next);
    // A dash will stand apart from it.
    if (text[at] === '·' && !spaced && !dash.test(text.slice(end, end + 10))) return at + 1;
    let start = at;
    while (start > page.line(at).start && indent.test(text[start - 1]!)) start--;
    if (start === page.line(at).start) page.replace(at, end, spaced ? '-' : '- ');
    return end;
  },
};
