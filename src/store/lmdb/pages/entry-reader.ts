import { bufferToKeyValue, type Key, keyValueToBuffer } from 'lmdb';
import {
  type BranchEntry,
  FileDamaged,
  keyOrder,
  type LeafEntry,
  type PageFile,
  type Tree,
} from './page-file.js';

/** lmdb exports these functions; its type definitions omit them. */
declare module 'lmdb' {
  export function bufferToKeyValue(bytes: Buffer): Key;
  export function keyValueToBuffer(key: Key): Buffer;
}

/** Parsed pages cached for look-ups. */
const cachedPages = 1_000;

export interface Entry {
  /** The encoded key. */
  bytes: Buffer;
  key: Key;
  /** The value. @throws FileDamaged */
  value(): Buffer;
}

/**
 * Reads the entries of a data file without LMDB. Iteration skips damaged pages, which checks/check-pages.ts
 * reports.
 */
export class EntryReader {
  readonly tables: ReadonlyMap<string, Tree>;
  readonly #leaves = new Map<number, LeafEntry[]>();
  readonly #branches = new Map<number, BranchEntry[]>();

  /** @throws FileDamaged when the list of tables is damaged */
  constructor(private readonly file: PageFile) {
    this.tables = new Map(file.tables().map(tree => [tree.name, tree]));
  }

  /** A value of the root database, such as the schema number; null when it is absent. */
  rootValue(name: string): string | null {
    const value = this.#find(this.file.snapshot.main, Buffer.from(keyValueToBuffer(name)));
    return value === null ? null : this.file.value(value).toString();
  }

  /** All entries of a table, in order of their keys. */
  *entries(table: string): Generator<Entry> {
    const tree = this.tables.get(table);
    if (tree === undefined || tree.root === null) return;
    const branches = new Set<number>();
    const pending = [{ page: tree.root, level: tree.depth }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { page, level } = next;
      if (level > 1) {
        // A cycle of pages would never end.
        if (branches.has(page)) continue;
        branches.add(page);
        const children = unlessDamaged(() => this.file.branch(page)) ?? [];
        for (const child of children.reverse()) pending.push({ page: child.page, level: level - 1 });
        continue;
      }
      for (const leaf of unlessDamaged(() => this.file.leaf(page)) ?? [])
        yield {
          bytes: leaf.key,
          key: keyOf(leaf.key),
          value: () => this.file.value(leaf),
        };
    }
  }

  /** The value of a key; null when it is absent. @throws FileDamaged */
  get(table: string, key: Key): Buffer | null {
    const tree = this.tables.get(table);
    const leaf = tree === undefined ? null : this.#find(tree, Buffer.from(keyValueToBuffer(key)));
    return leaf === null ? null : this.file.value(leaf);
  }

  #find(tree: Tree, key: Buffer): LeafEntry | null {
    if (tree.root === null) return null;
    const order = keyOrder(tree);
    let page = tree.root;
    for (let level = tree.depth; level > 1; level--) {
      const children = this.#cached(this.#branches, page, () => this.file.branch(page));
      // The first child has no meaningful key: it precedes all others.
      const at = firstAfter(children.length, i => i > 0 && order(children[i]!.key, key) > 0) - 1;
      page = children[at]!.page;
    }
    const leaves = this.#cached(this.#leaves, page, () => this.file.leaf(page));
    const found = leaves[firstAfter(leaves.length, i => order(leaves[i]!.key, key) >= 0)];
    return found?.key.equals(key) ? found : null;
  }

  #cached<T>(cache: Map<number, T>, page: number, read: () => T): T {
    const value = cache.get(page) ?? read();
    cache.delete(page);
    cache.set(page, value);
    if (cache.size > cachedPages) cache.delete(cache.keys().next().value!);
    return value;
  }
}

/** Decodes a key. A damaged key that cannot be decoded becomes its bytes in hexadecimal. */
function keyOf(bytes: Buffer): Key {
  try {
    return bufferToKeyValue(bytes);
  } catch {
    return `0x${bytes.toString('hex')}`;
  }
}

/**
 * Binary search: the first index for which `is` holds, or `length`. `is` must hold for all later indexes too.
 */
function firstAfter(length: number, is: (i: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileDamaged) return null;
    throw error;
  }
}
