import type { Columns } from './columns.js';
import { anyWord, type Lexicon, type PhraseNode } from './lexicon/compile.js';
import { clauseBreak, separator } from './separators.js';

/** Matched phrases, in text order: words `start` to `end` (exclusive), of list `list`. */
export interface Phrases {
  count: number;
  readonly start: number[];
  readonly end: number[];
  readonly list: number[];
  readonly weight: number[];
}

const phraseBreak = clauseBreak | separator.comma;

/**
 * Matches phrases with a trie, from every word that may start one. From each it examines at most the longest
 * phrase.
 */
export function matchPhrases({ words, wordId, wordSeparators }: Columns, { phrases }: Lexicon): Phrases {
  const found: Phrases = { count: 0, start: [], end: [], list: [], weight: [] };
  /** Goes on to word `word` of the phrase that begins at `first`: as the word itself, then as any word. */
  const match = (node: PhraseNode, first: number, word: number): void => {
    const id = wordId[word]!;
    if (id > anyWord) enter(node.next.get(id), first, word + 1);
    enter(node.any, first, word + 1);
  };
  /** Records the phrases that end at a node, if there is one, then continues. */
  const enter = (node: PhraseNode | undefined, first: number, end: number): void => {
    if (node === undefined) return;
    for (const { list, weight } of node.rows) {
      found.count++;
      found.start.push(first);
      found.end.push(end);
      found.list.push(list);
      found.weight.push(weight);
    }
    if (end < words && (wordSeparators[end]! & phraseBreak) === 0) match(node, first, end);
  };
  for (let word = 0; word < words; word++) if (wordId[word] !== 0) match(phrases, word, word);
  return found;
}

/** Counters by word id, reused between texts; `countLists` leaves them at zero. */
let times = new Int32Array(0);

/** Counts the matches of each list and sums their weights. Reads the rows of each distinct word once. */
export function countLists(
  columns: Columns,
  phrases: Phrases,
  lexicon: Lexicon,
): { count: Int32Array; sum: Float64Array } {
  const lists = lexicon.lists.length;
  const count = new Int32Array(lists);
  const sum = new Float64Array(lists);
  if (times.length < lexicon.ids) times = new Int32Array(lexicon.ids);
  for (const id of columns.wordId) times[id]!++;
  for (const id of columns.wordId) {
    const occurrences = times[id]!;
    if (occurrences === 0) continue;
    times[id] = 0;
    if (id === 0) continue;
    for (const { list, weight } of lexicon.members[id]!) {
      count[list]! += occurrences;
      sum[list]! += occurrences * weight;
    }
  }
  for (let i = 0; i < phrases.count; i++) {
    const list = phrases.list[i]!;
    count[list]!++;
    sum[list]! += phrases.weight[i]!;
  }
  return { count, sum };
}
