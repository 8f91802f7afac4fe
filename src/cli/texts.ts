import { readFile } from 'node:fs/promises';
import { type Genre, genres } from '../contract/genre.js';
import { limits } from '../limits.js';
import { type Command, Failure, json, text, UsageError } from './command.js';
import { readStdin } from './prompt.js';

/** Both need no server and no store: the text goes nowhere. The engine loads only here, for its tables take a while. */
export const scanText: Command = {
  usage: `scan [FILE] [--genre ${genres.join('|')}] [--esl] [--json]`,
  summary: 'Read a text, a document (.docx .odt .pdf .html .md) or stdin for signals of machine authorship.',
  options: { genre: { type: 'string' }, esl: { type: 'boolean' }, json: { type: 'boolean' } },
  args: [0, 1],
  async run(input) {
    const genre = genreFrom(text(input, 'genre'));
    const source = await readProse(input.args[0]);
    if (source.trim() === '') throw new Failure('the text is empty: there is nothing to read');
    const options = { genre, include_fixes: true, include_sentences: false, use_model: true, deep: true };
    const { scan } = await import('../text/scan.js');
    const reading = scan(source, { ...options, esl: input.options.esl === true }, null);
    const { plainReport } = await import('../report/plain.js');
    return input.options.json ? json(reading) : plainReport(reading).trimEnd();
  },
};

export const cleanText: Command = {
  usage: 'clean [FILE] [--contractions] [--json]',
  summary: 'Clean a text file (or stdin) of machine typography and print it; --json tells what changed.',
  options: { contractions: { type: 'boolean' }, json: { type: 'boolean' } },
  args: [0, 1],
  verbatim: true,
  async run({ args, options }) {
    const source = await readText(args[0]);
    const { clean } = await import('../text/clean.js');
    const cleaned = clean(source, { contractions: options.contractions === true });
    return options.json ? `${json(cleaned)}\n` : cleaned.output_text;
  },
};

function genreFrom(value: string | undefined): Genre | '' {
  if (value === undefined || value === '') return '';
  const genre = genres.find(each => each === value);
  if (!genre) throw new UsageError(`--genre is ${genres.join(', ')} or left out`);
  return genre;
}

/** The prose of a document the service would read, the text of any other file or of stdin. */
async function readProse(file: string | undefined): Promise<string> {
  if (file === undefined || !/\.(docx|odt|pdf|html?|md|markdown)$/i.test(file)) return readText(file);
  const bytes = await readFile(file).catch(unreadable(file));
  if (bytes.length > limits.documentBytes) throw new Failure(`${file} is larger than 1 MB`);
  const { extract } = await import('../document/extract.js');
  const result = await extract(bytes, file);
  if ('problem' in result) throw new Failure(`${file}: ${result.message}`);
  return result.text;
}

/** A file's text, or stdin's when there is no file or it is `-`: UTF-8, unreadable bytes replaced, a BOM dropped. */
async function readText(file: string | undefined): Promise<string> {
  const name = file ?? '-';
  const bytes = name === '-' ? await readStdin() : await readFile(name).catch(unreadable(name));
  if (bytes.length > limits.jsonBodyBytes) {
    throw new Failure(`the text has ${bytes.length} bytes; at most ${limits.jsonBodyBytes} are read`);
  }
  if (bytes.includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    throw new Failure(`${name === '-' ? 'stdin' : name} is no plain text; take the text out of it first`);
  }
  return new TextDecoder().decode(bytes);
}

const unreadable = (name: string) => (error: Error) => {
  throw new Failure(`${name} can't be read: ${error.message}`);
};
