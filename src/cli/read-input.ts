/** Reads the files and stdin that commands name. Unreadable input ends with exit code 3. */
import { createReadStream } from 'node:fs';
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

/** The same for a file of at most `max` bytes; reads no more of a longer one. */
export async function readBytesUpTo(name: string, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of name === '-' ? [await readStdin()] : createReadStream(name, { end: max }))
      chunks.push(chunk as Buffer);
  } catch (error) {
    throw unreadable(`cannot read ${name}: ${(error as Error).message}`);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > max) throw unreadable(`${name} has more than ${max} bytes`);
  return bytes;
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
