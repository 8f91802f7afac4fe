import type { Cleaned, CleanedAs, NotApplied } from '../../contract/cleanup.js';
import type { CleanupStyle, ReadAsChoice } from '../../contract/document.js';
import { cleanedAs } from '../../document/detect.js';
import { editBetween } from '../../document/edits.js';
import { proseOf } from '../../document/formats/index.js';
import { withFixedParts } from '../../document/mapped-text.js';
import { indentedCode, outsideLineSpace } from '../../document/markdown/editable.js';
import { type Prose, sourceEdits } from '../../document/prose.js';
import { applyEdits, mergeSpans, overlaps, type Span } from '../../document/span.js';
import { codePoints } from '../text/code-points.js';
import { contractions } from './contractions.js';
import { faults } from './faults.js';
import { keepingColumns } from './fixes/columns.js';
import { composeEdits, EditedText } from './fixes/compose.js';
import { type CleanupEdit, EditContext, type Fix } from './fixes/edit-context.js';
import { stages } from './fixes/index.js';
import { type CompiledStage, compileStage, createCandidateFinder, runAll } from './fixes/stage-runner.js';
import { lineBreakEdits } from './line-breaks.js';
import { type Habits, habitsOf, typographicEdits } from './typographic/typographic.js';

export type { CleanupEdit };

export interface CleanOptions {
  /** Also write everyday English contractions. */
  contractions: boolean;
  /** `plain` by default. */
  style?: CleanupStyle | undefined;
  /** Of the text that this one is a part of; by default those of this one. Only for `typographic`. */
  habits?: Habits | undefined;
  /** Whether two spaces at the end of a line are a hard break of Markdown and stay; true by default. */
  hardBreaks?: boolean;
  /** Receives the numbers of glyphs that the format does not let the cleanup replace. */
  notApplied?: NotApplied;
}

const compiled: Partial<Record<CleanupStyle, readonly CompiledStage[]>> = {
  plain: stages.map(compileStage),
};

/** The stages of a style, compiled at its first use. */
function stagesOf(style: CleanupStyle): readonly CompiledStage[] {
  const isOfStyle = ({ kind }: Fix) =>
    faults.has(kind) || (style === 'typographic' && kind === 'extra spaces');
  compiled[style] ??= stages.map(stage => compileStage({ ...stage, fixes: stage.fixes.filter(isOfStyle) }));
  return compiled[style];
}

const findCandidates = createCandidateFinder(stages);

/**
 * Finds the edits that clean a text: UTF-16 offsets into it, ascending, not overlapping, each as small as
 * possible. Deterministic and linear; accepts any string. docs/cleaning.md lists the rules.
 */
export function findEdits(text: string, options: CleanOptions, readAs: CleanedAs = 'plain'): CleanupEdit[] {
  return cleanAs(text, options, readAs).edits;
}

/**
 * Cleans a text. Idempotent. Markup and code do not change. Characters are counted in code points.
 *
 * @example
 * clean('“It’s”', { contractions: false }).output_text; // '"It's"'
 */
export function clean(text: string, options: CleanOptions, choice: ReadAsChoice = 'auto'): Cleaned {
  const read_as = cleanedAs(text, choice);
  const notApplied: NotApplied = {};
  const { style = 'plain' } = options;
  const { edits, text: output } = cleanAs(text, { ...options, notApplied }, read_as);
  const changes: Record<string, number> = {};
  const count = /[\ud800-\udfff]/.test(text) ? codePoints : ({ length }: string) => length;
  const chars = count(text);
  let total = 0;
  let growth = 0;
  for (const { start, end, replacement, kind, glyphs } of edits) {
    changes[kind] = (changes[kind] ?? 0) + glyphs;
    total += glyphs;
    growth += replacement.length - count(text.slice(start, end));
  }
  return {
    mode: 'light',
    ...(style !== 'plain' && { style }),
    read_as,
    output_text: output,
    changes,
    total_changes: total,
    ...(Object.keys(notApplied).length > 0 && { not_applied: notApplied }),
    chars_in: chars,
    chars_out: chars + growth,
  };
}

/** Formats in which ASCII punctuation has a meaning. */
const hasSyntax = new Set<CleanedAs>(['json', 'latex', 'csv', 'yaml', 'toml', 'ini', 'gettext']);

interface AllowedEdits {
  edits: CleanupEdit[];
  /** Whether the format cannot contain others. */
  isPartial: boolean;
}

