import { type Genre, genres } from '../../contract/genre.js';
import { limits } from '../../limits.js';
import type { ScanOptions } from '../../scan/scan.js';
import {
  type Command,
  Failure,
  type Input,
  json,
  type Outcome,
  text,
  UsageError,
  unreadableCode,
} from '../command.js';
import { expand } from '../file-arguments.js';
import { findingsOf, type Scanned } from './findings.js';
import { readSource } from './source-file.js';
import { layout } from './terminal-report.js';

/** Some score is above --fail-above. */
const aboveCode = 1;

/** Offline, without server or store: the text goes nowhere. The engine loads only here, for its tables take a while. */
export const scanText: Command = {
  usage: `scan [FILE|FOLDER|GLOB|-]… [--genre ${genres.join('|')}] [--esl] [--deep] [--no-model] [--fail-above SCORE] [--json | --sarif] [--stdin-name NAME]`,
  summary:
    'Read texts and documents (.txt .md .html .docx .odt .pdf) or stdin for signals of machine authorship.\n' +
    '      Exit code 0, 1 when a score is above --fail-above, 2 for a command that makes no sense, 3 when a file can not be read.',
  options: {
    genre: { type: 'string' },
    esl: { type: 'boolean' },
    deep: { type: 'boolean' },
    'no-model': { type: 'boolean' },
    'fail-above': { type: 'string' },
    json: { type: 'boolean' },
    sarif: { type: 'boolean' },
    'stdin-name': { type: 'string' },
  },
  args: [0, Number.POSITIVE_INFINITY],
  run: scanFiles,
};

async function scanFiles(input: Input): Promise<Outcome> {
  const options = optionsFrom(input);
  const failAbove = failAboveFrom(input);
  if (input.options.json && input.options.sarif)
    throw new UsageError('--json and --sarif exclude each other');
  const names = input.args.length === 0 ? ['-'] : await expand(input.args);
  const { scan } = await import('../../scan/scan.js');
  const { openModel } = await import('../../classifier-weights.js');
  const { signals } = await import('../../scan/signals/index.js');
  const speaking = new Set(signals.filter(({ direction }) => direction === 1).map(({ name }) => name));
  const model = options.use_model ? openModel() : null;

  const scanned: Scanned[] = [];
  const problems: string[] = [];
  for (const [i, name] of names.entries()) {
    progress(names.length > 1 ? `${i + 1}/${names.length} ${name}` : '');
    try {
      const source = await readSource(name, text(input, 'stdin-name'));
      const reading = scan(source.prose, options, model);
      scanned.push({ source, reading, findings: findingsOf(source, reading, speaking) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
    }
  }
  progress('');
  for (const problem of problems) process.stderr.write(`telltale: ${problem}\n`);
  const isAbove = scanned.some(({ reading }) => failAbove !== null && reading.score > failAbove);
  const code = problems.length > 0 ? unreadableCode : isAbove ? aboveCode : 0;
  return { code, text: await written(input, scanned, names.length, { failAbove, problems, code }) };
}

async function written(
  { options }: Input,
  scanned: readonly Scanned[],
  asked: number,
  run: { failAbove: number | null; problems: readonly string[]; code: number },
): Promise<string> {
  if (options.sarif) {
    const { sarif } = await import('./sarif.js');
    return json(sarif(scanned, run));
  }
  if (!options.json) return layout(scanned, run.failAbove, isColoured());
  const objects = scanned.map(({ source, reading, findings }) => ({
    file: source.name === '-' ? null : source.name,
    ...reading,
    findings,
  }));
  return asked === 1 ? objects.map(json).join('\n') : objects.map(each => JSON.stringify(each)).join('\n');
}

/** The service's own defaults, so that both give the same numbers. */
function optionsFrom(input: Input): ScanOptions {
  const { esl, deep, 'no-model': noModel } = input.options;
  return {
    genre: genreFrom(text(input, 'genre')),
    esl: esl === true,
    include_fixes: true,
    include_sentences: false,
    use_model: noModel !== true,
    deep: deep === true,
    evidenceMax: limits.evidencePerSignal,
  };
}

function genreFrom(value: string | undefined): Genre | '' {
  if (value === undefined || value === '') return '';
  const genre = genres.find(each => each === value);
  if (!genre) throw new UsageError(`--genre is ${genres.join(', ')} or left out`);
  return genre;
}

function failAboveFrom(input: Input): number | null {
  const value = text(input, 'fail-above');
  if (value === undefined) return null;
  const score = /^\d{1,3}(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (!(score <= 100)) throw new UsageError('--fail-above takes a score from 0 to 100');
  return score;
}

/** https://no-color.org */
const isColoured = (): boolean =>
  process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Where the work is, on a terminal only; the empty text takes it away. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}
