/** Reads the files and stdin that commands name. Unreadable input ends with exit code 3. */
import { readFile } from 'node:fs/promises';
import { limits } from '../limits.js';
import { CommandError, unreadableExitCode } from './command.js';
import { readStdin } from './prompt.js';

export const unreadable = (message: string) => new CommandError(message, unreadableExitCode);

/** Reads a file, or stdin if the name is `-`. */
export async function readBytes(name: string): Promise<Buffer> {
  if (name === '-') return readStdin();
  return readFile(name).catch((error: Error) => {
    throw unreadable(`cannot read ${name}: ${error.message}`);
  });
}

/** Decodes UTF-8 as a JSON request would: replaces invalid bytes and drops a byte order mark. */
export function plainText(bytes: Buffer, name: string): string {
  if (bytes.length > limits.jsonBodyBytes)
    throw unreadable(`the text has ${bytes.length} bytes; the limit is ${limits.jsonBodyBytes}`);
  requireText(bytes, name);
  return new TextDecoder().decode(bytes);
}

export function requireText(bytes: Buffer, name: string): void {
  if (bytes.includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    throw unreadable(`${name} is not plain text; extract its text first`);
}
