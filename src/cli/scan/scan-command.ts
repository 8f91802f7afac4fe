import { join, relative } from 'node:path';
import { genres } from '../../contract/genre.js';
import type { Classifier } from '../../scan/classifier.js';
import type { ScanOptions } from '../../scan/scan.js';
import type { FieldTree } from '../../selection/field-paths.js';
import {
  type Command,
  CommandError,
  type CommandInput,
  type CommandResult,
  textOption,
  UsageError,
  unreadableExitCode,
} from '../command.js';
import { expandArguments, type IgnoreRules, ignoreRules, nothingIgnored } from '../file-arguments.js';
import type { Baseline } from '../project/baseline.js';
import { loadConfig, type ProjectConfig } from '../project/config.js';
import type { Changes } from '../project/git.js';
import { unreadable } from '../read-input.js';
import { type Finding, findingsOf, type ScannedFile } from './findings.js';
import { formatResults } from './formats/format-results.js';
import { chosenFindings, type ReportChoice } from './report-choice.js';
import {
  baselineFrom,
  engineOptionsFrom,
  type Format,
  failAboveFrom,
  fieldsFrom,
  formatFrom,
  formats,
  reportChoiceFrom,
  scanOptionTypes,
} from './scan-options.js';
import { readSourceFile, type SourceFile } from './source-file.js';

/** Exit code when a score is above --fail-above. */
const aboveExitCode = 1;

/**
 * Scans files offline, without server or store. Imports the engine only when it runs, since its tables load
 * slowly.
 */
export const scanCommand: Command = {
  usage:
    `scan [FILE|FOLDER|GLOB|-]… [--genre ${genres.join('|')}] [--esl] [--deep] [--no-model] [--fail-above SCORE] ` +
    `[--format ${formats.join('|')}] [--json [--fields LIST] | --sarif] [--signals LIST] [--min-points N] [--max-findings N] ` +
    '[--score-only] [--baseline FILE [--update-baseline]] [--changed-since REF] [--watch] [--stdin-name NAME] ' +
    '[--config FILE | --no-config] [--no-ignore]',
  summary:
    'Scan texts and documents (.txt .md .html .docx .odt .pptx .epub .pdf) or stdin for signals of machine authorship.\n' +
    '      Options of a project are in telltale.config.json, and ignored files in .telltaleignore and .gitignore.\n' +
    '      Exit code: 0; 1 if a score is above --fail-above; 2 for an invalid command line; 3 if a file cannot be read.',
  options: scanOptionTypes,
  args: [0, Number.POSITIVE_INFINITY],
  run: scanFiles,
};

/** Everything that a scan of files needs besides their names. */
interface ScanRun {
  options: ScanOptions;
  model: Classifier | null;
  choice: ReportChoice;
  format: Format;
  fields: FieldTree | null;
  failAbove: number | null;
  baseline: Baseline | null;
  updatesBaseline: boolean;
  changes: Changes | null;
  stdinName: string | undefined;
}

async function scanFiles(input: CommandInput): Promise<CommandResult> {
  const config = configFrom(input);
  const run = await prepareRun(input, config);
  const rules = rulesFrom(input, config);
  const args = argumentsFrom(input, config);
  const names = async () =>
    (await expandArguments(args, rules)).filter(name => run.changes?.has(name) ?? true);
  if (input.options.watch) {
    const { watchFiles } = await import('./watch.js');
    return watchFiles(args, names, async changed => (await scanNames(changed, run)).text);
  }
  return scanNames(await names(), run);
}

function configFrom(input: CommandInput): ProjectConfig {
  const given = textOption(input, 'config');
  if (!input.options['no-config']) return loadConfig(given, process.cwd());
  if (given !== undefined) throw new UsageError('--config and --no-config are mutually exclusive');
  return { folder: process.cwd(), values: {} };
}

async function prepareRun(input: CommandInput, config: ProjectConfig): Promise<ScanRun> {
  const format = formatFrom(input);
  const options = engineOptionsFrom(input, config);
  const failAbove = failAboveFrom(input, config);
  const fields = await fieldsFrom(input, format);
  const choice = await reportChoiceFrom(input, config, format);
  const updatesBaseline = input.options['update-baseline'] === true;
  const baselinePath = baselineFrom(input, config);
  const revision = textOption(input, 'changed-since');
  const { Baseline } = await import('../project/baseline.js');
  const { changesSince } = await import('../project/git.js');
  const { openShippedClassifier } = await import('../../classifier-weights.js');
  return {
    options,
    choice,
    format,
    fields,
    failAbove,
    updatesBaseline,
    baseline: baselinePath === null ? null : Baseline.read(baselinePath, updatesBaseline),
    changes: revision === undefined ? null : await changesSince(revision, process.cwd()),
    stdinName: textOption(input, 'stdin-name'),
    model: options.use_model ? openShippedClassifier() : null,
  };
}

