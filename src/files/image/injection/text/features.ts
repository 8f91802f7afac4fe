/**
 * Features of a line of text as a sparse vector: concepts (single, in pairs, and at the start of the line;
 * valid in every language of the lexicon), words and character n-grams, and structural patterns. The keys
 * that are hashed to columns are part of the trained weights: changing one requires `npm run
 * train:injection`.
 */

import { setOf } from '../../../../document/sets.js';
import { type Concept, type ConceptMatch, concepts, findConcepts, wordsOf } from './concepts.js';
import { fold } from './fold.js';
import lexicon from './lexicon.json' with { type: 'json' };
import patterns from './structure.json' with { type: 'json' };

/** Length of the vector: the hash of a key selects a column. */
export const columnCount = 1 << 18;

export type Features = Map<number, number>;

/** Structural patterns by name. */
const structure = Object.entries<{ pattern: string; flags?: string }>(patterns).map(
  ([name, { pattern, flags }]) => [name, new RegExp(pattern, flags)] as const,
);

/**
 * Combinations of concepts that are typical of instructions to a model. A pattern matches a line that holds
 * at least one concept of each of its lists, so it applies to every language of the lexicon.
 */
const conceptPatterns = lexicon.patterns.map(pattern => pattern.split(' ').map(list => list.split('|')));

const model = concepts.indexOf('MODEL');
const pairReach = 9;
/** Number of words at the start in which an override must be complete. */
const overrideReach = 7;
/** Length in words up to which the set of all concepts of a line is also a feature. */
const shortWords = 9;
const shortConcepts = 5;
/** Minimum letters of a content word. Shorter words are mostly function words. */
const contentLetters = 4;
/** Length of the n-gram part, weights of character n-grams and of the first word (cross-validated). */
const gramsLength = 3.5;
/**
 * Damping of the n-gram part: a line with this many n-grams gets 1/√2 of the length. Without it, the few
 * n-grams of a name such as "Acme Corp" would decide alone.
 */
const gramsDamping = 8;
const partWeight = 0.5;
const firstWeight = 1.5;

/** Returns the features of a sentence or a few lines. */
export function featuresOf(text: string): Features {
  const words = wordsOf(fold(text));
  const found = findConcepts(words);
  const features: Features = new Map();
  // These do not depend on the language.
  addConcepts(features, found);
  if (words.length <= shortWords) addShortLine(features, found, words);
  const addressed = found.some(({ concept, at }) => concept === model && at < 8);
  if (addressed && /^.{0,60}[:：,，]/.test(text)) set(features, hash('m:addresses a model'), 1.5);
  for (const [name, pattern] of structure) if (pattern.test(text)) set(features, hash(`m:${name}`), 1);
  set(features, hash(`n:${Math.min(8, Math.round(Math.log2(words.length + 1) * 2))}`), 0.5);
  if (found.length === 0) set(features, hash('m:no concept'), 1);
  addGrams(features, words);
  return features;
}

function addGrams(features: Features, words: readonly string[]): void {
  const grams: Features = new Map();
  words.forEach((word, i) => {
    const next = words[i + 1];
    add(grams, hash(`w:${word}`), 1);
    if (next !== undefined) add(grams, hash(`b:${word} ${next}`), 1);
    if (i === 0) add(grams, hash(`^:${word}`), firstWeight);
    if (i === 0 && next !== undefined) add(grams, hash(`^:${word} ${next}`), 1);
    const framed = `<${word.slice(0, 20)}>`;
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= framed.length; at++)
        add(grams, hash(`c:${framed.slice(at, at + size)}`), partWeight);
  });
  let square = 0;
  for (const value of grams.values()) square += value * value;
  const length = gramsLength * Math.sqrt(grams.size / (grams.size + gramsDamping));
  const scale = square === 0 ? 0 : length / Math.sqrt(square);
  for (const [column, value] of grams) add(features, column, value * scale);
}

