import { anyWord, edgeSlot, type Lexicon } from './lexicon/compile.js';
import { clauseBreak, separator } from './separators.js';

/** Matched phrases, in text order: words `start` to `end` (exclusive), of list `list`. */
export interface Phrases {
  count: number;
  start: Int32Array;
  end: Int32Array;
  list: Uint8Array;
  weight: Float32Array;
}

interface Columns {
  words: number;
  wordId: Uint16Array;
  wordSeparators: Uint16Array;
}

const phraseBreak = clauseBreak | separator.comma;

/**
 * Matches phrases with a trie, from every word that may start one. From each it examines at most the longest
 * phrase.
 */
export function matchPhrases(columns: Columns, lexicon: Lexicon): Phrases {
  const found = scratch;
  found.count = 0;
  const { words, wordId } = columns;
  const starts = lexicon.startsPhrase;
  for (let word = 0; word < words; word++) {
    const id = wordId[word]!;
    if (id !== 0 && starts[id] === 1) matchFrom(columns, lexicon, found, 0, word, word);
  }
  const { count } = found;
  return {
    count,
    start: found.start.slice(0, count),
    end: found.end.slice(0, count),
    list: found.list.slice(0, count),
    weight: found.weight.slice(0, count),
  };
}

/** Buffer of matches, reused between texts; every result gets a copy. */
const scratch: Phrases = phraseColumns(1024);

function phraseColumns(size: number): Phrases {
  return {
    count: 0,
    start: new Int32Array(size),
    end: new Int32Array(size),
    list: new Uint8Array(size),
    weight: new Float32Array(size),
  };
}

/** Continues a match in trie node `node` with word `word`. */
function matchFrom(
  columns: Columns,
  lexicon: Lexicon,
  found: Phrases,
  node: number,
  first: number,
  word: number,
): void {
  if (word >= columns.words) return;
  if (word > first && (columns.wordSeparators[word]! & phraseBreak) !== 0) return;
  const id = columns.wordId[word]!;
  if (id > anyWord) {
    const next = edgeTo(lexicon, node, id);
    if (next >= 0) enterNode(columns, lexicon, found, next, first, word);
  }
  const wild = lexicon.nodeWildcard[node]!;
  if (wild >= 0) enterNode(columns, lexicon, found, wild, first, word);
}

/** Records the phrases that end at a node, then continues. */
function enterNode(
  columns: Columns,
  lexicon: Lexicon,
  found: Phrases,
  node: number,
  first: number,
  word: number,
): void {
  const to = lexicon.endFrom[node + 1]!;
  for (let row = lexicon.endFrom[node]!; row < to; row++) {
    if (found.count === found.start.length) grow(found);
    found.start[found.count] = first;
    found.end[found.count] = word + 1;
    found.list[found.count] = lexicon.endList[row]!;
    found.weight[found.count] = lexicon.endWeight[row]!;
    found.count++;
  }
  matchFrom(columns, lexicon, found, node, first, word + 1);
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

function grow(found: Phrases): void {
  const size = found.start.length * 2;
  found.start = widen(found.start, new Int32Array(size));
  found.end = widen(found.end, new Int32Array(size));
  found.list = widen(found.list, new Uint8Array(size));
  found.weight = widen(found.weight, new Float32Array(size));
}

function widen<T extends Int32Array | Uint8Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
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
