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

/**
 * Numbers of words by their hashes, in order from `first`. Open addressing: the hashes are no small integers,
 * of which a Map would allocate each that it is asked for.
 */
export class HashTable {
  readonly #mask: number;
  readonly #slots: Int32Array;
  readonly #numbers: Uint16Array;

  constructor(
    readonly hashes: Int32Array,
    first: number,
  ) {
    let size = 64;
    while (size < hashes.length * 4) size *= 2;
    this.#mask = size - 1;
    this.#slots = new Int32Array(size);
    this.#numbers = new Uint16Array(size);
    hashes.forEach((hash, at) => {
      const slot = this.#slotOf(hash);
      this.#slots[slot] = hash;
      this.#numbers[slot] = first + at;
    });
  }

  /** The number of a word; 0 for a word without one. */
  get(hash: number): number {
    return this.#numbers[this.#slotOf(hash)]!;
  }

  #slotOf(hash: number): number {
    const slots = this.#slots;
    const numbers = this.#numbers;
    let slot = hash & this.#mask;
    while (numbers[slot] !== 0 && slots[slot] !== hash) slot = (slot + 1) & this.#mask;
    return slot;
  }
}

/** A list that a word or phrase is in, and its weight there. */
interface Row {
  readonly list: number;
  readonly weight: number;
}

/** Groups of rows in columns: those of group `i` are `from[i]` to `from[i + 1]` (exclusive). */
interface Rows {
  readonly from: Int32Array;
  readonly list: Uint8Array;
  readonly weight: Float32Array;
}

/** Id of the wildcard in phrases. Words outside the lexicon have id 0. */
export const anyWord = 1;

/**
 * All lists compiled into one table. The nodes of the trie are numbered from 1; 0 is none.
 *
 *   word ──hash──► id ──► [list, weight] …
 *                   └──► trie of phrases ──► [list, weight] …
 */
export interface Lexicon {
  readonly lists: readonly WordList[];
  readonly idOfHash: HashTable;
  readonly ids: number;
  /** The rows of each word, by its id. */
  readonly members: Rows;
  /** `belongs[list * ids + id]` is 1 when the word is in the list. */
  readonly belongs: Uint8Array;
  /** The node of each first word of a phrase, by its id. */
  readonly firstNode: Uint16Array;
  /** The node after `node` on the word `id` is the number of `node * ids + id`. */
  readonly nextNode: HashTable;
  /** The node after each node on any word. */
  readonly anyNode: Uint16Array;
  /** The rows of the phrases that end at each node. */
  readonly phrases: Rows;
  readonly wordId: (word: string) => number;
}

/**
 * Compiles the lists, once at load. Throws when two words have the same hash, so the table never confuses
 * them.
 */
export function compile(lists: readonly WordList[]): Lexicon {
  const idOf = new Map<string, number>([['*', anyWord]]);
  const wordOfHash = new Map<number, string>();
  const members: Row[][] = [[], []];
  const id = (word: string): number => {
    const known = idOf.get(word);
    if (known !== undefined) return known;
    const hash = hashWord(word);
    const rival = wordOfHash.get(hash);
    if (rival !== undefined) throw new Error(`Lexicon: "${word}" and "${rival}" have the same hash.`);
    wordOfHash.set(hash, word);
    idOf.set(word, members.length);
    members.push([]);
    return members.length - 1;
  };

  const phrases: { words: number[]; row: Row }[] = [];
  lists.forEach((list, listIndex) => {
    list.entries.forEach((entry, position) => {
      const row = { list: listIndex, weight: list.weights?.[position] ?? 1 };
      const words = entry.split(' ').map(id);
      if (words.length === 1) members[words[0]!]!.push(row);
      else phrases.push({ words, row });
    });
  });

  const ids = members.length;
  const nodes = new Map<number, number>();
  const ends: Row[][] = [[]];
  for (const { words, row } of phrases) {
    let node = 0;
    for (const wordId of words) {
      const edge = node * ids + wordId;
      node = nodes.get(edge) ?? ends.push([]) - 1;
      nodes.set(edge, node);
    }
    ends[node]!.push(row);
  }
  const nodeAfter = (node: number, wordId: number) => nodes.get(node * ids + wordId) ?? 0;

  const belongs = new Uint8Array(lists.length * ids);
  members.forEach((rows, wordId) => {
    for (const row of rows) belongs[row.list * ids + wordId] = 1;
  });
  return {
    lists,
    idOfHash: new HashTable(Int32Array.from(wordOfHash.keys()), anyWord + 1),
    ids,
    members: columnsOf(members),
    belongs,
    firstNode: Uint16Array.from(members, (_, wordId) => nodeAfter(0, wordId)),
    nextNode: new HashTable(Int32Array.from(nodes.keys()), 1),
    anyNode: Uint16Array.from(ends, (_, node) => nodeAfter(node, anyWord)),
    phrases: columnsOf(ends),
    wordId: word => idOf.get(word) ?? 0,
  };
}

function columnsOf(groups: readonly (readonly Row[])[]): Rows {
  const rows = groups.flat();
  let count = 0;
  return {
    from: Int32Array.from([0, ...groups.map(group => (count += group.length))]),
    list: Uint8Array.from(rows, ({ list }) => list),
    weight: Float32Array.from(rows, ({ weight }) => weight),
  };
}
