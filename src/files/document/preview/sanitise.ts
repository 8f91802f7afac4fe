import { setOf } from '../../../document/sets.js';

const allowed = setOf(
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code strong em b i u s del sub sup br hr table thead tbody tr th td',
);
const empty = new Set(['br', 'hr']);

/**
 * Reduces generated HTML to an allow-list of elements without any attribute, and so without links, images,
 * styles and scripts. Removes other tags but not their text. The result is balanced. Every `<` is read as a
 * tag, so input that is not well formed is safe too. Linear.
 */
export function sanitise(html: string): string {
  const open: string[] = [];
  let written = '';
  let at = 0;
  for (let tag = html.indexOf('<'); tag >= 0; tag = html.indexOf('<', at)) {
    const end = html.indexOf('>', tag);
    written += html.slice(at, tag);
    if (end < 0) {
      at = html.length;
      break;
    }
    at = end + 1;
    const [, closes, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(html.slice(tag, tag + 16)) ?? [];
    if (!allowed.has(name)) continue;
    if (empty.has(name)) written += `<${name}>`;
    else if (closes === '') {
      open.push(name);
      written += `<${name}>`;
    } else if (open.at(-1) === name) {
      open.pop();
      written += `</${name}>`;
    }
  }
  written += html.slice(at);
  while (open.length > 0) written += `</${open.pop()}>`;
  return written;
}