const rulesFrom = ({ options }: CommandInput, config: ProjectConfig): IgnoreRules =>
  options['no-ignore'] ? nothingIgnored : ignoreRules(process.cwd(), config);

/** The arguments; without any, the configured files, the working directory or stdin. */
function argumentsFrom(
  { args, options }: CommandInput,
  { folder, values }: ProjectConfig,
): readonly string[] {
  const readsStdin = args.includes('-') || (args.length === 0 && options['stdin-name'] !== undefined);
  if (readsStdin && (options.watch || options['changed-since'] !== undefined))
    throw new UsageError('--watch and --changed-since need files, not stdin');
  if (args.length > 0) return args;
  if (readsStdin) return ['-'];
  if (values.files !== undefined)
    return values.files.map(pattern => relative(process.cwd(), join(folder, pattern)) || '.');
  return options.watch || options['changed-since'] !== undefined ? ['.'] : ['-'];
}

async function scanNames(names: readonly string[], run: ScanRun): Promise<CommandResult> {
  const { scan } = await import('../../scan/scan.js');
  const { signals } = await import('../../scan/signals/index.js');
  const raisingSignals = new Set(signals.filter(({ direction }) => direction === 1).map(({ name }) => name));

  const all: ScannedFile[] = [];
  const problems: string[] = [];
  for (const [i, name] of names.entries()) {
    progress(names.length > 1 ? `${i + 1}/${names.length} ${name}` : '');
    try {
      const source = await readSourceFile(name, run.stdinName);
      const result = scan(source.prose, run.options, run.model);
      if (result.word_count === 0)
        throw unreadable(`${source.name === '-' ? 'stdin' : source.name}: the text has no words`);
      all.push({ source, result, findings: findingsOf(source, result, raisingSignals) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    }
  }
  progress('');
  for (const problem of problems) process.stderr.write(`telltale: ${problem}\n`);
  if (names.length === 0) process.stderr.write('telltale: no files to scan\n');
  if (run.updatesBaseline)
    return { code: problems.length > 0 ? unreadableExitCode : 0, text: updated(all, run) };

  const failed = new Set(all.filter(file => isAbove(file, run)));
  const code = problems.length > 0 ? unreadableExitCode : failed.size > 0 ? aboveExitCode : 0;
  const scanned: ScannedFile[] = [];
  for (const file of all) {
    const findings = await reportedFindings(file, run);
    scanned.push({ ...file, findings, aboveLimit: failed.has(file) });
  }
  return { code, text: await formatResults(scanned, { ...run, fileCount: names.length, problems, code }) };
}

/** Whether a score is above the limit. A score that the baseline has, or a higher one, is accepted. */
function isAbove({ source, result }: ScannedFile, { failAbove, baseline }: ScanRun): boolean {
  if (failAbove === null || result.score <= failAbove) return false;
  const known = baseline?.scoreOf(source.name) ?? null;
  return known === null || result.score > known;
}

async function reportedFindings({ source, findings }: ScannedFile, run: ScanRun): Promise<Finding[]> {
  const fresh = run.baseline?.newFindings(source.name, findings) ?? findings;
  const chosen = chosenFindings(fresh, run.choice);
  return run.changes === null ? chosen : onChangedLines(source, chosen, run.changes);
}

/** Findings on changed lines. A document without lines is reported whole. */
async function onChangedLines(source: SourceFile, findings: Finding[], changes: Changes): Promise<Finding[]> {
  if (!source.hasFilePositions || findings.length === 0) return findings;
  const lines = await changes.linesOf(source.name);
  if (lines === null) return findings;
  return findings.filter(({ from, to }) =>
    lines.some(({ first, last }) => from.line <= last && to.line >= first),
  );
}

function updated(all: readonly ScannedFile[], { baseline }: ScanRun): string {
  baseline!.update(
    all.map(({ source, result, findings }) => ({
      name: source.name,
      score: result.score,
      fingerprints: findings.map(({ fingerprint }) => fingerprint),
    })),
  );
  const findings = all.reduce((sum, file) => sum + file.findings.length, 0);
  return `Baseline updated: ${all.length} ${all.length === 1 ? 'file' : 'files'}, ${findings} findings.`;
}

/** Shows progress on a terminal; an empty line clears it. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}
