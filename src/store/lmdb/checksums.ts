/**
 * Tables whose values carry a checksum: `JSON#crc`, eight hexadecimal digits of the CRC-32 of key and JSON. The key is
 * included so that a value found under another key is not taken for its own. No JSON text ends like this, so a value without a
 * checksum is never taken for one that has it, and the other way round.
 *
 * CRC-32 detects accidental damage, which is all there is to detect: who can write the file can write a checksum. `crc32`
 * takes 1 µs for 5 KB, SHA-256 3 to 4 µs.
 */
import { crc32 } from 'node:zlib';
import type { Database, Key, RangeOptions } from 'lmdb';
import { RecordDamaged } from '../errors.js';

/** A damaged key may hold symbols, which don't join. */
const textOf = (key: Key): string => (Array.isArray(key) ? key.map(String).join(',') : String(key));

const sumOf = (key: Key, json: string) =>
  crc32(`${textOf(key)}\n${json}`)
    .toString(16)
    .padStart(8, '0');

export const addChecksum = (key: Key, json: string): string => `${json}#${sumOf(key, json)}`;

/** The JSON of a sealed value, or null when it is damaged. */
export function verifyChecksum(key: Key, sealed: string): string | null {
  const json = sealed.slice(0, -9);
  return sealed.at(-9) === '#' && sealed.slice(-8) === sumOf(key, json) ? json : null;
}

/** What `read` returns, or `damaged`: for removing, which needs no more. */
export function orDamaged<T>(read: () => T): T | 'damaged' {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordDamaged) return 'damaged';
    throw error;
  }
}

/** A table of sealed values, used like lmdb's own. */
export class ChecksummedTable<K extends Key> {
  /** @param showsId whether the last part of a key is an id its owner may see in an error */
  constructor(
    private readonly table: Database<string, K>,
    private readonly name: string,
    private readonly showsId = false,
  ) {}

  /** @throws RecordDamaged */
  get(key: K): string | undefined {
    const sealed = this.table.get(key);
    return sealed === undefined ? undefined : (verifyChecksum(key, sealed) ?? this.#fail(key));
  }

  /** Entries in order of their keys. @throws RecordDamaged at the first damaged one */
  *getRange(options?: RangeOptions): Generator<{ key: K; value: string }> {
    for (const { key, value } of this.table.getRange(options))
      yield { key, value: verifyChecksum(key, value) ?? this.#fail(key) };
  }

  getKeys(options?: RangeOptions): Iterable<K> {
    return this.table.getKeys(options);
  }

  put(key: K, json: string): void {
    this.table.put(key, addChecksum(key, json));
  }

  remove(key: K): void {
    this.table.remove(key);
  }

  doesExist(key: K): boolean {
    return this.table.doesExist(key);
  }

  getKeysCount(): number {
    return this.table.getKeysCount();
  }

  resetReadTxn(): void {
    this.table.resetReadTxn();
  }

  #fail(key: K): never {
    throw new RecordDamaged(this.name, textOf(key), this.showsId ? String((key as Key[]).at(-1)) : null);
  }
}
