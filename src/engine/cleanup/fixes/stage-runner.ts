import type { Span } from '../../../document/span.js';
import { unitsOf } from '../../text/characters.js';
import { keepingColumns } from './columns.js';
import { EditedText, spansAfter } from './compose.js';
import { type CleanupEdit, EditContext, type Fix, type Stage, type TextFacts } from './edit-context.js';
import { syntaxes } from './protected-ranges.js';
import { mayHaveTables } from './tables.js';

const codeUnits = 0x10000;
/**
 * Characters that are too common to trigger a fix alone: one space or hyphen needs no fix, but two may. Each
 * row has the character and the next characters that make it a candidate.
 */
const common = [
  [' ', ' \n'],
  ['\n', '\n'],
  ['-', '-'],
  ["'", "'"],
  ['n', '0123456789'],
] as const;

/**
 * Bits of a table entry: 5 for which common character the unit is, 5 for the common characters that it may
 * follow, three flags, and one for each syntax of which the unit is a sign.
 */
const isCommon = 0b11111;
const followsShift = 5;
const isTrigger = 1 << 10;
const isFarScript = 1 << 11;
const isColumn = 1 << 12;
const syntaxShift = 13;

/** Letters of scripts that change the rules on their line (line-context.ts). */
const farScripts =
  '[\\u0590-\\u08ff\\u2e80-\\u9fff\\uf900-\\ufaff\\ufb1d-\\ufefc\\uff66-\\uff9f\\ud802\\ud803\\ud83a\\ud83b\\ud840-\\ud8bf]';

/** What is between columns, beside two spaces, or becomes it. */
const columns = '[\\t\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000|│║┃｜]';

/** Positions of a text that may need a fix, and what the one pass shows of all of it. */
export interface Candidates extends Omit<TextFacts, 'hardBreaks'> {
  /** UTF-16 offsets, ascending. */
  offsets: number[];
}

/** Returns a function that finds the triggers of every fix of every stage in one pass over a text. */
export function createCandidateFinder(stages: readonly Stage[]): (text: string) => Candidates {
  const table = new Uint32Array(codeUnits);
  for (const { triggers } of stages.flatMap(({ fixes }) => fixes)) {
    for (const unit of unitsOf(triggers)) table[unit] = isTrigger;
  }
  common.forEach(([character], bit) => {
    table[character.charCodeAt(0)] = 1 << bit;
  });
  common.forEach(([, followers], bit) => {
    for (const follower of followers) table[follower.charCodeAt(0)]! |= 1 << (followsShift + bit);
  });
  for (const unit of unitsOf(farScripts)) table[unit]! |= isFarScript;
  for (const unit of unitsOf(columns)) table[unit]! |= isColumn;
  syntaxes.forEach(({ signs }, i) => {
    for (const sign of signs) table[sign.charCodeAt(0)]! |= 1 << (syntaxShift + i);
  });
  return text => (isPlain(text, table) ? none : findCandidates(text, table));
}

const none: Candidates = { offsets: [], farScripts: false, hasColumns: false, syntaxes: -1 };
const bytes = new Uint8Array(0x10000);
const encoder = new TextEncoder();

/**
 * Whether a text is ASCII without candidates, except the two line feeds between paragraphs, and without
 * columns. Its bytes are read twice as fast as the units of a string.
 */
function isPlain(text: string, table: Uint32Array): boolean {
  if (text.length > bytes.length || /[^\0-\xff]/.test(text)) return false;
  if (text.endsWith(' ') || text.includes('\n\n\n')) return false;
  const { written } = encoder.encodeInto(text, bytes);
  const oneOf = isTrigger | isColumn;
  const follows = isCommon & ~table[0x0a]!;
  let previous = 0;
  let found = written - text.length;
  for (let i = 0; i < written; i++) {
    const entry = table[bytes[i]!]!;
    found |= (entry & oneOf) | ((entry >> followsShift) & previous);
    previous = entry & follows;
  }
  return found === 0;
}

