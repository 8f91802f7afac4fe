/**
 * The only place where the command line writes to stdout and stderr. Names and messages contain text of
 * strangers: file names, evidence, error messages. The text written here cannot control a terminal, and none
 * of its lines is a command of a GitHub Actions runner, which reads both streams.
 */
import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { printable, sanitizeText } from '../report/safe-text.js';
import { type OutputKind, unreadable } from './command.js';

/** A line that the runner would read as a command: `::name` after white space, or `##[name]` anywhere. */
const commandStart = /^([^\S\n]*:):/gm;
const oldCommand = /##\[/g;
const colour = /(\x1b\[(?:0|1|2|33|36)m)/;

/** Makes lines harmless. Line breaks and the colours of the report stay if `coloured`. */
function harmless(text: string, coloured: boolean): string {
  const parts = coloured ? text.split(colour) : [text];
  return parts
    .map((part, i) => (i % 2 === 1 ? part : printableLines(part)))
    .join('')
    .replace(oldCommand, '## [');
}

const printableLines = (text: string): string =>
  sanitizeText(text.replaceAll('\r\n', '\n')).replace(/[\r\u2028\u2029]/g, '\ufffd');

const withoutCommands = (text: string): string => text.replace(commandStart, '$1 :');

/** Writes the output of a command to stdout. */
export function writeOutput(text: string, kind: OutputKind = 'text'): Promise<void> {
  if (kind !== 'verbatim') {
    const shown = harmless(text, process.stdout.isTTY === true || kind === 'coloured');
    return write(kind === 'workflow' ? shown : withoutCommands(shown));
  }
  if (process.stdout.isTTY) return write(harmless(text, false));
  // A runner reads a pipe. A file that the output is redirected to is not read.
  if (process.env.GITHUB_ACTIONS && !fstatSync(1).isFile() && withoutCommands(harmless(text, false)) !== text)
    throw unreadable('the text contains control characters or a workflow command; redirect it to a file');
  return write(text);
}

let isQuiet = false;
/** From now on, only errors are written to stderr. */
export function silenceNotes(): void {
  isQuiet = true;
}

/** Writes a line for each file that fails, if the command is quiet: its output has them otherwise. */
export function writeFailures(lines: readonly string[]): void {
  if (isQuiet) for (const line of lines) writeMessage([line]);
}

/** Writes a message that is no error, unless the command is quiet. */
export function writeNote(lines: readonly string[]): void {
  if (!isQuiet) writeMessage(lines);
}

/**
 * Writes a message to stderr in place of the progress, with further lines indented. A line break in a line is
 * shown as U+FFFD.
 */
export function writeMessage([first = '', ...rest]: readonly string[]): void {
  const lines = [`telltale: ${messageLine(first)}`, ...rest.map(line => `  ${messageLine(line)}`)];
  showProgress('');
  process.stderr.write(`${lines.join('\n')}\n`);
}

const messageLine = (text: string): string => withoutCommands(printable(text).replace(oldCommand, '## ['));

/** Asks on stderr, without a line break. The questions are the program's own. */
export const writePrompt = (question: string): void => void process.stderr.write(question);

/** Shows progress on a terminal; an empty line clears it. Writes nothing to a log. */
export function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${isQuiet ? '' : printable(line)}`);
}

/** Writes bytes as they are, such as protocol messages. Resolves when the buffer has space. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain').catch(ignoreClosedPipe);
}

/** A reader that closes the pipe, such as `| head`, is not an error. */
export function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
