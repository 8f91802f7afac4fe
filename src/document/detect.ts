import type { CleanedAs } from '../contract/cleanup.js';
import type { ReadAs, ReadAsChoice } from '../contract/document.js';
import { dataFormatOf } from './data-formats.js';
import { frontMatterChars } from './markdown/front-matter.js';
import { withLineFeeds } from './spacing.js';

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
/** A definition of a link's destination; group 1: its label. */
const definition = /^ {0,3}(\[[^\][\n]{1,100}\]):[ \t]{1,20}<?(?:https?:\/\/|mailto:|\.{0,2}\/|#)\S/gm;
const strongEmphasis = /(?<![\w*])\*\*(?![\s*])[^*\n]{1,200}(?<!\s)\*\*(?![\w*])/g;
const fence = /^ {0,3}(?:```|~~~)[^`\n]{0,100}$/gm;
/** The row of hyphens below the head of a table. */
const delimiterRow =
  /^ {0,3}\|?[ \t]{0,20}:?-{3,100}:?[ \t]{0,20}(?:\|[ \t]{0,20}:?-{1,100}:?[ \t]{0,20})+\|?\r?$/gm;
const listItem = /^[ \t]{0,8}(?:[-*+]|\d{1,3}[.)])[ \t]+\S/gm;
const codeSpan = /(?<!`)`[^`\n]{1,80}`(?!`)/g;

/** Characters without which none of the patterns above that decide can match. */
const needed = ['# ', '](', ']: ', '**', '```', '~~~', '---', '+++'];
/** Characters without which one of them cannot: native searches are faster. */
const neededBy = new Map([
  [heading, ['#']],
  [link, ['](']],
  [strongEmphasis, ['**']],
  [fence, ['```', '~~~']],
  [delimiterRow, ['---']],
]);

/** How a scan reads a text: as the caller chose, or as its structure says. Formats but Markdown are plain. */
export function readAsOf(text: string, choice: ReadAsChoice): ReadAs {
  if (choice !== 'auto') return choice === 'markdown' ? choice : 'plain';
  return isMarkdown(withLineFeeds(text)) ? 'markdown' : 'plain';
}

/** How a cleanup reads a text: as the caller chose, or as its structure says. */
export function cleanedAs(source: string, choice: ReadAsChoice): CleanedAs {
  if (choice !== 'auto') return choice;
  // The other line breaks are characters of strings in JSON.
  if (isJson(source)) return 'json';
  const text = withLineFeeds(source);
  const hasTags = text.includes('<');
  if (hasTags && htmlDocument.test(text)) return 'html';
  const hasCommands = text.includes('\\');
  if (hasCommands && latexDocument.test(text) && !hasMatches(text, fence, 1)) return 'latex';
  if (isMarkdown(text) && !hasComments(text)) return 'markdown';
  if (hasTags && firstTag.test(text) && lastTag.test(text)) return 'html';
  const data = dataFormatOf(text);
  const isLatex = hasCommands && hasMatches(text, latexCommand, 2);
  if (isLatex && (data === undefined || (data === 'code' && latexLine.test(text)))) return 'latex';
  if (data !== undefined) return data;
  return text.includes('``') && hasMatches(text, texQuotes, 1) && hasMatches(text, texDash, 1)
    ? 'latex'
    : 'plain';
}

const commentLine = /^[ \t]*#.*$/gm;

/** Whether only the comments of data or of a program look like the headings of Markdown. */
const hasComments = (text: string): boolean =>
  hasMatches(text, commentLine, 1) &&
  /^(?:yaml|toml|ini|code)$/.test(dataFormatOf(text) ?? '') &&
  !isMarkdown(text.replace(commentLine, ''));

/** A JSON object or array, or a value on each line. A string alone is a quotation. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text) || !/[\]}"]\s*$/.test(text.slice(-100))) return false;
  if (parses(text)) return true;
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.length > 1 && lines.every(parses);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const htmlDocument =
  /^\s*(?:<\?xml[^>]{0,300}\?>\s*)?(?:<!--[\s\S]{0,5000}?-->\s*)?(?:<!doctype\s+html|<html[\s>])/i;
/** The tags that a part of a page or XML starts and ends with. */
const firstTag = /^\s*(?:<!--[\s\S]{0,5000}?-->\s*)?<(?:[a-z][\w:.-]{0,50}(?:\s[^<>]*)?|\?xml[^>]{0,300})>/i;
const lastTag = /(?:<\/[a-z][\w:.-]{0,50}\s*>|\/>|-->)\s*$/i;

const latexDocument = /^[ \t]*\\(?:documentclass|begin\{document\})/m;
/** A command at the start of a line: programs have them in strings. */
const latexLine = /^[ \t]*\\[a-z]{3,20}\*?[[{]/m;
const latexCommand =
  /\\(?:(?:sub)*section|chapter|cite[a-z]*|ref|eqref|label|text(?:bf|it|tt)|emph|footnote|usepackage|caption|url|href|begin|end|newcommand)\*?[[{]/g;
/** Quotation marks and dashes of TeX; one of them alone is also found in typewritten texts. */
const texQuotes = /(?<!`)``[^\s`'][^`'\n]{0,300}''/g;
const texDash = /[\w}.,'] ?--- ?[\w\\`]/g;

function isMarkdown(text: string): boolean {
  if (!needed.some(chars => text.includes(chars))) return false;
  if (frontMatterChars(text) > 0) return true;
  const has = (pattern: RegExp, least: number) =>
    neededBy.get(pattern)?.some(chars => text.includes(chars)) !== false && hasMatches(text, pattern, least);
  if (has(fence, 2) || has(heading, 2) || has(link, 2) || has(delimiterRow, 1) || has(strongEmphasis, 3))
    return true;
  if (text.includes(']: ') && usesDefinition(text)) return true;
  const kinds = [heading, link, strongEmphasis].filter(pattern => has(pattern, 1)).length;
  return kinds > 1 || (kinds === 1 && (has(listItem, 2) || has(codeSpan, 1)));
}

/** Definitions whose use is searched. */
const definitionsMax = 10;

/** Whether the label of one of the first definitions is also elsewhere in the text. */
function usesDefinition(text: string): boolean {
  let count = 0;
  for (const { 0: found, 1: label, index } of text.matchAll(definition)) {
    if (text.indexOf(label!) < index || text.includes(label!, index + found.length)) return true;
    if (++count === definitionsMax) return false;
  }
  return false;
}

function hasMatches(text: string, pattern: RegExp, least: number): boolean {
  pattern.lastIndex = 0;
  for (let count = 0; count < least; count++) if (!pattern.test(text)) return false;
  return true;
}