/** Hot loop. The table is a parameter and the constants are locals because that runs three times faster. */
function findCandidates(text: string, table: Uint32Array): Candidates {
  const offsets: number[] = [];
  const { length } = text;
  const trigger = isTrigger;
  const shift = followsShift;
  const mask = isCommon;
  let latest = -1;
  let seen = 0;
  let pairs = 0;
  let previous = 0;
  for (let i = 0; i < length; i++) {
    const entry = table[text.charCodeAt(i)]!;
    seen |= entry;
    if (((entry & trigger) | ((entry >> shift) & previous)) !== 0) {
      pairs |= (entry >> shift) & previous;
      if ((entry & trigger) === 0 && latest !== i - 1) offsets.push(i - 1);
      offsets.push(i);
      latest = i;
    }
    previous = entry & mask;
  }
  // A space at the end of the text has no next character to make it a candidate.
  if (text.endsWith(' ') && latest !== length - 1) offsets.push(length - 1);
  const hasColumns = (seen & isColumn) !== 0 || (pairs & 1) !== 0 || mayHaveTables(text);
  return { offsets, farScripts: (seen & isFarScript) !== 0, hasColumns, syntaxes: seen >> syntaxShift };
}

/** A stage with the fix of each unit. */
export interface CompiledStage extends Stage {
  /** Code unit → 1 + the index of its fix; 0 for none. */
  readonly fixOfUnit: Uint8Array;
}

export function compileStage(stage: Stage): CompiledStage {
  const fixOfUnit = new Uint8Array(codeUnits);
  stage.fixes.forEach((fix: Fix, i) => {
    for (const unit of unitsOf(fix.triggers)) fixOfUnit[unit] = i + 1;
  });
  return { ...stage, fixOfUnit };
}

/** Passes each candidate, from left to right, to the fix that it triggers. */
function runStage(
  { fixes, fixOfUnit, skipsCode }: CompiledStage,
  context: EditContext,
  candidates: readonly number[],
): void {
  const { text } = context;
  let next = 0;
  for (const at of candidates) {
    if (at < next) continue;
    const index = fixOfUnit[text.charCodeAt(at)]!;
    if (index === 0) continue;
    const protectedEnd = skipsCode ? context.protectedUntil(at) : -1;
    if (protectedEnd < 0) {
      const fix = fixes[index - 1]!;
      context.kind = fix.kind;
      next = fix.fix(context, at);
    } else next = protectedEnd;
  }
}

/** Times that the stages run where the columns of a table leave no room for an edit. */
const roundsMax = 3;

/**
 * Runs every stage of fixes on the output of the stage before it.
 *
 *   text ─► candidates ─► stage 1 ─► edits ─► stage 2 ─► edits ─► … ─► output
 *                                      └── composed into edits of the text ──┘
 *
 * Later stages see only the candidates of the text and the edited places.
 */
export function runAll(
  stages: readonly CompiledStage[],
  text: string,
  candidates: readonly number[],
  facts: TextFacts,
): EditedText {
  const edited = new EditedText(text);
  let offsets = candidates;
  let ranges: readonly Span[] | undefined;
  let rounds = 1;
  for (let i = 0; i < rounds * stages.length; i++) {
    const stage = stages[i % stages.length]!;
    const current = edited.text;
    if (!offsets.some(at => stage.fixOfUnit[current.charCodeAt(at)] !== 0)) continue;
    const context: EditContext = new EditContext(current, facts, ranges);
    runStage(stage, context, offsets);
    const found = keepingColumns(context, context.edits);
    // A later edit may make room.
    if (context.isCrowded) rounds = roundsMax;
    ranges = context.ranges && spansAfter(context.ranges, found);
    edited.apply(found);
    offsets = shiftOffsets(offsets, found, edited.text.length);
  }
  return edited;
}

/**
 * Maps candidates to the text that `edits` produced. Adds the replacements and the characters next to them:
 * characters that an edit has joined may trigger a fix together.
 */
function shiftOffsets(
  offsets: readonly number[],
  edits: readonly CleanupEdit[],
  length: number,
): readonly number[] {
  if (edits.length === 0) return offsets;
  const shifted: number[] = [];
  let last = -1;
  const add = (offset: number) => {
    if (offset > last && offset < length) {
      shifted.push(offset);
      last = offset;
    }
  };
  let shift = 0;
  let i = 0;
  for (const { start, end, replacement } of edits) {
    for (; i < offsets.length && offsets[i]! < start; i++) add(offsets[i]! + shift);
    while (i < offsets.length && offsets[i]! < end) i++;
    const written = start + shift;
    for (let offset = written - 1; offset <= written + replacement.length; offset++) add(offset);
    shift += replacement.length - (end - start);
  }
  for (; i < offsets.length; i++) add(offsets[i]! + shift);
  return shifted;
}
