import { resolve } from 'node:path';
import { type ReadAsChoice, readAsChoices } from '../../contract/document.js';
import { type Genre, genres } from '../../contract/genre.js';
import { limits } from '../../contract/limits.js';
import type { ScanOptions } from '../../engine/scan/scan.js';
import type { FieldTree } from '../../engine/selection/field-paths.js';
import { type CommandInput, textOption, UsageError } from '../command.js';
import type { ProjectConfig } from '../project/config.js';
import { normalizedPhrase, type ReportChoice } from './report-choice.js';

export const formats = ['text', 'json', 'sarif', 'junit', 'checkstyle', 'github'] as const;
export type Format = (typeof formats)[number];

/** Options of `telltale scan`. */
export const scanOptionTypes = {
  genre: { type: 'string' },
  esl: { type: 'boolean' },
  deep: { type: 'boolean' },
  'no-model': { type: 'boolean' },
  'read-as': { type: 'string' },
  'fail-above': { type: 'string' },
  'fail-unassessed': { type: 'boolean' },
  signals: { type: 'string' },
  'min-points': { type: 'string' },
  'max-findings': { type: 'string' },
  'score-only': { type: 'boolean' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  fields: { type: 'string' },
  sarif: { type: 'boolean' },
  'stdin-name': { type: 'string' },
  config: { type: 'string' },
  'no-config': { type: 'boolean' },
  'no-ignore': { type: 'boolean' },
  output: { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  'changed-since': { type: 'string' },
  watch: { type: 'boolean' },
} as const;

/** Signals below it are noise; the text report and --json have the same limit. */
const minPointsDefault = 0.5;
/** Code review tools show every result, so their formats report fewer signals. */
const minPointsOfPrograms = 1;
const maxFindingsDefault = 3;

export function formatFrom(input: CommandInput): Format {
  const { json, sarif } = input.options;
  const given = textOption(input, 'format');
  const named = [given, json && 'json', sarif && 'sarif'].filter(each => typeof each === 'string');
  if (named.length > 1) throw new UsageError('--format, --json and --sarif are mutually exclusive');
  const format = formats.find(each => each === (named[0] ?? 'text'));
  if (format === undefined) throw new UsageError(`invalid --format: expected ${formats.join(', ')}`);
  return format;
}

/** Engine options with the service's defaults, so that both return the same numbers. */
export function engineOptionsFrom(input: CommandInput, { values }: ProjectConfig): ScanOptions {
  const { esl, deep, 'no-model': noModel } = input.options;
  return {
    genre: genreFrom(textOption(input, 'genre') ?? values.genre),
    esl: esl === true || values.esl === true,
    include_fixes: true,
    include_sentences: false,
    use_model: noModel !== true && values.model !== false,
    deep: deep === true || values.deep === true,
    evidenceMax: limits.evidencePerSignal,
  };
}

export async function reportChoiceFrom(
  input: CommandInput,
  { values }: ProjectConfig,
  format: Format,
): Promise<ReportChoice> {
  const isForPeople = format === 'text' || format === 'json';
  return {
    includes: await signalChoiceFrom(textOption(input, 'signals'), values.signals),
    minPoints:
      numberFrom(input, 'min-points', 100, 'a number from 0 to 100') ??
      values.minPoints ??
      (isForPeople ? minPointsDefault : minPointsOfPrograms),
    maxFindings:
      numberFrom(input, 'max-findings', 1_000, 'a number from 0 to 1000') ??
      values.maxFindings ??
      maxFindingsDefault,
    acceptedWords: new Set((values.acceptedWords ?? []).map(normalizedPhrase)),
    scoreOnly: input.options['score-only'] === true,
  };
}

/** --signals names all that is reported; the configuration turns single signals off. */
async function signalChoiceFrom(
  list: string | undefined,
  configured: Readonly<Record<string, boolean>> = {},
): Promise<ReportChoice['includes']> {
  if (list === undefined) return name => !Object.hasOwn(configured, name) || configured[name]!;
  const { reportable, unknownSignal } = await import('../project/config.js');
  const names = new Set(list.split(',').map(name => name.trim()));
  for (const name of names)
    if (!reportable.includes(name)) throw new UsageError(`invalid --signals: ${unknownSignal(name)}`);
  return name => names.has(name);
}

export const failAboveFrom = (input: CommandInput, { values }: ProjectConfig): number | null =>
  numberFrom(input, 'fail-above', 100, 'a score from 0 to 100') ?? values.failAbove ?? null;

/** Path of the baseline file; null for none. */
export function baselineFrom(input: CommandInput, { folder, values }: ProjectConfig): string | null {
  const given = textOption(input, 'baseline');
  const path = given ?? (values.baseline === undefined ? null : resolve(folder, values.baseline));
  if (path === null && input.options['update-baseline'])
    throw new UsageError('--update-baseline needs --baseline FILE or "baseline" in the configuration');
  return path;
}

/** The fields that --fields lists; null for all. */
export async function fieldsFrom(input: CommandInput, format: Format): Promise<FieldTree | null> {
  const list = textOption(input, 'fields');
  if (list === undefined) return null;
  if (format !== 'json') throw new UsageError('--fields needs --json');
  const { parseFieldsOption } = await import('./fields-option.js');
  return parseFieldsOption(list);
}

export function readAsFrom(input: CommandInput): ReadAsChoice {
  const given = textOption(input, 'read-as') ?? 'auto';
  const choice = readAsChoices.find(each => each === given);
  if (choice === undefined) throw new UsageError(`invalid --read-as: expected ${readAsChoices.join(', ')}`);
  return choice;
}

function genreFrom(value: string | undefined): Genre | '' {
  if (value === undefined || value === '') return '';
  const genre = genres.find(each => each === value);
  if (!genre) throw new UsageError(`invalid --genre: expected ${genres.join(', ')}`);
  return genre;
}

function numberFrom(input: CommandInput, name: string, max: number, expected: string): number | undefined {
  const value = textOption(input, name);
  if (value === undefined) return undefined;
  const number = /^\d{1,4}(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw new UsageError(`invalid --${name}: expected ${expected}`);
  return number;
}
