import { join, relative, resolve } from 'node:path';
import { limits } from '../../contract/limits.js';
import { count } from '../../contract/prose.js';
import { type Command, type CommandInput, type CommandResult, textOption, UsageError } from '../command.js';
import {
  type ChosenFiles,
  expandArguments,
  type IgnoreRules,
  ignoreRules,
  nothingIgnored,
  workOnFiles,
} from '../file-arguments.js';
import { readBytes, replaceFile } from '../files.js';
import { writeFailures, writeMessage } from '../output.js';
import { Baseline } from '../project/baseline.js';
import { loadConfig, type ProjectConfig } from '../project/config.js';
import { type Changes, changesSince } from '../project/git.js';
import { type FileWorker, fileWorker } from './file-worker.js';
import { chosenFindings, type Finding, type ScannedFile } from './findings.js';
import { formatResults } from './formats/format-results.js';
import { scoreLine } from './formats/terminal-report.js';
import {
  baselineFrom,
  engineOptionsFrom,
  failAboveFrom,
  fieldsFrom,
  formatFrom,
  isColoured,
  readAsFrom,
  reportChoiceFrom,
  scanOptionTypes,
} from './scan-options.js';

/** Files in folders that are scanned as plain text, beside the documents. */
const markupExtensions = ['.rst', '.adoc', '.tex', '.org'];

/** Exit code when a score is above --fail-above, or a file was not assessed and --fail-unassessed is set. */
const failedExitCode = 1;

/** Scans files offline, without server or store. */
export const scanCommand: Command = {
  usage: 'scan [FILE|FOLDER|GLOB|-]…',
  summary: 'Scan texts, documents or stdin for signals of machine authorship.',
  details:
    'Reads .txt .md .html .docx .odt .pptx .epub .pdf, and .rst .adoc .tex .org as plain text. Options of a project are in telltale.config.json, and ignored files in ' +
    '.telltaleignore and .gitignore.\n' +
    'Exit code: 0; 1 if the score of an assessed file is above --fail-above, or with --fail-unassessed if a file was not ' +
    'assessed, or with --report-unused if a comment suppresses nothing; 2 for an invalid command line; 3 if a file cannot be ' +
    'read, names an unknown signal in a comment or needs too much work.',
  options: scanOptionTypes,
  args: [0, Number.POSITIVE_INFINITY],
  run: input => scanFiles(input, fileWorker),
};

export async function scanFiles(input: CommandInput, worker: FileWorker): Promise<CommandResult> {
  const config = configFrom(input);
  const run = await runFrom(input, config, worker);
  const rules = input.options['no-ignore'] ? nothingIgnored : ignoreRules(process.cwd(), config);
  const args = argumentsFrom(input, config);
  const chosen = await chooseFiles(args, rules, run.changes, config, input.args.length === 0);
  const result = await scanChosen(chosen, run);
  const outputFile = textOption(input, 'output');
  if (outputFile === undefined) return result;
  await replaceFile(outputFile, `${result.text}\n`);
  return { ...result, text: '' };
}

type ScanRun = Awaited<ReturnType<typeof runFrom>>;

/** Everything that a scan of files needs besides their names. */
async function runFrom(input: CommandInput, config: ProjectConfig, worker: FileWorker) {
  const format = formatFrom(input);
  const updatesBaseline = input.options['update-baseline'] === true;
  const baselinePath = baselineFrom(input, config);
  const revision = textOption(input, 'changed-since');
  return {
    worker,
    format,
    options: engineOptionsFrom(input, config, format),
    failAbove: failAboveFrom(input, config),
    failUnassessed: input.options['fail-unassessed'] === true,
    fields: fieldsFrom(input, format),
    choice: reportChoiceFrom(input, config, format),
    readAs: readAsFrom(input),
    updatesBaseline,
    baseline: baselinePath === null ? null : Baseline.read(baselinePath, updatesBaseline),
    changes: revision === undefined ? null : await changesSince(revision, process.cwd()),
    stdinName: textOption(input, 'stdin-name'),
    reportsUnused: input.options['report-unused'] === true,
    isColoured: isColoured(input),
  };
}

/** The files to scan. Changed files that a changed configuration does not list are left out by it. */
async function chooseFiles(
  args: readonly string[],
  rules: IgnoreRules,
  changes: Changes | null,
  { folder, values, path }: ProjectConfig,
  isConfigured: boolean,
): Promise<ChosenFiles> {
  const isChanged = changes === null ? null : (file: string) => changes.has(file);
  const chosen = await expandArguments(args, rules, isChanged, markupExtensions);
  if (isConfigured && values.files !== undefined && path !== null && isChanged?.(path)) {
    const listed = new Set(chosen.names.map(name => resolve(name)));
    const { names } = await expandArguments([folder], rules, isChanged, markupExtensions).catch(() => ({
      names: [],
    }));
    for (const name of names) if (!listed.has(resolve(name))) chosen.leftOut.add('configuration', path);
  }
  return chosen;
}

