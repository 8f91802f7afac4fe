import { readFile, writeFile } from 'node:fs/promises';
import { limits } from '../limits.js';
import {
  type Command,
  Failure,
  type Input,
  json,
  type Outcome,
  UsageError,
  unreadableCode,
} from './command.js';
import { expand } from './inputs.js';
import { readStdin } from './prompt.js';

export const cleanText: Command = {
  usage: 'clean [FILE|FOLDER|GLOB|-]… [--contractions] [--json] [--check | --write]',
  summary:
    'Clean a text (or stdin) of machine typography and print it; --json tells what changed.\n' +
    '      --write cleans files in place, .docx .odt .md .html too; --check only says which it would, with exit code 1.',
  options: {
    contractions: { type: 'boolean' },
    json: { type: 'boolean' },
    check: { type: 'boolean' },
    write: { type: 'boolean' },
  },
  args: [0, Number.POSITIVE_INFINITY],
  verbatim: true,
  async run(input) {
    const { check, write } = input.options;
    if (check && write) throw new UsageError('--check and --write exclude each other');
    if (check || write) return cleanFiles(input, write === true);
    if (input.args.length > 1)
      throw new UsageError('printing takes one file; for more use --check or --write');
    const source = await readText(input.args[0]);
    const { clean } = await import('../text/clean.js');
    const cleaned = clean(source, { contractions: input.options.contractions === true });
    return input.options.json ? `${json(cleaned)}\n` : cleaned.output_text;
  },
};

interface Cleaned {
  file: string;
  total_changes: number;
  changes: Record<string, number>;
}

/** In place, each in its own format. A PDF can't be; it is named as one that can't be read so. */
async function cleanFiles({ args, options }: Input, write: boolean): Promise<Outcome> {
  if (args.length === 0 || args.includes('-'))
    throw new UsageError('--check and --write take files, not stdin');
  const { cleanFile } = await import('../document/clean.js');
  const done: Cleaned[] = [];
  const problems: string[] = [];
  for (const file of await expand(args)) {
    try {
      const bytes = await readFile(file).catch(failed(file));
      if (bytes.length > limits.jsonBodyBytes) throw unreadable(`${file} is larger than 4 MB`);
      const isKnown = /\.(?:txt|md|markdown|html?|docx|odt|pdf)$/i.test(file);
      if (!isKnown) requireText(bytes, file);
      if (/\.pdf$/i.test(file)) throw unreadable(`${file}: a PDF can not be cleaned in place`);
      const result = await cleanFile(bytes, isKnown ? file : `${file}.txt`, {
        contractions: options.contractions === true,
      });
      if ('problem' in result) throw unreadable(`${file}: ${result.message}`);
      const total = Object.values(result.changes).reduce((sum, count) => sum + count, 0);
      done.push({ file, total_changes: total, changes: result.changes });
      if (write && total > 0) await writeFile(file, result.bytes);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
    }
  }
  for (const problem of problems) process.stderr.write(`telltale: ${problem}\n`);
  const changed = done.filter(({ total_changes }) => total_changes > 0);
  const code = problems.length > 0 ? unreadableCode : !write && changed.length > 0 ? 1 : 0;
  const lines = options.json
    ? done.map(each => JSON.stringify(each))
    : changed.map(each => told(each, write));
  return { code, text: lines.map(line => `${line}\n`).join('') };
}

function told({ file, total_changes: total, changes }: Cleaned, write: boolean): string {
  const kinds = Object.entries(changes).map(([kind, count]) => `${kind} ${count}`);
  return `${file}: ${total} ${total === 1 ? 'change' : 'changes'}${write ? '' : ' to make'} (${kinds.join(', ')})`;
}

/** A file's text, or stdin's when there is no file or it is `-`: UTF-8, unreadable bytes replaced, a BOM dropped. */
async function readText(file: string | undefined): Promise<string> {
  const name = file ?? '-';
  const bytes = name === '-' ? await readStdin() : await readFile(name).catch(failed(name));
  if (bytes.length > limits.jsonBodyBytes)
    throw unreadable(`the text has ${bytes.length} bytes; at most ${limits.jsonBodyBytes} are read`);
  requireText(bytes, name === '-' ? 'stdin' : name);
  return new TextDecoder().decode(bytes);
}

function requireText(bytes: Buffer, name: string): void {
  if (bytes.includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    throw unreadable(`${name} is no plain text; take the text out of it first`);
}

const unreadable = (message: string) => new Failure(message, unreadableCode);
const failed = (name: string) => (error: Error) => {
  throw unreadable(`${name} can't be read: ${error.message}`);
};