/**
 * The edits of a source with LF line breaks. Markup does not change.
 * @param codeOf returns the indented code of a plain source
 */
function editsOf(
  source: string,
  options: CleanOptions,
  readAs: CleanedAs,
  codeOf: () => readonly Span[],
): AllowedEdits {
  // The text of these is the source. It is read only where there are edits: most texts have none.
  let whole = isWhole(readAs) ? runStages(source, options).edits : undefined;
  if (whole !== undefined && readAs === 'markdown') whole = outsideLineSpace(source, whole);
  if (whole?.length === 0) return { edits: whole, isPartial: false };
  const proses = readAs === 'plain' ? [{ text: withFixedParts(source, codeOf()) }] : proseOf[readAs](source);
  const results = proses.map((prose: Prose) => {
    const { text } = prose.text;
    const found = hasSyntax.has(prose.format ?? readAs)
      ? besideSyntax(text, options, readAs)
      : (whole ?? runStages(text, options).edits);
    return editsOfProse(prose, found, options);
  });
  return {
    edits: results.flatMap(({ edits }) => edits),
    isPartial: results.some(({ isPartial }) => isPartial),
  };
}

/** Formats of which the text is the source. */
const isWhole = (readAs: CleanedAs) => readAs === 'plain' || readAs === 'markdown';

const glyphsOf = (edits: readonly CleanupEdit[]) => edits.reduce((sum, { glyphs }) => sum + glyphs, 0);

function count({ notApplied }: CleanOptions, reason: keyof NotApplied, glyphs: number): void {
  if (notApplied !== undefined && glyphs > 0) notApplied[reason] = (notApplied[reason] ?? 0) + glyphs;
}

/** The edits that the format can contain. Of marks that occur in pairs, it contains all or none. */
function editsOfProse(prose: Prose, found: readonly CleanupEdit[], options: CleanOptions): AllowedEdits {
  const keepsQuotes = found.some(edit => quotes.has(edit.kind) && prose.write?.(edit) === null);
  const partsOfEdit = new Map<CleanupEdit, CleanupEdit[]>();
  for (const edit of found) {
    const parts = keepsQuotes && quotes.has(edit.kind) ? [] : sourceEdits(prose, edit);
    if (parts.length > 0) partsOfEdit.set(edit, parts);
    else if (prose.text.sourcesOf(edit).length > 0) count(options, 'syntax', edit.glyphs);
  }
  const edits = [...partsOfEdit.keys()];
  const allowed = prose.keepingStructure?.(edits) ?? edits;
  count(options, 'structure', glyphsOf(edits) - glyphsOf(allowed));
  const parts = allowed.flatMap(edit =>
    partsOfEdit.get(edit)!.map((part, i) => (i === 0 ? part : { ...part, glyphs: 0 })),
  );
  return { edits: parts, isPartial: allowed.length < found.length };
}
const quotes = new Set(['smart quotes', 'straight quotes']);

