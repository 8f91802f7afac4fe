import type { Columns } from './columns.js';
import { anyWord, edgeSlot, type Lexicon } from './lexicon/compile.js';
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
  const { startsPhrase, nodeWildcard, endFrom, endList, endWeight } = lexicon;
  const found: Phrases = { count: 0, start: [], end: [], list: [], weight: [] };
  /** Continues the phrase that began at word `first`, in trie node `node`, with word `word`. */
  const match = (node: number, first: number, word: number): void => {
    const id = wordId[word]!;
    if (id > anyWord) enter(edgeTo(lexicon, node, id), first, word + 1);
    enter(nodeWildcard[node]!, first, word + 1);
  };
  /** Records the phrases that end at a node, unless it is -1, then continues. */
  const enter = (node: number, first: number, end: number): void => {
    if (node < 0) return;
    for (let row = endFrom[node]!; row < endFrom[node + 1]!; row++) {
      found.count++;
      found.start.push(first);
      found.end.push(end);
      found.list.push(endList[row]!);
      found.weight.push(endWeight[row]!);
    }
    if (end < words && (wordSeparators[end]! & phraseBreak) === 0) match(node, first, end);
  };
  for (let word = 0; word < words; word++) {
    const id = wordId[word]!;
    if (id !== 0 && startsPhrase[id] === 1) match(0, word, word);
  }
  return found;
}

/** Node after `node` on word `id`, or -1. */
function edgeTo(lexicon: Lexicon, node: number, id: number): number {
  const { edgeKey, edgeMask } = lexicon;
  const key = node * 65_536 + id;
  let slot = edgeSlot(node, id, edgeMask);
  while (edgeKey[slot] !== -1) {
    if (edgeKey[slot] === key) return lexicon.edgeNode[slot]!;
    slot = (slot + 1) & edgeMask;
  }
  return -1;
}

/** Counts the matches of each list and sums their weights. Reads the rows of each distinct word once. */
export function countLists(
  columns: Columns,
  phrases: Phrases,
  lexicon: Lexicon,
): { count: Int32Array; sum: Float64Array } {
  const lists = lexicon.lists.length;
  const count = new Int32Array(lists);
  const sum = new Float64Array(lists);
  const { memberFrom, memberList, memberWeight } = lexicon;
  const { words, wordId } = columns;
  const seen = histogram(lexicon.ids);
  for (let word = 0; word < words; word++) seen[wordId[word]!]!++;
  for (let word = 0; word < words; word++) {
    const id = wordId[word]!;
    const times = seen[id]!;
    if (times === 0) continue;
    seen[id] = 0;
    if (id === 0) continue;
    const to = memberFrom[id + 1]!;
    for (let row = memberFrom[id]!; row < to; row++) {
      const list = memberList[row]!;
      count[list]! += times;
      sum[list]! += times * memberWeight[row]!;
    }
  }
  for (let i = 0; i < phrases.count; i++) {
    const list = phrases.list[i]!;
    count[list]!++;
    sum[list]! += phrases.weight[i]!;
  }
  return { count, sum };
}

/** Counters by word id, reused between texts; `countLists` resets them to zero. */
let counters = new Int32Array(0);

function histogram(ids: number): Int32Array {
  if (counters.length < ids) counters = new Int32Array(ids);
  return counters;
}
