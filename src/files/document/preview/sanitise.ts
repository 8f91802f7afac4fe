import { voidElements } from '../../../document/html/elements.js';
import { walkHtml } from '../../../document/html/walk.js';
import { setOf } from '../../../document/sets.js';
import { escapeCharacters } from '../office/character-data.js';

const allowed = setOf(
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code strong em b i u s del sub sup br hr table thead tbody tr th td',
);

/**
 * Reduces generated HTML to an allow-list of elements without any attribute, and so without links, images,
 * styles and scripts. Removes other tags but not their text. The result is balanced.
 */
export function sanitise(html: string): string {
  let written = '';
  walkHtml(html, {
    open(name) {
      if (!allowed.has(name)) return '';
      written += `<${name}>`;
      return voidElements.has(name) ? '' : `</${name}>`;
    },
    close(endTag) {
      written += endTag;
    },
    text(chars) {
      written += escapeCharacters(chars);
    },
  });
  return written;
}