function addConcepts(features: Features, found: readonly ConceptMatch[]): void {
  for (const { concept, at } of found) {
    set(features, hash(`k:${concepts[concept]}`), 1);
    if (at < 1) set(features, hash(`k1:${concepts[concept]}`), 1);
    else if (at < 3) set(features, hash(`k3:${concepts[concept]}`), 1);
  }
  const kinds = new Set<string>(found.map(({ concept }) => concepts[concept]!));
  for (let i = 0; i < found.length; i++)
    for (let j = i + 1; j < found.length; j++) {
      const [a, b] = [found[i]!, found[j]!];
      if (b.at - a.at > pairReach) break;
      if (a.concept !== b.concept) set(features, hash(`p:${concepts[a.concept]}>${concepts[b.concept]}`), 1);
    }
  if (opensWithOverride(found)) set(features, hash('m:opens with an override'), 3);
  let matched = 0;
  conceptPatterns.forEach((lists, i) => {
    if (!lists.every(list => list.some(concept => kinds.has(concept)))) return;
    matched++;
    set(features, hash(`t:${i}`), 1.5);
  });
  set(features, hash(`turns:${Math.min(matched, 3)}`), 1.5);
  set(features, hash(`kinds:${Math.min(kinds.size, 7)}`), 1);
}

/**
 * Adds the set of concepts of a short line as one feature, alone and with its position and the number of
 * other words, because a short command has few other features.
 */
function addShortLine(features: Features, found: readonly ConceptMatch[], words: readonly string[]): void {
  const kinds = [...new Set(found.map(f => f.concept))].sort((a, b) => a - b);
  if (kinds.length === 0 || kinds.length > shortConcepts) return;
  const whole = kinds.map(kind => concepts[kind]).join('+');
  const covered = new Set(found.map(f => Math.floor(f.at)));
  const rest = words.filter((word, at) => !covered.has(at) && word.length >= contentLetters).length;
  set(features, hash(`whole:${whole}`), 2);
  const opens = found.some(f => f.at === 0) ? 'opens' : 'later';
  if (isOverride(kinds.map(kind => concepts[kind]!)))
    set(features, hash(`override:${opens}:${Math.min(rest, 2)}`), 3);
  set(features, hash(`whole:${whole}:${opens}:${Math.min(rest, 3)}`), 3);
}

/** Concepts that may occur in a line that is only an override. */
const overrideConcepts = setOf(
  'IGNORE PRIOR INSTRUCTION SYSTEM_PROMPT YOUR ALL FROM_NOW INSTEAD CONVERSATION PEOPLE_PLEASE ONLY WHATEVER',
);
/** Whether concepts form only an override, such as "Forget the above". */
const isOverride = (kinds: readonly Concept[]) =>
  kinds.includes('IGNORE') &&
  (['PRIOR', 'INSTRUCTION', 'SYSTEM_PROMPT'] as const).some(kind => kinds.includes(kind)) &&
  kinds.every(kind => overrideConcepts.has(kind));

/** Whether a complete override is at the start, such as "Ignore all previous instructions". */
function opensWithOverride(found: readonly ConceptMatch[]): boolean {
  const near = (names: readonly Concept[]) =>
    found.some(({ concept, at }) => at < overrideReach && names.includes(concepts[concept]!));
  return (
    near(['IGNORE']) && near(['INSTRUCTION', 'SYSTEM_PROMPT']) && near(['PRIOR', 'YOUR', 'SYSTEM_PROMPT'])
  );
}

const set = (features: Features, column: number, value: number) => void features.set(column, value);
const add = (features: Features, column: number, value: number) =>
  void features.set(column, (features.get(column) ?? 0) + value);

/** Column of a key: FNV-1a over UTF-16 units, folded to the vector's length. */
function hash(key: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193);
  return ((h >>> 15) ^ h) & (columnCount - 1);
}