/** A value that is a sentence, not a command, a pattern or a name. */
const isSentence = (text: string) =>
  !/[{}<>$`\\=|&]|(?:^|\s)--?\p{L}/u.test(text) && /\p{L}(?:[^\p{L}]+\p{L}+){3}/u.test(text);

/**
 * The edits that replace more than ASCII, which has a meaning in JSON and LaTeX, and the contractions. A
 * sentence in a value has the typography of others; TeX makes its own of ASCII.
 */
function besideSyntax(text: string, options: CleanOptions, readAs: CleanedAs): CleanupEdit[] {
  const setsAscii = options.style === 'typographic' && readAs !== 'latex' && isSentence(text);
  if (!setsAscii && !options.contractions && !/[^\0-\x7f]/.test(text)) return [];
  const { edits } = runStages(text, options);
  if (setsAscii) return edits;
  return edits.filter(
    ({ start, end, kind }) => kind === 'contractions' || /[^\0-\x7f]/.test(text.slice(start, end)),
  );
}

/** Whether a line is indented like code. Native string searches reject most texts. */
const hasIndented = (text: string) =>
  /^(?: {4}| {0,3}\t)/.test(text) ||
  ((text.includes('\n ') || text.includes('\n\t')) && /\n(?: {4}| {0,3}\t)/.test(text));

/** Edits can change which lines are indented code, or what other edits depend on, at most so many times. */
const roundsMax = 4;

/** Makes the edits of a style. Those of the typographic one can make others possible. */
function cleanAs(text: string, options: CleanOptions, readAs: CleanedAs): EditedText {
  if (options.style !== 'typographic') return cleanOnce(text, options, readAs);
  const edited = new EditedText(text);
  for (let round = 0; round < roundsMax; round++) {
    const { habits = habitsOf(textsOf(edited.text, readAs)) } = options;
    const found = editsWithSamePlain(edited.text, { ...options, habits }, readAs);
    if (found.length === 0) break;
    edited.apply(found);
  }
  return edited;
}

const textsOf = (source: string, readAs: CleanedAs): string[] =>
  isWhole(readAs) ? [source] : proseOf[readAs](source).map(prose => prose.text.text);

/** Units around an unwanted effect in which edits are left out, until none has one. */
const reaches = [1, 200, Number.POSITIVE_INFINITY];

/**
 * The typographic edits, without those after which the text had another plain form, or would be read in
 * another format.
 */
function editsWithSamePlain(text: string, options: CleanOptions, readAs: CleanedAs): CleanupEdit[] {
  let { edits, text: output } = cleanOnce(text, options, readAs);
  if (edits.length === 0) return edits;
  const { contractions, hardBreaks = true } = options;
  const plainEdits = (of: string) => cleanOnce(of, { contractions, hardBreaks }, readAs).edits;
  const plain = plainEdits(text);
  const isFormat = cleanedAs(text, 'auto') === readAs;
  for (const reach of reaches) {
    if (isFormat && cleanedAs(output, 'auto') !== readAs) return [];
    const other = differences(text, plain, composeEdits(edits, plainEdits(output), output), reach);
    if (other.length === 0) break;
    edits = edits.filter(({ start, end }) => !overlaps(other, start, end));
    output = applyEdits(text, edits);
  }
  return edits;
}

/** The parts of a text, and units around them, that two lists of edits change in different ways. */
function differences(
  text: string,
  one: readonly CleanupEdit[],
  other: readonly CleanupEdit[],
  reach: number,
): Span[] {
  const left = new Map<string, CleanupEdit>();
  for (const edit of [...one, ...other]) {
    const { start, end, replacement } = editBetween(text.slice(edit.start, edit.end), edit.replacement);
    const name = `${edit.start + start} ${edit.start + end} ${replacement}`;
    if (!left.delete(name) && (start < end || replacement !== '')) left.set(name, edit);
  }
  return mergeSpans(
    Array.from(left.values(), ({ start, end }) => ({ start: start - reach, end: end + reach })),
  );
}

function cleanOnce(text: string, options: CleanOptions, readAs: CleanedAs): EditedText {
  const hasCode = readAs === 'plain' && hasIndented(text);
  if (readAs === 'plain' && !hasCode) return runStages(text, options);
  const edited = new EditedText(text);
  edited.apply(lineBreakEdits(text, readAs));
  let code: readonly Span[] | undefined;
  for (let round = 0; round < roundsMax; round++) {
    const source = edited.text;
    for (const reason of ['syntax', 'structure'] as const) delete options.notApplied?.[reason];
    const found = editsOf(source, options, readAs, () => (code ??= indentedCode(source)));
    if (found.edits.length === 0) break;
    edited.apply(found.edits);
    // Of Markdown, code is part of the structure, which is compared already.
    if (!hasCode) {
      if (!found.isPartial) break;
      // The fixes read their own results in place of the characters that stay.
      continue;
    }
    const before = linesOf(source, code!);
    code = indentedCode(edited.text);
    if (before === linesOf(edited.text, code)) break;
  }
  return edited;
}

const linesOf = (text: string, code: readonly Span[]) =>
  code.map(({ start, end }) => text.slice(start, end)).join('\n');

/** Runs the fixes on a text, then the edits that depend on all of it. */
function runStages(text: string, options: CleanOptions): EditedText {
  const { style = 'plain', hardBreaks = true, habits } = options;
  const { offsets, ...found } = findCandidates(text);
  const facts = { ...found, hardBreaks };
  const edited = runAll(stagesOf(style), text, offsets, facts);
  if (options.contractions) {
    const context = new EditContext(edited.text, { ...facts, syntaxes: -1 });
    contractions(context);
    edited.apply(keepingColumns(context, context.edits));
  }
  if (style === 'typographic') edited.apply(typographicEdits(edited.text, facts, habits!));
  return edited;
}
