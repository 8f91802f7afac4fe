import { writeFile } from 'node:fs/promises';
import { acceptedExtensions, extensionOf } from '../document/extensions.js';
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
import { expand } from './file-arguments.js';
import { plainText, readBytes, requireText, unreadable } from './read-input.js';

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
    const name = input.args[0] ?? '-';
    const source = plainText(await readBytes(name), name === '-' ? 'stdin' : name);
    const options = { contractions: input.options.contractions === true };
    const cleaned = await cleanPrinted(source, name, options);
    return input.options.json ? `${json(cleaned)}\n` : cleaned.output_text;
  },
};

/** In a file with markup only the prose is cleaned, as --write does; comments and code stay what they are. */
async function cleanPrinted(source: string, file: string, options: { contractions: boolean }) {
  const { clean } = await import('../cleanup/clean.js');
  const plain = clean(source, options);
  if (!/\.(?:md|markdown|html?)$/i.test(file)) return plain;
  const { cleanFile } = await import('../document/clean.js');
  const result = await cleanFile(Buffer.from(source), file, options);
  if ('problem' in result) throw unreadable(`${file}: ${result.message}`);
  const output_text = Buffer.from(result.bytes).toString('utf8');
  return {
    ...plain,
    output_text,
    changes: result.changes,
    total_changes: Object.values(result.changes).reduce((sum, count) => sum + count, 0),
    chars_out: [...output_text].length,
  };
}

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
      const bytes = await readBytes(file);
      if (bytes.length > limits.jsonBodyBytes) throw unreadable(`${file} is larger than 4 MB`);
      const isKnown = acceptedExtensions.includes(extensionOf(file).toLowerCase());
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
