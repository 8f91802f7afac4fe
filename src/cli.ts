#!/usr/bin/env node
import module from 'node:module';
import { parseArgs } from 'node:util';
import { type Command, CommandError, type OutputKind, UsageError } from './cli/command.js';
import { commands } from './cli/help/commands.js';
import { commandHelp, programHelp } from './cli/help/help.js';
import { ignoreClosedPipe, silenceNotes, writeMessage, writeOutput } from './cli/output.js';
import { exists } from './cli/project/repository.js';
import { version } from './contract/version.js';
import { didYouMean } from './engine/selection/field-paths.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';

// Node 22.8 and later store the compiled modules that a command loads.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);

try {
  const { text, kind } = await main(process.argv.slice(2));
  await writeOutput(text, kind);
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const details = error instanceof CommandError ? error.details : [];
  // The configuration of the service is invalid in several places, one on each indented line.
  const [first = '', ...more] = (error as Error).message.split('\n  ');
  const name = commandOf(process.argv.slice(2));
  const hint = error instanceof UsageError ? [`Try: telltale ${name === null ? '' : `${name} `}--help`] : [];
  writeMessage([first, ...more, ...details, ...hint]);
  if (name === 'scan' && / --format[= ]github(?: |$)/.test(process.argv.join(' '))) {
    const { errorCommand } = await import('./cli/scan/formats/github.js');
    await writeOutput(`${errorCommand([first, ...more, ...details].join(' '))}\n`, 'workflow');
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  if (error instanceof StoreDamaged) return damagedExitCode;
  return error instanceof CommandError ? error.code : 1;
}

async function main(argv: string[]): Promise<{ text: string; kind?: OutputKind }> {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  for (const arg of options)
    if (arg.startsWith('-') && exists(arg))
      throw new UsageError(
        `${JSON.stringify(arg)} reads as an option and is the name of a file; put -- or ./ before it`,
      );
  const first = argv[0];
  if (first === '--version' || first === '-v') return { text: `${version}\n` };
  const asksHelp = first === 'help' || options.includes('--help') || options.includes('-h');
  if (asksHelp) return { text: `${await helpFor(argv.slice(first === 'help' ? 1 : 0))}\n` };
  const name = commandOf(argv);
  if (name === null) throw new UsageError(first === undefined ? 'no command given' : unknownCommand(argv));
  const command = await commands[name]!();

  const { values, positionals } = parse(argv.slice(name.split(' ').length), command);
  checkOptions(values, command);
  const [min, max] = command.args ?? [0, 0];
  if (positionals.length < min) throw new UsageError(`missing argument; usage: telltale ${command.usage}`);
  if (positionals.length > max) throw new UsageError(`unexpected argument "${positionals[max]}"`);
  if (values.quiet) silenceNotes();
  const outcome = await command.run({ options: values as never, args: positionals });
  if (typeof outcome !== 'string') process.exitCode = outcome.code;
  const { text, kind = 'text' } = typeof outcome === 'string' ? { text: outcome } : outcome;
  if (values.quiet && kind !== 'verbatim') return { text: '' };
  return { text: command.verbatim || text === '' ? text : `${text}\n`, kind };
}

/** The command that a command line begins with; null for none. */
function commandOf(argv: readonly string[]): string | null {
  const starts = [2, 1].map(words => argv.slice(0, words).join(' '));
  return starts.find(each => Object.hasOwn(commands, each)) ?? null;
}

/** The help of a command, of the commands of a group such as `keys`, or of the program. */
async function helpFor(argv: readonly string[]): Promise<string> {
  const name = commandOf(argv);
  if (name !== null) return commandHelp(await commands[name]!());
  const first = argv.find(arg => !arg.startsWith('-'));
  if (first === undefined) return programHelp(commands);
  const group = Object.entries(commands).filter(([each]) => each.startsWith(`${first} `));
  if (group.length === 0) throw new UsageError(unknownCommand([first]));
  return programHelp(Object.fromEntries(group));
}

function parse(args: string[], { options = {} }: Command) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Only the first sentence of Node's message names the error; the rest explains how to quote a dash.
    const message = (error as Error).message.split('. ', 1)[0]!;
    const lacking = /^Option '(?:-\w, )?(--[\w-]+).*' argument (?:is ambiguous|missing)/.exec(message)?.[1];
    if (lacking !== undefined)
      throw new UsageError(`${lacking} needs a value; write one that begins with "-" after "="`);
    const typed = /^Unknown option '--(.+)'/.exec(message)?.[1];
    throw new UsageError(message + didYouMean(typed, ['help', ...Object.keys(options)], '--'));
  }
}

/** @throws UsageError if an option is missing or not one of its choices. An empty one has its default. */
function checkOptions(values: ReturnType<typeof parse>['values'], { options = {} }: Command): void {
  for (const [name, { choices, required, default: usual }] of Object.entries(options)) {
    if (required && values[name] === undefined) throw new UsageError(`--${name} is required`);
    if (choices !== undefined && values[name] === '') values[name] = usual;
    if (choices !== undefined && values[name] !== undefined && !choices.includes(String(values[name])))
      throw new UsageError(`invalid --${name}: expected ${choices.join(', ')}`);
  }
}

function unknownCommand([first, second]: readonly string[]): string {
  const names = Object.keys(commands).map(name => name.split(' '));
  const ofGroup = names.flatMap(([group, name]) => (group === first && name !== undefined ? [name] : []));
  return ofGroup.length > 0
    ? `"${first}" needs one of these commands: ${ofGroup.join(', ')}${didYouMean(second, ofGroup)}`
    : `unknown command "${first}"${didYouMean(first, ['help', '--help', '--version', ...names.map(([name]) => name!)])}`;
}
