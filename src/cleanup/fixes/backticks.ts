import type { Fix } from './fix.js';
import type { Page } from './page.js';
import { dashGlyphs } from './scripts.js';

/** How far the closing mark may be from its opening: a quotation, not the next page. */
const reachChars = 500;
const word = /[\p{L}\p{N}]/u;
/** A dash gets a space behind it. */
const beforeOpening = new RegExp(`(?:[\\s(["']|[${dashGlyphs}]-{0,9})$`);
const singleClose = /[^\s]'(?![\p{L}\p{N}'])|\n/u;
const doubleClose = /[^\s']''(?!')|\n\s*\n/;

/**
 * Backticks used as quotation marks: ``LaTeX'' and `GNU'; between letters, an apostrophe. Only
 * backticks that pair with none come here: those that pair are code.
 */
export const backticks: Fix = {
  kind: 'smart quotes',
  wakes: "[`']",
  fix(page, at) {
    return page.text[at] === '`' ? open(page, at) : close(page, at);
  },
};

function open(page: Page, at: number): number {
  const { text } = page;
  let end = at + 1;
  while (text[end] === '`') end++;
  const before = text[at - 1] ?? ' ';
  const after = text[end] ?? ' ';
  const opening = beforeOpening.test(text.slice(Math.max(0, at - 10), at) || ' ') && !/\s/.test(after);
  if (end - at === 1) {
    const apostrophe = word.test(before) && word.test(after);
    if (apostrophe || (opening && found(singleClose, text, end) > 0)) page.replace(at, end, "'");
  } else if (end - at === 2 && opening) {
    const closing = found(doubleClose, text, end);
    if (closing > 0) {
      page.replace(at, end, '"');
      page.closing = closing;
    }
  }
  return end;
}

function close(page: Page, at: number): number {
  if (page.closing !== at) return at + 1;
  page.replace(at, at + 2, '"');
  return at + 2;
}

/** Where the closing mark stands, or 0 where the paragraph ends first. */
function found(closing: RegExp, text: string, from: number): number {
  const match = closing.exec(text.slice(from, from + reachChars));
  return match === null || match[0].startsWith('\n') ? 0 : from + match.index + 1;
}
