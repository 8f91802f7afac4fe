import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a small file. A crash leaves the old or the new one. */
export function writeDurably(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameDurably(`${path}.new`, path);
}

/** Renames a file whose contents are on disk, and waits until the new name is too. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  sync(dirname(to));
}

/** Waits until a file or the names in a folder are on disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
