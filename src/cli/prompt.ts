import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './command.js';
import { readStdin } from './files.js';
import { writePrompt } from './output.js';

/** Whether a person can answer at a terminal. */
export const isInteractive = () => process.stdin.isTTY === true;

/** Asks a question on stderr; stdout carries only the command's output. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
}

/** Reads a password: typed twice without echo at a terminal, otherwise the first line of stdin. */
export async function askPassword(): Promise<string> {
  if (!isInteractive()) return firstLine();
  const first = await askWithoutEcho('Password: ');
  const second = await askWithoutEcho('Repeat the password: ');
  if (first !== second) throw new UsageError('the passwords do not match');
  return first;
}

async function askWithoutEcho(question: string): Promise<string> {
  writePrompt(question);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: discard, terminal: true });
  const answer = await lines.question('');
  lines.close();
  writePrompt('\n');
  return answer;
}

const passwordInputBytesMax = 64 * 1024;

async function firstLine(): Promise<string> {
  return (await readStdin(passwordInputBytesMax)).toString('utf8').split(/\r?\n/, 1)[0]!;
}
