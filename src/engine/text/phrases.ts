import { type Columns, zeros } from './columns.js';
import { anyWord, type Lexicon } from './lexicon/compile.js';
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
export function matchPhrases({ words, wordId, wordSeparators }: Columns, lexicon: Lexicon): Phrases {
  const { ids, firstNode, nextNode, anyNode } = lexicon;
  const { from, list, weight } = lexicon.phrases;
  const found: Phrases = { count: 0, start: [], end: [], list: [], weight: [] };
  /** Records the phrases that end at a node, if there is one, then goes on with word `end`. */
  const enter = (node: number, first: number, end: number): void => {
    if (node === 0) return;
    for (let row = from[node]!; row < from[node + 1]!; row++) {
      found.count++;
      found.start.push(first);
      found.end.push(end);
      found.list.push(list[row]!);
      found.weight.push(weight[row]!);
    }
    if (end === words || (wordSeparators[end]! & phraseBreak) !== 0) return;
    const id = wordId[end]!;
    if (id > anyWord) enter(nextNode.get(node * ids + id), first, end + 1);
    enter(anyNode[node]!, first, end + 1);
  };
  for (let word = 0; word < words; word++) {
    const node = firstNode[wordId[word]!]!;
    if (node !== 0) enter(node, word, word + 1);
  }
  return found;
}

/** Counters by word id, reused between texts; `countLists` leaves them at zero. */
let times = new Int32Array(0);

/** Counts the matches of each list and sums their weights. Reads the rows of each distinct word once. */
export function countLists(
  columns: Columns,
  phrases: Phrases,
  lexicon: Lexicon,
): { count: number[]; sum: number[] } {
  const lists = lexicon.lists.length;
  const count = zeros(lists);
  const sum = zeros(lists);
  if (times.length < lexicon.ids) times = new Int32Array(lexicon.ids);
  const { words, wordId } = columns;
  const { members } = lexicon;
  for (let word = 0; word < words; word++) times[wordId[word]!]!++;
  for (let word = 0; word < words; word++) {
    const id = wordId[word]!;
    const occurrences = times[id]!;
    if (occurrences === 0) continue;
    times[id] = 0;
    for (let row = members.from[id]!; row < members.from[id + 1]!; row++) {
      const list = members.list[row]!;
      count[list]! += occurrences;
      sum[list]! += occurrences * members.weight[row]!;
    }
  }
  for (let i = 0; i < phrases.count; i++) {
    const list = phrases.list[i]!;
    count[list]!++;
    sum[list]! += phrases.weight[i]!;
  }
  return { count, sum };
}
