import { lowerOf } from '../characters.js';

/** A named list of words and phrases. A phrase is words joined by spaces; `*` matches any one word. */
export interface WordList {
  readonly name: string;
  readonly entries: readonly string[];
  /** Weight of each entry; 1 by default. Fitted lists have log-odds. */
  readonly weights?: readonly number[];
}

export const hashSeed = 0x811c9dc5 | 0;
export const hashPrime = 0x01000193;

/** FNV-1a over lower-case UTF-16 units: the same hash of a word as the segmenter computes. */
export function hashWord(text: string, from = 0, to = text.length): number {
  let hash = hashSeed;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ lowerOf[text.charCodeAt(i)]!, hashPrime);
  return hash;
}

/** Id of the wildcard in phrases. Words outside the lexicon have id 0. */
export const anyWord = 1;

/**
 * All lists compiled into one table.
 *
 *   word ──hash──► id ──► [member list, weight] …      (rows memberFrom[id] to memberFrom[id + 1])
 *                   └──► trie of phrases ──► list, weight
 */
export interface Lexicon {
  readonly lists: readonly WordList[];
  /** Open-addressing table of hashes and ids; id 0 ends a probe. */
  readonly tableMask: number;
  readonly tableHash: Int32Array;
  readonly tableId: Uint16Array;
  readonly ids: number;
  readonly memberFrom: Int32Array;
  readonly memberList: Uint8Array;
  readonly memberWeight: Float32Array;
  /** `belongs[list * ids + id]` is 1 when the word is in the list. */
  readonly belongs: Uint8Array;
  readonly startsPhrase: Uint8Array;
  /** Trie edges in an open-addressing table with the key node * 65536 + word id. */
  readonly edgeMask: number;
  readonly edgeKey: Float64Array;
  readonly edgeNode: Int32Array;
  readonly nodeWildcard: Int32Array;
  /** Phrases that end at a node: rows endFrom[node] to endFrom[node + 1]. */
  readonly endFrom: Int32Array;
  readonly endList: Uint8Array;
  readonly endWeight: Float32Array;
  readonly wordId: (word: string) => number;
}

interface Row {
  list: number;
  weight: number;
}

function powerOfTwoOver(count: number): number {
  let size = 64;
  while (size < count * 4) size *= 2;
  return size;
}

export function edgeSlot(node: number, id: number, mask: number): number {
  return (Math.imul(node, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b)) & mask;
}

/**
 * Compiles the lists, once at load. Throws when two words have the same hash, so the table never confuses
 * them.
 */
export function compile(lists: readonly WordList[]): Lexicon {
  const idOf = new Map<string, number>();
  const idOfHash = new Map<number, string>();
  const members: Row[][] = [[], []];
  const id = (word: string): number => {
    if (word === '*') return anyWord;
    const known = idOf.get(word);
    if (known !== undefined) return known;
    const hash = hashWord(word);
    const rival = idOfHash.get(hash);
    if (rival !== undefined) throw new Error(`Lexicon: "${word}" and "${rival}" have the same hash.`);
    idOfHash.set(hash, word);
    idOf.set(word, members.length);
    members.push([]);
    return members.length - 1;
  };

  const edges = new Map<number, number>();
  const ends: Row[][] = [[]];
  const wildcards: number[] = [-1];
  const starts = new Set<number>();
  const addPhrase = (words: string[], row: Row): void => {
    let node = 0;
    words.forEach((word, position) => {
      const wordId = id(word);
      if (position === 0) starts.add(wordId);
      const key = node * 65_536 + wordId;
      let next = edges.get(key);
      if (next === undefined) {
        next = ends.length;
        ends.push([]);
        wildcards.push(-1);
        edges.set(key, next);
        if (wordId === anyWord) wildcards[node] = next;
      }
      node = next;
    });
    ends[node]!.push(row);
  };

  lists.forEach((list, listIndex) => {
    list.entries.forEach((entry, position) => {
      const row = { list: listIndex, weight: list.weights?.[position] ?? 1 };
      const words = entry.split(' ');
      if (words.length > 1) addPhrase(words, row);
      else members[id(entry)]!.push(row);
    });
  });

  const ids = members.length;
  const size = powerOfTwoOver(ids);
  const tableHash = new Int32Array(size);
  const tableId = new Uint16Array(size);
  for (const [word, wordId] of idOf) {
    const hash = hashWord(word);
    let slot = hash & (size - 1);
    while (tableId[slot] !== 0) slot = (slot + 1) & (size - 1);
    tableHash[slot] = hash;
    tableId[slot] = wordId;
  }

  const edgeSize = powerOfTwoOver(edges.size);
  const edgeKey = new Float64Array(edgeSize).fill(-1);
  const edgeNode = new Int32Array(edgeSize);
  for (const [key, node] of edges) {
    let slot = edgeSlot(Math.floor(key / 65_536), key % 65_536, edgeSize - 1);
    while (edgeKey[slot] !== -1) slot = (slot + 1) & (edgeSize - 1);
    edgeKey[slot] = key;
    edgeNode[slot] = node;
  }

  const memberRows = flatten(members);
  const endRows = flatten(ends);
  const belongs = new Uint8Array(lists.length * ids);
  members.forEach((rows, wordId) => {
    for (const row of rows) belongs[row.list * ids + wordId] = 1;
  });
  const startsPhrase = new Uint8Array(ids);
  for (const start of starts) startsPhrase[start] = 1;
  return {
    lists,
    tableMask: size - 1,
    tableHash,
    tableId,
    ids,
    memberFrom: memberRows.from,
    memberList: memberRows.list,
    memberWeight: memberRows.weight,
    belongs,
    startsPhrase,
    edgeMask: edgeSize - 1,
    edgeKey,
    edgeNode,
    nodeWildcard: Int32Array.from(wildcards),
    endFrom: endRows.from,
    endList: endRows.list,
    endWeight: endRows.weight,
    wordId: word => idOf.get(word) ?? 0,
  };
}

/** Flattens groups of rows into three columns with an index. */
function flatten(groups: readonly Row[][]): { from: Int32Array; list: Uint8Array; weight: Float32Array } {
  const total = groups.reduce((sum, rows) => sum + rows.length, 0);
  const from = new Int32Array(groups.length + 1);
  const list = new Uint8Array(total);
  const weight = new Float32Array(total);
  let at = 0;
  groups.forEach((rows, index) => {
    from[index] = at;
    for (const row of rows) {
      list[at] = row.list;
      weight[at] = row.weight;
      at++;
    }
  });
  from[groups.length] = at;
  return { from, list, weight };
}
