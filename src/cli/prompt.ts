import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './command.js';

/** Whether somebody sits there to answer. */
export const attended = () => process.stdin.isTTY === true;

/** Asks on stderr, so that stdout stays the command's answer. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
}

/** A password: typed twice without echo on a terminal, else the first line of stdin. */
export async function askPassword(): Promise<string> {
  if (!attended()) return firstLine();
  const first = await askUnseen('Password: ');
  const second = await askUnseen('Again: ');
  if (first !== second) throw new UsageError('the two passwords differ');
  return first;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return answer;
}

/** All of stdin. */
export async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function firstLine(): Promise<string> {
  return (await readStdin()).toString('utf8').split(/\r?\n/, 1)[0]!;
}