function configFrom(input: CommandInput): ProjectConfig {
  const given = textOption(input, 'config');
  if (!input.options['no-config']) return loadConfig(given, process.cwd());
  if (given !== undefined) throw new UsageError('--config and --no-config are mutually exclusive');
  return { folder: process.cwd(), values: {}, path: null };
}

/** The arguments; without any, the configured files, the working directory or stdin. */
function argumentsFrom(
  { args, options }: CommandInput,
  { folder, values }: ProjectConfig,
): readonly string[] {
  const readsStdin = args.includes('-') || (args.length === 0 && options['stdin-name'] !== undefined);
  if (readsStdin && options['changed-since'] !== undefined)
    throw new UsageError('--changed-since needs files, not stdin');
  if (args.length > 0) return args;
  if (readsStdin) return ['-'];
  if (values.files !== undefined)
    return values.files.map(pattern => relative(process.cwd(), join(folder, pattern)) || '.');
  return options['changed-since'] !== undefined ? ['.'] : ['-'];
}

async function scanChosen(chosen: ChosenFiles, run: ScanRun): Promise<CommandResult> {
  const { names, leftOut } = chosen;
  if (names.length === 0) writeMessage(['no files to scan']);
  const { results, problems, code: problemCode } = await workOnFiles(chosen, name => scanFile(name, run));
  if (run.updatesBaseline) return { code: problemCode, text: await updated(results, run) };

  const scanned: ScannedFile[] = [];
  for (const file of results) {
    const isKnown = file.result.score <= (run.baseline?.scoreOf(file.source.name) ?? -1);
    const fails = isAbove(file, run, isKnown) || (run.failUnassessed && !file.result.assessed);
    scanned.push({ ...file, findings: await reportedFindings(file, run), fails, isKnown });
  }
  const unused = run.reportsUnused ? scanned.flatMap(({ unusedComments = [] }) => unusedComments) : [];
  for (const message of unused) writeMessage([message]);
  const hasFailed = unused.length > 0 || scanned.some(({ fails }) => fails);
  const code = problemCode || (hasFailed ? failedExitCode : 0);
  const summary = { problems: [...problems, ...unused], leftOut, code };
  const text = await formatResults(scanned, { ...run, fileCount: names.length, ...summary });
  writeFailures(scanned.filter(({ fails }) => fails).map(file => scoreLine(file, run.failAbove)));
  return { code, text, kind: run.format === 'github' ? 'workflow' : run.isColoured ? 'coloured' : 'text' };
}

async function scanFile(name: string, run: ScanRun): Promise<ScannedFile> {
  const filename = name === '-' ? (run.stdinName ?? null) : name;
  const bytes = await readBytes(name, filename === null ? limits.jsonBodyBytes : limits.documentBytes);
  return run.worker.run('scan', filename ?? 'stdin', bytes, filename, run.readAs, run.options);
}

/**
 * Whether a score is above the limit. The score of a text that was not assessed means nothing. A score that
 * the baseline has, or a higher one, is accepted.
 */
const isAbove = ({ result }: ScannedFile, { failAbove }: ScanRun, isKnown: boolean): boolean =>
  failAbove !== null && result.assessed && result.score > failAbove && !isKnown;

async function reportedFindings({ source, findings }: ScannedFile, run: ScanRun): Promise<Finding[]> {
  const fresh = run.baseline?.newFindings(source.name, findings) ?? findings;
  const chosen = chosenFindings(fresh, run.choice);
  return run.changes === null ? chosen : onChangedLines(source, chosen, run.changes);
}

/** Findings on changed lines. A document without lines is reported whole. */
async function onChangedLines(
  source: ScannedFile['source'],
  findings: Finding[],
  changes: Changes,
): Promise<Finding[]> {
  if (!source.hasFilePositions || findings.length === 0) return findings;
  const lines = await changes.linesOf(source.name);
  if (lines === null) return findings;
  return findings.filter(({ from, to }) =>
    lines.some(({ first, last }) => from.line <= last && to.line >= first),
  );
}

async function updated(all: readonly ScannedFile[], { baseline }: ScanRun): Promise<string> {
  await baseline!.update(
    all.map(({ source, result, findings }) => ({
      name: source.name,
      score: result.score,
      fingerprints: findings.map(({ fingerprint }) => fingerprint),
    })),
  );
  const findings = all.reduce((sum, file) => sum + file.findings.length, 0);
  return `Baseline updated: ${count(all.length, 'file')}, ${count(findings, 'finding')}.`;
}
