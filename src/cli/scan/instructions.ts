import type { EngineResult, Span } from '../../contract/scan.js';
import { lowerBound } from '../../document/span.js';
import { plainEdits } from '../../engine/rewrite/rewrite.js';
import { adviceOf } from '../../report/passages.js';
import { singleLine, truncateLine } from '../../report/safe-text.js';

export interface ProseEdit extends Pick<Span, 'start' | 'end'> {
  after: string;
}

/** What to change at a place, in words and as an edit of the rewriter if there is one. */
interface Instruction {
  instruction: string;
  /** The place with all the words that the instruction quotes. */
  quoted: Pick<Span, 'start' | 'end'>;
  edit?: ProseEdit;
}

/** Says what to change at a place of a signal or an artefact; undefined without advice of the engine. */
export type Instruct = (rule: string, place: Span) => Instruction | undefined;

/** Sentences of a text that are rewritten. Reports list fewer places. */
const rewrittenMax = 250;
const quotedUnits = 80;
const quote = (text: string) => `'${truncateLine(singleLine(text), quotedUnits)}'`;

/**
 * The engine's advice for the places of a scanned text: an edit of the rewriter there, else the advice of the
 * signal. None without `sentences`, and as in `fixes` none for the band low or another language.
 */
export function instructions(prose: string, result: EngineResult): Instruct {
  const { sentences = [], fixes = [], fix_details = [], assessed, band, language } = result;
  const isAdvised = assessed && band !== 'low' && language === 'en';
  const advice = new Map(fix_details.map(({ signal }, i) => [signal, adviceOf(fixes[i]!)]));
  const edits = new Map<number, ReturnType<typeof placedEdits>>();
  return (rule, { start, end, text }) => {
    const place = { start, end };
    if (rule.startsWith('artefact_'))
      return { instruction: `Remove or replace ${quote(text)}.`, quoted: place };
    const sentence = lowerBound(sentences.length, i => sentences[i]!.end <= start);
    if (!isAdvised || sentences[sentence] === undefined) return undefined;
    if (!edits.has(sentence) && edits.size < rewrittenMax)
      edits.set(sentence, placedEdits(prose, sentences[sentence]));
    const found = edits.get(sentence) ?? [];
    const edit = found.find(each => each.start < end && each.end > start);
    if (edit === undefined) {
      const instruction = advice.get(rule);
      return instruction === undefined ? undefined : { instruction, quoted: place };
    }
    const { before, after } = edit;
    const instruction =
      after === '' ? `Leave out ${quote(before)}.` : `Write ${quote(after)} instead of ${quote(before)}.`;
    // A deletion also needs the space beside it, and words that are repeated may be meant elsewhere.
    const isWhole = after !== '' && !edit.isRepeated;
    const quoted = { start: Math.min(start, edit.start), end: Math.max(end, edit.end) };
    return { instruction, quoted, ...(isWhole && { edit }) };
  };
}

/** The edits of the rewriter in a sentence. One of words that an earlier edit wrote has no place in it. */
function placedEdits(prose: string, sentence: { start: number; end: number }) {
  const text = prose.slice(sentence.start, sentence.end);
  return plainEdits(text).flatMap(({ before, after }) => {
    const at = before === '' ? -1 : text.indexOf(before);
    const start = sentence.start + at;
    const isRepeated = text.includes(before, at + 1);
    return at < 0 ? [] : [{ before, after, start, end: start + before.length, isRepeated }];
  });
}
