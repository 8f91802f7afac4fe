import { separatesText, uncleanedElements } from '../../document/html/elements.js';
import type { Edit } from './fixes/edit-context.js';
import { MappedText } from './mapped-text.js';

const tagName = /<\/?([a-z][^\s/>]*)/iy;
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/iy;
/** References that the text of a page often has for typography and markup. */
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  mdash: '—',
  ndash: '–',
  minus: '−',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  prime: '′',
  hellip: '…',
  bull: '•',
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
};

/**
 * Finds the edits of the text of HTML, a paragraph at a time, as for an uploaded .html file. Tags, comments,
 * code and scripts do not change. Linear: an unclosed tag, comment or element extends to the end.
 */
export function htmlEdits(source: string, find: (text: string) => readonly Edit[]): Edit[] {
  const edits: Edit[] = [];
  let paragraph = new MappedText();
  const endParagraph = () => {
    for (const edit of find(paragraph.text.trimEnd()))
      edits.push(...paragraph.inSource({ ...edit, replacement: escapeHtml(edit.replacement) }));
    paragraph = new MappedText();
  };
  for (let at = 0; at < source.length; ) {
    const tag = source[at] === '<' ? tagAt(source, at) : undefined;
    if (tag === undefined) at = addCharacter(paragraph, source, at);
    else {
      const { name, isStart } = tag;
      if (separatesText(name)) endParagraph();
      else if (name === 'br') paragraph.add('\n');
      at = tag.end;
      if (isStart && uncleanedElements.has(name)) {
        // Inline code acts as a word of its sentence.
        if (!separatesText(name)) paragraph.add('x');
        at = endOfElement(source, name, at);
      }
    }
  }
  endParagraph();
  return edits;
}

export const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A tag, comment, declaration or processing instruction. */
interface Tag {
  /** In lower case; empty for a comment. */
  name: string;
  isStart: boolean;
  end: number;
}

/** The tag at a `<`; undefined where the `<` is text. */
function tagAt(source: string, at: number): Tag | undefined {
  if (source.startsWith('<!--', at))
    return { name: '', isStart: false, end: endAfter(source, '-->', at + 2) };
  if (source[at + 1] === '!' || source[at + 1] === '?')
    return { name: '', isStart: false, end: endAfter(source, '>', at) };
  tagName.lastIndex = at;
  const name = tagName.exec(source)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  let quote = '';
  let end = tagName.lastIndex;
  for (; end < source.length && (quote !== '' || source[end] !== '>'); end++) {
    const unit = source[end]!;
    if (unit === quote) quote = '';
    else if (quote === '' && (unit === '"' || unit === "'")) quote = unit;
  }
  return {
    name,
    isStart: source[at + 1] !== '/' && source[end - 1] !== '/',
    end: Math.min(end + 1, source.length),
  };
}

function endAfter(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

function endOfElement(source: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(source)?.index ?? source.length;
}

/** Adds the character or the reference at an offset, and returns the offset after it. */
function addCharacter(paragraph: MappedText, source: string, at: number): number {
  reference.lastIndex = at;
  const match = source[at] === '&' ? reference.exec(source) : null;
  const end = match === null ? at + 1 : reference.lastIndex;
  const decoded = match === null ? undefined : decode(match);
  if (decoded === undefined) {
    paragraph.addDisplayed(source[at]!, at, at + 1);
    return at + 1;
  }
  for (const unit of decoded.split('')) paragraph.addDisplayed(unit, at, end);
  return end;
}

function decode([, decimal, hex, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return characters[name];
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number.parseInt(decimal, 10);
  return code > 0x10ffff ? undefined : String.fromCodePoint(code);
}
