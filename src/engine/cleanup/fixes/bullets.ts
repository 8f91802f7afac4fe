import type { Fix } from './edit-context.js';
import { dashGlyphs } from './scripts.js';

const dash = new RegExp(`^[-‐‑−﹣－]{0,9}[${dashGlyphs}]`);
const indent = /[^\S\n]/;

/** Replaces a bullet at the start of a line with a hyphen and a space. Between words it is a separator. */
export const bullets: Fix = {
  kind: 'bullets',
  triggers: '[•‣◦⁃∙▪▫●○■❖➢➤\\uf0a7\\uf0b7·]',
  fix(context, at) {
    const { text } = context;
    // An emoji bullet is two characters: "▪" and a variation selector.
    const end = /[\ufe0e\ufe0f]/.test(text[at + 1] ?? '') ? at + 2 : at + 1;
    const next = text[end] ?? '\n';
    const spaced = /\s/.test(next);
    // A later fix adds a space after a dash.
    if (text[at] === '·' && !spaced && !dash.test(text.slice(end, end + 10))) return at + 1;
    let start = at;
    while (start > context.line(at).start && indent.test(text[start - 1]!)) start--;
    if (start === context.line(at).start) context.replace(at, end, spaced ? '-' : '- ');
    return end;
  },
};
