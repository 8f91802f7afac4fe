/** Files and stdin, as the commands take them; what can't be read ends with an exit code of its own. */
import { readFile } from 'node:fs/promises';
import { limits } from '../limits.js';
import { Failure, unreadableCode } from './command.js';
import { readStdin } from './prompt.js';

export const unreadable = (message: string) => new Failure(message, unreadableCode);

/** A file's bytes, or stdin's when its name is `-`. */
export async function readBytes(name: string): Promise<Buffer> {
  if (name === '-') return readStdin();
  return readFile(name).catch((error: Error) => {
    throw unreadable(`${name} can't be read: ${error.message}`);
  });
}

/** A text as it would come in JSON: UTF-8, unreadable bytes replaced, a BOM dropped. */
export function plainText(bytes: Buffer, name: string): string {
  if (bytes.length > limits.jsonBodyBytes)
    throw unreadable(`the text has ${bytes.length} bytes; at most ${limits.jsonBodyBytes} are read`);
  requireText(bytes, name);
  return new TextDecoder().decode(bytes);
}

export function requireText(bytes: Buffer, name: string): void {
  if (bytes.includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    throw unreadable(`${name} is no plain text; take the text out of it first`);
}
