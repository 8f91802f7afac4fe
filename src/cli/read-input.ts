/** Reads the files and stdin that commands name. Unreadable input ends with exit code 3. */
import { unreadable } from './command.js';
import { readFileWithin } from './files.js';
import { readStdin } from './prompt.js';

/** Reads a file, or stdin if the name is `-`, of at most `bytesMax` bytes. */
export async function readBytes(name: string, bytesMax: number): Promise<Buffer> {
  try {
    return name === '-' ? await readStdin(bytesMax) : readFileWithin(name, bytesMax);
  } catch (error) {
    throw unreadable(`cannot read ${name === '-' ? 'stdin' : name}: ${(error as Error).message}`);
  }
}

/** Decodes UTF-8 as a JSON request would: replaces invalid bytes and drops a byte order mark. */
export function plainText(bytes: Buffer, name: string): string {
  requireText(bytes, name);
  return new TextDecoder().decode(bytes);
}

export function requireText(bytes: Buffer, name: string): void {
  if (bytes.includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    throw unreadable(`${name} is not plain text; extract its text first`);
}
