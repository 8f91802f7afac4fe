import type { EditContext, Fix } from './edit-context.js';

const opens = (glyph: string | undefined) => glyph === '«' || glyph === '‹';
const closes = (glyph: string | undefined) => glyph === '»' || glyph === '›';
const space = /[^\S\n]/;

/**
 * Replaces « », ‹ and ›, pointing either way, with straight quotes, and removes the spaces that French sets
 * inside them. A guillemet between spaces is a separator ("File » Open") and stays, unless the line has one
 * of the other direction.
 */
export const guillemets: Fix = {
  kind: 'smart quotes',
  triggers: '[«»‹›]',
  fix(context, at) {
    const { text } = context;
    const spacing = spacingAt(text, at);
    if (!isQuotation(context, at, spacing)) return at + 1;
    let start = at;
    let end = at + 1;
    if (padsAfter(text, at, spacing)) while (end < text.length && space.test(text[end]!)) end++;
    if (padsBefore(text, at, spacing))
      while (start > context.editedTo && space.test(text[start - 1]!)) start--;
    context.replace(start, end, text[at] === '«' || text[at] === '»' ? '"' : "'");
    return end;
  },
};

/** Whether the character at `at` is a guillemet whose fix removes the spaces before it. */
export function removesSpacesBefore(context: EditContext, at: number): boolean {
  if (!closes(context.text[at])) return false;
  const spacing = spacingAt(context.text, at);
  return isQuotation(context, at, spacing) && padsBefore(context.text, at, spacing);
}

/** Spacing around a guillemet. */
interface Spacing {
  atStart: boolean;
  atEnd: boolean;
  spacedBefore: boolean;
  spacedAfter: boolean;
  /** Another guillemet follows or precedes it, directly or after spaces. */
  doubled: boolean;
}

/** Spaces at the start or end of a line do not count: the guillemet is then at the start or end. */
function spacingAt(text: string, at: number): Spacing {
  let before = at;
  while (before > 0 && space.test(text[before - 1]!)) before--;
  let after = at + 1;
  while (after < text.length && space.test(text[after]!)) after++;
  const atStart = before === 0 || text[before - 1] === '\n';
  const atEnd = after === text.length || text[after] === '\n';
  return {
    atStart,
    atEnd,
    spacedBefore: !atStart && before < at,
    spacedAfter: !atEnd && after > at + 1,
    doubled: /[«»‹›]/.test(text.charAt(before - 1) + text.charAt(after)),
  };
}

function isQuotation(
  context: EditContext,
  at: number,
  { spacedBefore, spacedAfter, doubled }: Spacing,
): boolean {
  const line = context.line(at);
  if ((spacedBefore || spacedAfter) && line.isNavigation) return false;
  return !line.eastAsian && (!(spacedBefore && spacedAfter) || doubled || line.guillemets);
}

const padsAfter = (text: string, at: number, { atStart, spacedBefore, spacedAfter }: Spacing) =>
  opens(text[at]) && spacedAfter && (atStart || spacedBefore || /[(["'“‘]/.test(text[at - 1]!));

const padsBefore = (text: string, at: number, { atEnd, spacedBefore, spacedAfter }: Spacing) =>
  closes(text[at]) && spacedBefore && (atEnd || spacedAfter || /[).,;:!?…\]"'”’]/.test(text[at + 1]!));
