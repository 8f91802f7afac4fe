import { join, relative, resolve } from 'node:path';
import { limits } from '../../contract/limits.js';
import { count } from '../../contract/prose.js';
import { type CommandInput, type CommandResult, commandWith, UsageError } from '../command.js';
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
  reportChoiceFrom,
  type ScanValues,
  scanOptionTypes,
} from './scan-options.js';

/** Files in folders that are scanned as plain text, beside the documents. */
const markupExtensions = ['.rst', '.adoc', '.tex', '.org'];

/** Exit code when a score is above --fail-above, or a file was not assessed and --fail-unassessed is set. */
const failedExitCode = 1;

/** Scans files offline, without server or store. */
export const scanCommand = commandWith({
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
});

export async function scanFiles(
  { options, args }: CommandInput<typeof scanOptionTypes>,
  worker: FileWorker,
): Promise<CommandResult> {
  const config = configFrom(options);
  const run = await runFrom(options, config, worker);
  const rules = options['no-ignore'] ? nothingIgnored : ignoreRules(process.cwd(), config);
  const named = argumentsFrom(args, options, config);
  const chosen = await chooseFiles(named, rules, run.changes, config, args.length === 0);
  const result = await scanChosen(chosen, run);
  if (options.output === undefined) return result;
  await replaceFile(options.output, `${result.text}\n`);
  return { ...result, text: '' };
}

type ScanRun = Awaited<ReturnType<typeof runFrom>>;

/** Everything that a scan of files needs besides their names. */
async function runFrom(options: ScanValues, config: ProjectConfig, worker: FileWorker) {
  const format = formatFrom(options);
  const { 'update-baseline': updatesBaseline = false, 'changed-since': revision } = options;
  const baselinePath = baselineFrom(options, config);
  return {
    worker,
    format,
    options: engineOptionsFrom(options, config, format),
    failAbove: failAboveFrom(options, config),
    failUnassessed: options['fail-unassessed'] ?? false,
    fields: fieldsFrom(options, format),
    choice: reportChoiceFrom(options, config, format),
    readAs: options['read-as'] ?? 'auto',
    updatesBaseline,
    baseline: baselinePath === null ? null : Baseline.read(baselinePath, updatesBaseline),
    changes: revision === undefined ? null : await changesSince(revision, process.cwd()),
    stdinName: options['stdin-name'],
    reportsUnused: options['report-unused'],
    isColoured: isColoured(options, format),
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

function configFrom({ config: given, 'no-config': isIgnored }: ScanValues): ProjectConfig {
  if (!isIgnored) return loadConfig(given, process.cwd());
  if (given !== undefined) throw new UsageError('--config and --no-config are mutually exclusive');
  return { folder: process.cwd(), values: {}, path: null };
}

/** The arguments; without any, the configured files, the working directory or stdin. */
function argumentsFrom(
  args: readonly string[],
  options: ScanValues,
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
