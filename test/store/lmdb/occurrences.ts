import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of occurrences of a text in all files of a data folder. */
export function occurrences(folder: string, text: string): number {
  let count = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) count++;
  }
  return count;
}
