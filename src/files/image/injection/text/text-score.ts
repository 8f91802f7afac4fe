/** Scores one text as an instruction to a model, by passages, with disguises removed. */
import { limits } from '../../../../contract/limits.js';
import { logOddsOf, scoreOf } from './classifier.js';
import { findConcepts, splitGlued, wordsOf } from './concepts.js';
import { reversed, rot13, unwrap } from './encodings.js';
import { featuresOf } from './features.js';
import { fold, joinSpaced, undoLeet } from './fold.js';
import { proseOf, withoutCodes } from './prose.js';

export interface TextScore {
  /** Score of the highest-scoring passage, 0 to 1. */
  score: number;
  /** That passage, as written or as decoded. */
  passage: string;
  /** How the passage was disguised; null when it was not. */
  disguise: string | null;
}

/** Characters of the longest passage: an instruction and its context. */
const passageChars = 400;
/** Overlap of two consecutive parts of a longer run, in characters. */
const overlapChars = 120;

/**
 * Log-odds by which a passage of several sentences may exceed its highest-scoring sentence. Without this
 * limit, harmless sentences that each hold a part of an instruction would make one together.
 */
const contextGain = 0.2;

/** Passages that may still be scored, over all texts of an image. */
export interface PassageBudget {
  left: number;
}

/** Scores a text. Of a long text, only passages with at least one concept of instructions are scored. */
export function scoreText(
  text: string,
  budget: PassageBudget = { left: limits.injectionWeighedPassages },
): TextScore {
  const bounded = text.slice(0, limits.injectionTextChars);
  let best: TextScore = { score: 0, passage: '', disguise: null };
  if (budget.left <= 0) return best;
  const scorePassages = (version: string, disguise: string | null) => {
    const scored = new Map<string, number>();
    for (const { text: passage, sentences } of passagesOf(proseOf(version))) {
      if (budget.left <= 0) return;
      budget.left--;
      const alone = logOddsOf(featuresOf(passage));
      scored.set(passage, alone);
      const highest = Math.max(...sentences.map(sentence => scored.get(sentence) ?? -Infinity));
      const score = scoreOf(sentences.length > 1 ? Math.min(alone, highest + contextGain) : alone);
      if (score > best.score) best = { score, passage, disguise };
    }
  };
  scorePassages(bounded, null);
  for (const { how, text: decoded } of unwrap(bounded)) if (budget.left > 0) scorePassages(decoded, how);
  for (const [how, plain] of disguises(bounded)) scorePassages(plain, how);
  return best;
}

/**
 * Yields decodings of a whole text. Decodings that count only if they contain more concepts than the text
 * itself are tried on short texts only.
 */
function* disguises(text: string): Generator<[how: string, plain: string]> {
  const joined = joinSpaced(text);
  if (joined !== null) yield ['letters set apart', splitAllGlued(joined) ?? joined];
  const leet = undoLeet(withoutCodes(text));
  if (leet !== null) yield ['digits for letters', leet];
  const separated = splitAllGlued(text);
  if (separated !== null) yield ['words run together', separated];
  if (text.length > limits.injectionDecodeChars || !/[a-z]{3}/i.test(text)) return;
  const conceptsOf = (version: string) =>
    new Set(findConcepts(wordsOf(fold(version))).map(({ concept }) => concept)).size;
  const undisguised = conceptsOf(text);
  for (const [how, version] of [
    ['rot13', rot13(text)],
    ['written backwards', reversed(text)],
  ] as const)
    if (conceptsOf(version) >= Math.max(3, undisguised + 2)) yield [how, version];
}

/** Splits words that were run together; null when there are none. */
function splitAllGlued(text: string): string | null {
  let isChanged = false;
  const separated = text.replace(/[A-Za-z]{12,}/g, word => {
    const parts = word.length > passageChars ? null : splitGlued(word.toLowerCase());
    if (parts === null) return word;
    isChanged = true;
    return parts.join(' ');
  });
  return isChanged ? separated : null;
}

const sentenceEnd = /(?<=[.!?。！？…;؟।])\s+|(?<=[。！？])|\n+|\u2028|\u2029/;

/** A part of a text that is scored as one line. */
interface Passage {
  text: string;
  /** The sentences that it consists of. */
  sentences: string[];
}

/**
 * Sentences, then pairs of neighbouring sentences, and the whole text when it is short: an instruction may
 * need its context, and may be diluted by it.
 */
function passagesOf(text: string): Passage[] {
  const sentences = text
    .split(sentenceEnd)
    .flatMap(cut)
    .map(sentence => sentence.trim())
    .filter(sentence => /[\p{L}]{2}|\p{Script=Han}/u.test(sentence));
  const passages = new Map<string, Passage>();
  const add = (joined: string, parts: string[]) => {
    if (!passages.has(joined)) passages.set(joined, { text: joined, sentences: parts });
  };
  for (const sentence of sentences) add(sentence, [sentence]);
  if (sentences.length > 1) {
    for (let i = 1; i < sentences.length; i++) {
      const pair = `${sentences[i - 1]} ${sentences[i]}`;
      if (pair.length <= passageChars) add(pair, [sentences[i - 1]!, sentences[i]!]);
    }
    const whole = text.trim().replace(/\s+/g, ' ');
    if (whole.length <= passageChars) add(whole, sentences);
  }
  const all = [...passages.values()];
  if (all.length <= limits.injectionPassages) return all;
  return all
    .filter(({ text }) => findConcepts(wordsOf(fold(text))).length > 0)
    .slice(0, limits.injectionPassages);
}

/** Splits a run without sentence ends into overlapping parts, so that each instruction is in one part. */
function cut(sentence: string): string[] {
  if (sentence.length <= passageChars) return [sentence];
  const parts: string[] = [];
  for (let from = 0; from < sentence.length; from += passageChars - overlapChars)
    parts.push(sentence.slice(from, from + passageChars));
  return parts;
}
