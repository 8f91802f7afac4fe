import { type Genre, genres } from '../../contract/genre.js';
import { limits } from '../../limits.js';
import type { ScanOptions } from '../../scan/scan.js';
import type { FieldTree } from '../../selection/field-paths.js';
import {
  type Command,
  CommandError,
  type CommandInput,
  type CommandResult,
  json,
  textOption,
  UsageError,
  unreadableExitCode,
} from '../command.js';
import { expandArguments } from '../file-arguments.js';
import { unreadable } from '../read-input.js';
import { findingsOf, type ScannedFile } from './findings.js';
import { readSourceFile } from './source-file.js';
import { terminalReport } from './terminal-report.js';

/** Exit code when a score is above --fail-above. */
const aboveExitCode = 1;

/**
 * Scans files offline, without server or store. Imports the engine only when it runs, since its tables load
 * slowly.
 */
export const scanCommand: Command = {
  usage: `scan [FILE|FOLDER|GLOB|-]… [--genre ${genres.join('|')}] [--esl] [--deep] [--no-model] [--fail-above SCORE] [--json [--fields LIST] | --sarif] [--stdin-name NAME]`,
  summary:
    'Scan texts and documents (.txt .md .html .docx .odt .pptx .epub .pdf) or stdin for signals of machine authorship.\n' +
    '      Exit code: 0; 1 if a score is above --fail-above; 2 for an invalid command line; 3 if a file cannot be read.',
  options: {
    genre: { type: 'string' },
    esl: { type: 'boolean' },
    deep: { type: 'boolean' },
    'no-model': { type: 'boolean' },
    'fail-above': { type: 'string' },
    json: { type: 'boolean' },
    fields: { type: 'string' },
    sarif: { type: 'boolean' },
    'stdin-name': { type: 'string' },
  },
  args: [0, Number.POSITIVE_INFINITY],
  run: scanFiles,
};

async function scanFiles(input: CommandInput): Promise<CommandResult> {
  const options = optionsFrom(input);
  const failAbove = failAboveFrom(input);
  if (input.options.json && input.options.sarif)
    throw new UsageError('--json and --sarif are mutually exclusive');
  const fields = await fieldsFrom(input);
  const names = input.args.length === 0 ? ['-'] : await expandArguments(input.args);
  const { scan } = await import('../../scan/scan.js');
  const { openShippedClassifier } = await import('../../classifier-weights.js');
  const { signals } = await import('../../scan/signals/index.js');
  const raisingSignals = new Set(signals.filter(({ direction }) => direction === 1).map(({ name }) => name));
  const model = options.use_model ? openShippedClassifier() : null;

  const scanned: ScannedFile[] = [];
  const problems: string[] = [];
  for (const [i, name] of names.entries()) {
    progress(names.length > 1 ? `${i + 1}/${names.length} ${name}` : '');
    try {
      const source = await readSourceFile(name, textOption(input, 'stdin-name'));
      const result = scan(source.prose, options, model);
      if (result.word_count === 0)
        throw unreadable(`${name === '-' ? 'stdin' : name}: the text has no words`);
      scanned.push({ source, result, findings: findingsOf(source, result, raisingSignals) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    }
  }
  progress('');
  for (const problem of problems) process.stderr.write(`telltale: ${problem}\n`);
  const isAbove = scanned.some(({ result }) => failAbove !== null && result.score > failAbove);
  const code = problems.length > 0 ? unreadableExitCode : isAbove ? aboveExitCode : 0;
  return {
    code,
    text: await formatResults(input, scanned, names.length, { failAbove, problems, code, fields }),
  };
}

async function formatResults(
  { options }: CommandInput,
  scanned: readonly ScannedFile[],
  fileCount: number,
  run: { failAbove: number | null; problems: readonly string[]; code: number; fields: FieldTree | null },
): Promise<string> {
  if (options.sarif) {
    const { sarif } = await import('./sarif.js');
    return json(sarif(scanned, run));
  }
  if (!options.json) return terminalReport(scanned, run.failAbove, isColoured());
  const { selectFields } = await import('../../selection/field-paths.js');
  const objects = scanned.map(({ source, result, findings }) =>
    selectFields({ file: source.name === '-' ? null : source.name, ...result, findings }, run.fields),
  );
  return fileCount === 1
    ? objects.map(json).join('\n')
    : objects.map(each => JSON.stringify(each)).join('\n');
}

/** Options with the service's defaults, so that both return the same numbers. */
function optionsFrom(input: CommandInput): ScanOptions {
  const { esl, deep, 'no-model': noModel } = input.options;
  return {
    genre: genreFrom(textOption(input, 'genre')),
    esl: esl === true,
    include_fixes: true,
    include_sentences: false,
    use_model: noModel !== true,
    deep: deep === true,
    evidenceMax: limits.evidencePerSignal,
  };
}

/** The fields that --fields lists; null for all. */
async function fieldsFrom(input: CommandInput): Promise<FieldTree | null> {
  const list = textOption(input, 'fields');
  if (list === undefined) return null;
  if (!input.options.json) throw new UsageError('--fields needs --json');
  const { parseFieldsOption } = await import('./fields-option.js');
  return parseFieldsOption(list);
}

function genreFrom(value: string | undefined): Genre | '' {
  if (value === undefined || value === '') return '';
  const genre = genres.find(each => each === value);
  if (!genre) throw new UsageError(`invalid --genre: expected ${genres.join(', ')}`);
  return genre;
}

function failAboveFrom(input: CommandInput): number | null {
  const value = textOption(input, 'fail-above');
  if (value === undefined) return null;
  const score = /^\d{1,3}(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (!(score <= 100)) throw new UsageError('invalid --fail-above: expected a score from 0 to 100');
  return score;
}

/** https://no-color.org */
const isColoured = (): boolean =>
  process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Shows progress on a terminal; an empty line clears it. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}
