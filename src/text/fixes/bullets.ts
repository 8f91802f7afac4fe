import type { Fix } from './fix.js';

const indent = /[^\S\n]/;

/** A bullet that begins a line begins a list item: a hyphen and a space. Between words it is a separator. */
export const bullets: Fix = {
  kind: 'bullets',
  wakes: '[•‣◦⁃∙▪▫●○■❖➢➤\\uf0a7\\uf0b7·]',
  fix(page, at) {
    const { text } = page;
    const next = text[at + 1] ?? '\n';
    const spaced = /\s/.test(next);
    if (text[at] === '·' && !spaced) return at + 1;
    let start = at;
    while (start > page.line(at).start && indent.test(text[start - 1]!)) start--;
    if (start === page.line(at).start) page.replace(at, at + 1, spaced ? '-' : '- ');
    return at + 1;
  },
};
