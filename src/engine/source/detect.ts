import type { ReadAs, ReadAsChoice } from '../../contract/document.js';

/**
 * Decides whether a text is Markdown, by structure that plain text hardly ever has. Characters that letters
 * and essays use too, such as a few asterisks, list markers and `>`, are no evidence on their own. Every
 * pattern is linear: repetition is bounded, or starts at the start of a line.
 */

/** A heading at the start of a paragraph or before an empty line. A comment of a program is between code. */
const heading =
  /(?:^|\n[ \t]*\r?\n) {0,3}#{1,6}[ \t]+[^\s#]|\n {0,3}#{1,6}[ \t]+[^\s#][^\n]{0,200}\n[ \t]*\r?\n/g;
/** A link with a destination that is an address. */
const link =
  /!?\[[^\][\n]{1,200}\]\((?:https?:\/\/|mailto:|\.{0,2}\/|#)[^()\s]{1,500}(?: "[^"\n]{0,200}")?\)/g;
const strongEmphasis = /(?<![\w*])\*\*(?![\s*])[^*\n]{1,200}(?<!\s)\*\*(?![\w*])/g;
const fence = /^ {0,3}(?:```|~~~)[^`\n]{0,100}$/gm;
/** The row of hyphens below the head of a table. */
const delimiterRow =
  /^ {0,3}\|?[ \t]{0,20}:?-{3,100}:?[ \t]{0,20}(?:\|[ \t]{0,20}:?-{1,100}:?[ \t]{0,20})+\|?\r?$/gm;
const listItem = /^[ \t]{0,8}(?:[-*+]|\d{1,3}[.)])[ \t]+\S/gm;
const codeSpan = /(?<!`)`[^`\n]{1,80}`(?!`)/g;

/** Characters without which none of the patterns above that decide can match. */
const needed = ['# ', '](', '**', '```', '~~~', '---'];

/** How to read a text: as the caller chose, or as its structure says. */
export function readAsOf(text: string, choice: ReadAsChoice): ReadAs {
  if (choice !== 'auto') return choice;
  return isMarkdown(text) ? 'markdown' : 'plain';
}

function isMarkdown(text: string): boolean {
  if (!needed.some(chars => text.includes(chars))) return false;
  const has = (pattern: RegExp, least: number) => hasMatches(text, pattern, least);
  if (has(fence, 2) || has(heading, 2) || has(link, 2) || has(delimiterRow, 1) || has(strongEmphasis, 3))
    return true;
  const kinds = [heading, link, strongEmphasis].filter(pattern => has(pattern, 1)).length;
  return kinds > 1 || (kinds === 1 && (has(listItem, 2) || has(codeSpan, 1)));
}

/** Whether a pattern matches at least `least` times. */
function hasMatches(text: string, pattern: RegExp, least: number): boolean {
  pattern.lastIndex = 0;
  for (let count = 0; count < least; count++) if (!pattern.test(text)) return false;
  return true;
}
