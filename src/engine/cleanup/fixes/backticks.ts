import type { EditContext, Fix } from './edit-context.js';
import { dashGlyphs } from './scripts.js';

/** Maximum characters of a quotation, up to which the closing mark is searched. */
const reachChars = 500;
const word = /[\p{L}\p{M}\p{N}]/u;
/** Text after which a quotation can open. A dash counts, because a later fix adds a space after it. */
const beforeOpening = new RegExp(`(?:[\\s(["']|[${dashGlyphs}]-{0,9})$`);
const singleClose = /[^\s]'(?![\p{L}\p{N}'])|\n/u;
const doubleClose = /[^\s']''(?!')|\n\s*\n/;

/**
 * Replaces backticks that are quotation marks (``LaTeX'' and `GNU') or apostrophes. Paired backticks are
 * code, which the stage skips, so only unpaired ones reach this fix.
 */
export const backticks: Fix = {
  kind: 'smart quotes',
  triggers: "[`']",
  fix(context, at) {
    return context.text[at] === '`' ? open(context, at) : close(context, at);
  },
};

function open(context: EditContext, at: number): number {
  const { text } = context;
  let end = at + 1;
  while (text[end] === '`') end++;
  const before = text[at - 1] ?? ' ';
  const after = text[end] ?? ' ';
  const opening = beforeOpening.test(text.slice(Math.max(0, at - 10), at) || ' ') && !/\s/.test(after);
  if (end - at === 1) {
    const apostrophe = word.test(before) && word.test(after);
    if (apostrophe || (opening && found(singleClose, text, end) > 0)) context.replace(at, end, "'");
  } else if (end - at === 2 && opening) {
    const closing = found(doubleClose, text, end);
    if (closing > 0) {
      context.replace(at, end, '"');
      context.closing = closing;
    }
  }
  return end;
}

function close(context: EditContext, at: number): number {
  if (context.closing !== at) return at + 1;
  context.replace(at, at + 2, '"');
  return at + 2;
}

/** Offset of the closing mark, or 0 when the paragraph ends first. */
function found(closing: RegExp, text: string, from: number): number {
  const match = closing.exec(text.slice(from, from + reachChars));
  return match === null || match[0].startsWith('\n') ? 0 : from + match.index + 1;
}
