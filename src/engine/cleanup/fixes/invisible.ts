import { startsAt } from '../../../document/span.js';
import { invisibleAstral, invisibleUnits } from '../../text/characters.js';
import { codePointBefore } from './character-classes.js';
import type { EditContext, Fix } from './edit-context.js';
import { isBraille, isHan, isHangulJamo, isJoining, isMongolian, isUnspaced } from './scripts.js';

/** The Braille blank is invisible here; a scan reads it as a space. */
const units = `${invisibleUnits}\\u2800`;
const nonCharacters = Array.from(
  { length: 16 },
  (_, i) => `\\u{${(i + 1).toString(16)}fffe}\\u{${(i + 1).toString(16)}ffff}`,
).join('');
const run = new RegExp(`(?:[${units}]|[${invisibleAstral}${nonCharacters}])+`, 'uy');
const flagTags = /[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;
const pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
const letter = /^[\p{L}\p{M}\p{N}]$/u;
const variants = /^[∩∪≨≩≲≳⊊⊋⊓⊔⊕⊗⊜⋚⋛⨼⨽⪝⪞⪬⪭⫋⫌、。\u1000-\u109f\ua840-\ua87f]$/;
const mark = /^\p{M}$/u;

const blackFlag = 0x1f3f4;
const keycap = 0x20e3;

/** Removes invisible characters, except where a script or an emoji needs one to render correctly. */
export const invisible: Fix = {
  kind: 'invisible characters',
  triggers: `[${units}\\ud82f\\ud834\\udb40-\\udb43\\ud83f\\ud87f\\ud8bf\\ud8ff\\ud93f\\ud97f\\ud9bf\\ud9ff\\uda3f\\uda7f\\udabf\\udaff\\udb3f\\udb7f\\udbbf\\udbff]`,
  fix(context, at) {
    const { text } = context;
    if (!startsAt(run, text, at)) return at + 1;
    const end = run.lastIndex;
    const before = codePointBefore(text, at) ?? -1;
    const after = text.codePointAt(end) ?? -1;
    // Joining two lone surrogates would create a character.
    if (isHighSurrogate(before) && isLowSurrogate(after)) return end;
    removeRun(context, at, end, before, after);
    return end;
  },
};

/** Position in a run of invisible characters. The neighbours are -1 at the start or end of the text. */
interface RunPosition {
  context: EditContext;
  at: number;
  before: number;
  after: number;
  /** The last character of the run that was not removed, or -1. */
  last: number;
}

function removeRun(context: EditContext, start: number, end: number, before: number, after: number): void {
  const position: RunPosition = { context, at: start, before, after, last: -1 };
  while (position.at < end) {
    const code = context.text.codePointAt(position.at)!;
    const size = code > 0xffff ? 2 : 1;
    if (isFlagStart(position, code)) {
      position.at = flagTags.lastIndex;
      position.last = code;
    } else if (isNeeded(position, code)) {
      position.at += size;
      position.last = code;
    } else {
      context.replace(position.at, position.at + size, isBlank(code) && isBetweenWords(position) ? ' ' : '');
      position.at += size;
    }
  }
}

function isFlagStart(position: RunPosition, code: number): boolean {
  if (position.before !== blackFlag || position.last !== -1 || code < 0xe0030 || code > 0xe007a) return false;
  return startsAt(flagTags, position.context.text, position.at);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each character
function isNeeded({ context, at, before, after, last }: RunPosition, code: number): boolean {
  const first = last === -1;
  if (code === 0x200d) {
    if (last === 0xfe0f || first) {
      if (isPictograph(before) && isPictograph(after)) return true;
    }
    return first && (isJoining(before) || isJoining(after));
  }
  if (code === 0x200c)
    return first && isLetter(before) && isLetter(after) && (isJoining(before) || isJoining(after));
  if (code === 0x200b) {
    const endsEmphasis = (isEmphasis(before) || isEmphasis(after)) && context.line(at).eastAsian;
    return first && (endsEmphasis || (isUnspaced(before) && isUnspaced(after)));
  }
  if (code === 0x200e || code === 0x200f || code === 0x061c || isEmbedding(code)) {
    return code !== last && context.line(at).rightToLeft;
  }
  if (code === 0xfe0e || code === 0xfe0f) return first && (isPictograph(before) || after === keycap);
  if (code >= 0xfe00 && code <= 0xfe02) return first && hasStandardVariants(before);
  if (code >= 0xe0100 && code <= 0xe01ef) return first && isHan(before);
  if (code === 0x180e) return first && isMongolian(before) && isMongolian(after);
  if (code >= 0x180b && code <= 0x180f) return first && isMongolian(before);
  if (code === 0x034f) return first && isMark(after) && isLetter(before);
  if (code === 0x2800) return isBraille(before) || isBraille(after);
  if (code === 0x115f || code === 0x1160) return isHangulJamo(before) || isHangulJamo(after);
  return false;
}

/** Marks of Markdown, which emphasise nothing between punctuation and a letter of Chinese or Japanese. */
const isEmphasis = (code: number) => code === 0x2a || code === 0x5f || code === 0x7e;

/** Bidi embeddings and isolates with their ends. U+202D and U+202E, which disguise text, are removed. */
const isEmbedding = (code: number) =>
  (code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069);

/** Invisible characters as wide as a letter. Between two words they become a space. */
const isBlank = (code: number) => [0x115f, 0x1160, 0x2800, 0x3164, 0xffa0].includes(code);
const isBetweenWords = ({ before, after, last }: RunPosition) =>
  last === -1 &&
  before !== -1 &&
  after !== -1 &&
  /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}.,;:!?…]/u.test(String.fromCodePoint(before)) &&
  /[\p{L}\p{M}\p{N}\p{Ps}\p{Pi}"']/u.test(String.fromCodePoint(after));

/** Whether a base character has standardised variation sequences with U+FE00 to U+FE02, which stay. */
const hasStandardVariants = (code: number) =>
  isHan(code) || (code > 0xff && variants.test(String.fromCodePoint(code)));

const isPictograph = (code: number) => code > 0xa8 && pictograph.test(String.fromCodePoint(code));
const isLetter = (code: number) => code > 0x2f && letter.test(String.fromCodePoint(code));
const isMark = (code: number) => code >= 0x300 && mark.test(String.fromCodePoint(code));
const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;
