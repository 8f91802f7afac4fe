import type { NotApplied } from '../contract/cleanup.js';
import { cleanupStyles, readAsChoices } from '../contract/document.js';
import { limits } from '../contract/limits.js';
import { count, notAppliedNote } from '../contract/prose.js';
import { decodingWarnings } from '../document/charset.js';
import { acceptedExtensions, extensionOf } from '../files/document/extensions.js';
import { printable } from '../report/safe-text.js';
import {
  type CommandInput,
  type CommandResult,
  commandWith,
  json,
  jsonLine,
  quietOption,
  UsageError,
  unreadable,
} from './command.js';
import { expandArguments, ignoreRules, nothingIgnored, workOnFiles } from './file-arguments.js';
import { decodeText, readBytes, replaceFile } from './files.js';
import { withLeftOut } from './left-out.js';
import { writeFailures, writeNote } from './output.js';
import { loadConfig } from './project/config.js';
import { type FileWorker, fileWorker } from './scan/file-worker.js';

const cleanOptions = {
  contractions: { type: 'boolean', description: 'Also write contractions, such as "it\'s"' },
  style: {
    type: 'string',
    choices: cleanupStyles,
    description: 'plain by default; typographic: curly quotes and dashes; keep: only faults',
  },
  'read-as': { type: 'string', choices: readAsChoices, description: 'Format of the text' },
  json: { type: 'boolean', description: 'Print JSON, with the changes' },
  check: {
    type: 'boolean',
    description: 'Only list the files that would change; exit code 1 if there are any',
  },
  write: { type: 'boolean', description: 'Clean files in place, also .docx .odt .pptx .epub .md .html' },
  tracked: { type: 'boolean', description: 'With --write: as tracked changes (.docx .odt)' },
  'no-ignore': { type: 'boolean', description: 'Read ignored files too' },
  ...quietOption,
} as const;
type CleanInput = CommandInput<typeof cleanOptions>;

export const cleanCommand = commandWith({
  usage: 'clean [FILE|FOLDER|GLOB|-]…',
  summary: 'Clean the typography of a text or of stdin and print it.',
  options: cleanOptions,
  args: [0, Number.POSITIVE_INFINITY],
  verbatim: true,
  async run(input) {
    const { check, write = false, tracked } = input.options;
    if (check && write) throw new UsageError('--check and --write are mutually exclusive');
    if (tracked && !write) throw new UsageError('--tracked needs --write');
    if (check || write) return cleanFiles(input, write, fileWorker);
    if (input.args.length > 1)
      throw new UsageError('only one file can be printed; use --check or --write for several');
    const name = input.args[0] ?? '-';
    const shownName = name === '-' ? 'stdin' : name;
    const bytes = await readBytes(name, limits.jsonBodyBytes);
    const decoded = decodeText(bytes, shownName);
    for (const warning of decodingWarnings(decoded)) writeNote([`${shownName}: ${warning}`]);
    const cleaned = await fileWorker.run('cleanToText', shownName, bytes, name, cleaningFrom(input.options));
    if (cleaned.not_applied !== undefined && !input.options.json)
      writeNote([notAppliedNote(cleaned.not_applied)]);
    return input.options.json
      ? `${json(cleaned)}\n`
      : { text: cleaned.output_text, code: 0, kind: 'verbatim' };
  },
});

const cleaningFrom = ({ contractions = false, style = 'plain', ...options }: CleanInput['options']) => ({
  contractions,
  style,
  readAs: options['read-as'] ?? 'auto',
  ...(options.tracked && { tracked: `${new Date().toISOString().slice(0, 19)}Z` }),
});

interface CleanedFileSummary {
  file: string;
  total_changes: number;
  changes: Record<string, number>;
  not_applied?: NotApplied;
}

const notCleanedInPlace = /\.pdf$/i;
const packages = /\.(?:docx|odt|pptx|epub)$/i;

/** Checks or cleans files in place, each in its format. PDFs are errors. */
export async function cleanFiles(
  { args, options }: CleanInput,
  write: boolean,
  worker: FileWorker,
): Promise<CommandResult> {
  const cleaning = cleaningFrom(options);
  if (args.length === 0 || args.includes('-'))
    throw new UsageError('--check and --write need files, not stdin');
  const rules = options['no-ignore']
    ? nothingIgnored
    : ignoreRules(process.cwd(), loadConfig(undefined, process.cwd()));
  const chosen = await expandArguments(args, rules);
  const clean = async (file: string): Promise<CleanedFileSummary> => {
    const bytes = await readBytes(file, limits.jsonBodyBytes);
    const isKnown = acceptedExtensions.includes(extensionOf(file).toLowerCase());
    if (notCleanedInPlace.test(file)) throw unreadable(`${file}: this format cannot be cleaned in place`);
    if (!packages.test(file)) decodeText(bytes, file);
    const name = isKnown ? file : `${file}.txt`;
    const result = await worker.run('cleanDocument', file, bytes, name, cleaning);
    if ('problem' in result) throw unreadable(`${file}: ${result.message}`);
    for (const warning of result.warnings) writeNote([`${file}: ${warning}`]);
    const total = Object.values(result.changes).reduce((sum, count) => sum + count, 0);
    if (write && total > 0) await replaceFile(file, result.bytes);
    const summary = { file, total_changes: total, changes: result.changes };
    if (result.notApplied === undefined) return summary;
    if (!options.json) writeNote([`${file}: ${notAppliedNote(result.notApplied)}`]);
    return { ...summary, not_applied: result.notApplied };
  };
  const { results, code } = await workOnFiles(chosen, clean);
  const changed = results.filter(({ total_changes }) => total_changes > 0);
  const lines = options.json
    ? withLeftOut(results, chosen.leftOut.byReason).map(jsonLine)
    : changed.map(each => changeSummary(each, write));
  const changesCode = !write && changed.length > 0 ? 1 : 0;
  if (!write) writeFailures(changed.map(each => changeSummary(each, write)));
  return { code: code || changesCode, text: lines.map(line => `${line}\n`).join('') };
}

function changeSummary({ file, total_changes: total, changes }: CleanedFileSummary, write: boolean): string {
  const kinds = Object.entries(changes).map(([kind, count]) => `${kind} ${count}`);
  return `${printable(file)}: ${count(total, 'change')}${write ? '' : ' needed'} (${kinds.join(', ')})`;
}
