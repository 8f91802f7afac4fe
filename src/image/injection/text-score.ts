/** One text of an image, read whole: cut into passages, each read as it stands and with its disguises undone. */
import { limits } from '../../limits.js';
import { logOddsOf, scoreOf } from './classifier.js';
import { findConcepts, splitGlued, wordsOf } from './concepts.js';
import { reversed, rot13, unwrap } from './encodings.js';
import { featuresOf } from './features.js';
import { fold, joinSpaced, undoLeet } from './fold.js';

export interface TextReading {
  /** 0 to 1; that of the passage that leads. */
  score: number;
  /** The passage, as it stands or as it was decoded. */
  passage: string;
  /** How the passage was disguised; null when it stands there plainly. */
  disguise: string | null;
  /** Code points of readable text looked at. */
  chars: number;
}

const passageChars = 400;

/** Passages that may still be weighed, of all texts of an image together. */
export interface PassageBudget {
  left: number;
}

/** Reads a text. Of a long one the passages that hold at least one concept of instructions are weighed. */
export function readText(
  text: string,
  budget: PassageBudget = { left: limits.injectionWeighedPassages },
): TextReading {
  const bounded = text.slice(0, limits.injectionTextChars);
  let best: TextReading = { score: 0, passage: '', disguise: null, chars: Array.from(bounded).length };
  if (budget.left <= 0) return best;
  const weigh = (passage: string, disguise: string | null) => {
    if (budget.left <= 0) return;
    budget.left--;
    const score = scoreOf(logOddsOf(featuresOf(passage)));
    // A disguise that reads no worse than the plain text is the finding.
    if (score > best.score) best = { ...best, score, passage, disguise };
  };
  for (const passage of passagesOf(bounded)) weigh(passage, null);
  for (const { how, text: decoded } of unwrap(bounded))
    if (budget.left > 0) for (const passage of passagesOf(decoded)) weigh(passage, how);
  for (const [how, plain] of disguises(bounded)) for (const passage of passagesOf(plain)) weigh(passage, how);
  return best;
}

/** Other readings of the whole text; those that only hold when concepts appear in them are tried on short texts alone. */
function* disguises(text: string): Generator<[how: string, plain: string]> {
  const joined = joinSpaced(text);
  if (joined !== null) yield ['letters set apart', glued(joined) ?? joined];
  const leet = undoLeet(text);
  if (leet !== null) yield ['digits for letters', leet];
  const parted = glued(text);
  if (parted !== null) yield ['words run together', parted];
  if (text.length > limits.injectionDecodeChars || !/[a-z]{3}/i.test(text)) return;
  const conceptsOf = (other: string) => new Set(findConcepts(wordsOf(fold(other))).map(f => f.concept)).size;
  const plainly = conceptsOf(text);
  for (const [how, other] of [
    ['rot13', rot13(text)],
    ['written backwards', reversed(text)],
  ] as const)
    if (conceptsOf(other) >= Math.max(3, plainly + 2)) yield [how, other];
}

function glued(text: string): string | null {
  let changed = false;
  const plain = text.replace(/[A-Za-z]{12,}/g, word => {
    const parts = word.length > passageChars ? null : splitGlued(word.toLowerCase());
    if (parts === null) return word;
    changed = true;
    return parts.join(' ');
  });
  return changed ? plain : null;
}

const sentenceEnd = /(?<=[.!?。！？…;؟।])\s+|(?<=[。！？])|\n+|\u2028|\u2029/;

/** Sentences, pairs of neighbours, and the whole when it is short: an instruction may need its context, or be drowned in it. */
export function passagesOf(text: string): string[] {
  const sentences = text
    .split(sentenceEnd)
    .flatMap(cut)
    .map(s => s.trim())
    .filter(s => /[\p{L}]{2}|\p{Script=Han}/u.test(s));
  const passages = new Set<string>(sentences);
  if (sentences.length > 1) {
    for (let i = 1; i < sentences.length; i++) {
      const pair = `${sentences[i - 1]} ${sentences[i]}`;
      if (pair.length <= passageChars) passages.add(pair);
    }
    const whole = text.trim().replace(/\s+/g, ' ');
    if (whole.length <= passageChars) passages.add(whole);
  }
  if (passages.size <= limits.injectionPassages) return [...passages];
  const telling = [...passages].filter(p => findConcepts(wordsOf(fold(p))).length > 0);
  return telling.slice(0, limits.injectionPassages);
}

/** A run without a full stop is cut between words, with an overlap, so that nothing falls into the gap. */
function cut(sentence: string): string[] {
  if (sentence.length <= passageChars) return [sentence];
  const parts: string[] = [];
  for (let from = 0; from < sentence.length; from += passageChars - 120)
    parts.push(sentence.slice(from, from + passageChars));
  return parts;
}
