import { readFileSync, statSync } from 'node:fs';

const bytesMax = 1_000_000;

/** Reads a file that a setting names. A device or a pipe might never end. @throws Error */
export function readSettingsFile(path: string): string {
  const about = statSync(path);
  if (!about.isFile() || about.size > bytesMax)
    throw new Error(`${path} is not a file of at most ${bytesMax} bytes`);
  return readFileSync(path, 'utf8');
}
