import { resolve } from 'node:path';
import { readAsChoices } from '../../contract/document.js';
import { genres } from '../../contract/genre.js';
import { limits } from '../../contract/limits.js';
import { EngineResult } from '../../contract/scan.js';
import { choosableNames, groupOf } from '../../engine/scan/results/signal-names.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import { type FieldTree, fieldsOf, isFieldProblem, parseFields } from '../../engine/selection/field-paths.js';
import { quietOption, UsageError, type Values } from '../command.js';
import { unknownName } from '../help/help.js';
import type { ProjectConfig } from '../project/config.js';
import { normalizedPhrase, type ReportChoice } from './findings.js';

const formats = ['text', 'json', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

export const scanOptionTypes = {
  genre: { type: 'string', choices: genres, description: 'Kind of text' },
  esl: { type: 'boolean', description: "The writer's first language is not English" },
  deep: { type: 'boolean', description: 'The n-gram classifier reads the whole text, not only 1,500 words' },
  'no-model': { type: 'boolean', description: 'Do without the n-gram classifier' },
  'read-as': { type: 'string', choices: readAsChoices, description: 'Format of the texts' },
  'fail-above': {
    type: 'string',
    value: 'SCORE',
    description: 'Exit code 1 if an assessed file has a higher score',
  },
  'fail-unassessed': { type: 'boolean', description: 'Exit code 1 if a file was not assessed' },
  signals: { type: 'string', value: 'LIST', description: 'Report only these signals, separated by commas' },
  'min-points': { type: 'string', value: 'N', description: 'Report no signal of fewer points' },
  'max-findings': {
    type: 'string',
    value: 'N',
    description: 'Places of a file in formats for programs (5)',
  },
  'score-only': { type: 'boolean', description: 'Print a row for each file: score, band, confidence, path' },
  'report-unused': { type: 'boolean', description: 'Exit code 1 if a comment suppresses no finding' },
  color: {
    type: 'string',
    choices: ['auto', 'always', 'never'],
    description: 'Colours in the report for people',
  },
  ...quietOption,
  format: { type: 'string', choices: formats, description: 'Format of the output' },
  json: { type: 'boolean', description: 'The same as --format json' },
  fields: { type: 'string', value: 'LIST', description: 'Fields of the JSON output, separated by commas' },
  sarif: { type: 'boolean', description: 'The same as --format sarif' },
  'stdin-name': { type: 'string', value: 'NAME', description: 'Name of the text on stdin' },
  config: { type: 'string', value: 'FILE', description: 'Configuration in place of telltale.config.json' },
  'no-config': { type: 'boolean', description: 'Read no configuration' },
  'no-ignore': { type: 'boolean', description: 'Read ignored files too' },
  output: { type: 'string', value: 'FILE', description: 'Write the output to a file' },
  baseline: { type: 'string', value: 'FILE', description: 'Report no findings that this file lists' },
  'update-baseline': { type: 'boolean', description: 'Write all findings to the baseline' },
  'changed-since': {
    type: 'string',
    value: 'REF',
    description: 'Scan only the lines that changed since a commit of Git',
  },
} as const;
export type ScanValues = Values<typeof scanOptionTypes>;

/** Signals below it are noise; the text report and --json have the same limit. */
const minPointsDefault = 0.5;
/** Code review tools show every result, so their formats report fewer signals. */
const minPointsOfPrograms = 1;
const maxFindingsDefault = 5;

/** Places of a signal that are compared with the comments of a file. */
const placesMax = 10_000;

const isForPeople = (format: Format): boolean => format === 'text' || format === 'json';

export function formatFrom({ format, json, sarif }: ScanValues): Format {
  const [named = 'text', ...others] = [
    ...(format === undefined ? [] : [format]),
    ...(json ? ['json' as const] : []),
    ...(sarif ? ['sarif' as const] : []),
  ];
  if (others.length > 0) throw new UsageError('--format, --json and --sarif are mutually exclusive');
  return named;
}

/** Engine options with the service's defaults, so that both return the same numbers. */
export function engineOptionsFrom(
  options: ScanValues,
  { values }: ProjectConfig,
  format: Format,
): ScanOptions {
  return {
    genre: options.genre ?? values.genre ?? '',
    esl: options.esl ?? values.esl ?? false,
    include_fixes: true,
    // The messages of these formats quote a rewrite of the sentence.
    include_sentences: !isForPeople(format),
    use_model: !options['no-model'] && values.model !== false,
    deep: options.deep ?? values.deep ?? false,
    // A comment is used if it suppresses any place, also one that a report would not list.
    evidenceMax: options['report-unused'] ? placesMax : limits.evidencePerSignal,
  };
}

export function reportChoiceFrom(
  options: ScanValues,
  { values }: ProjectConfig,
  format: Format,
): ReportChoice {
  return {
    includes: signalChoiceFrom(options.signals, values.signals),
    minPoints:
      numberFrom(options, 'min-points', 100, 'a number from 0 to 100') ??
      values.minPoints ??
      (isForPeople(format) ? minPointsDefault : minPointsOfPrograms),
    maxFindings:
      numberFrom(options, 'max-findings', 1_000, 'a number from 0 to 1000') ??
      values.maxFindings ??
      maxFindingsDefault,
    acceptedWords: new Set((values.acceptedWords ?? []).map(normalizedPhrase)),
    scoreOnly: options['score-only'] ?? false,
  };
}

/** --signals names all that is reported; the configuration turns single signals off. */
function signalChoiceFrom(
  list: string | undefined,
  configured: Readonly<Record<string, boolean>> = {},
): ReportChoice['includes'] {
  const settings = new Map(Object.entries(configured));
  if (list === undefined) return name => settings.get(name) ?? settings.get(groupOf(name)) ?? true;
  const names = new Set(list.split(',').map(name => name.trim()));
  for (const name of names)
    if (!choosableNames.includes(name)) throw new UsageError(`invalid --signals: ${unknownName(name)}`);
  return name => names.has(name) || names.has(groupOf(name));
}

export const failAboveFrom = (options: ScanValues, { values }: ProjectConfig): number | null =>
  numberFrom(options, 'fail-above', 100, 'a score from 0 to 100') ?? values.failAbove ?? null;

export function baselineFrom(options: ScanValues, { folder, values }: ProjectConfig): string | null {
  const path = options.baseline ?? (values.baseline === undefined ? null : resolve(folder, values.baseline));
  if (path === null && options['update-baseline'])
    throw new UsageError('--update-baseline needs --baseline FILE or "baseline" in the configuration');
  return path;
}

/** Whether the report has colours; by default on a terminal (https://no-color.org). */
export function isColoured({ color: choice = 'auto' }: ScanValues, format: Format): boolean {
  if (choice !== 'auto') return choice === 'always' && format === 'text';
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

function numberFrom(
  options: ScanValues,
  name: 'fail-above' | 'min-points' | 'max-findings',
  max: number,
  expected: string,
): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  const number = /^\d{1,4}(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw new UsageError(`invalid --${name}: expected ${expected}`);
  return number;
}

const position = { line: null, column: null, offset: null };

const outputFields: FieldTree = {
  file: null,
  left_out: null,
  ...fieldsOf(EngineResult),
  findings: {
    rule: null,
    detail: null,
    points: null,
    text: null,
    from: position,
    to: position,
    suppressed: null,
    fingerprint: null,
  },
};

/** The fields that --fields lists; null for all. */
export function fieldsFrom({ fields: list }: ScanValues, format: Format): FieldTree | null {
  if (list === undefined) return null;
  if (format !== 'json') throw new UsageError('--fields needs --json');
  const parsed = parseFields(list, outputFields, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw new UsageError(
    parsed.problem === 'unknown'
      ? `invalid --fields: unknown field ${JSON.stringify(parsed.path)}; the nearest known field is "${parsed.nearest}"`
      : `invalid --fields: at most ${limits.fieldPaths} fields can be listed`,
  );
}
