#!/usr/bin/env node
import { parseArgs } from 'node:util';
import * as accounts from './cli/accounts.js';
import { cleanCommand } from './cli/clean.js';
import {
  type Command,
  CommandError,
  type CommandInput,
  choicesOf,
  type OutputKind,
  UsageError,
} from './cli/command.js';
import { doctor } from './cli/doctor.js';
import { exportFeedback } from './cli/feedback.js';
import { completionCommand } from './cli/help/completion.js';
import { commandHelp, programHelp, suggestionFor } from './cli/help/help.js';
import * as keys from './cli/keys.js';
import { mcpCommand } from './cli/mcp/mcp-command.js';
import { writeMessage, writeOutput } from './cli/output.js';
import { exists } from './cli/project/repository.js';
import { scanCommand } from './cli/scan/scan-files.js';
import * as storeMaintenance from './cli/store-maintenance.js';
import { verify } from './cli/verify.js';
import { version } from './contract/version.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';

/** All commands by name. */
const commands: Readonly<Record<string, Command>> = {
  serve: {
    usage: 'serve',
    summary: 'Run the service until SIGTERM or SIGINT.',
    async run() {
      // Imported here so that other commands start without loading the server.
      await (await import('./main.js')).serve();
      return '';
    },
  },
  doctor,
  'keys create': keys.createKey,
  'keys list': keys.listKeys,
  'keys revoke': keys.revokeKey,
  'accounts list': accounts.listAccounts,
  'accounts create': accounts.createAccount,
  'accounts set-plan': accounts.setPlan,
  'accounts set-password': accounts.setPassword,
  'accounts disable': accounts.disableAccount,
  'accounts enable': accounts.enableAccount,
  'accounts delete': accounts.deleteAccount,
  'accounts export': storeMaintenance.exportAccount,
  backup: storeMaintenance.backupStore,
  restore: storeMaintenance.restoreStore,
  erase: storeMaintenance.eraseStore,
  'data check': storeMaintenance.checkData,
  migrate: storeMaintenance.migrateStore,
  'feedback export': exportFeedback,
  scan: scanCommand,
  clean: cleanCommand,
  mcp: mcpCommand,
  verify,
  completion: completionCommand(() => commands),
};

/** A reader that closes the pipe, such as `| head`, is not an error. */
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
});

try {
  const { text, kind } = await main(process.argv.slice(2));
  await writeOutput(text, kind);
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const details = error instanceof CommandError ? error.details : [];
  // The configuration of the service is invalid in several places, one on each indented line.
  const [first = '', ...more] = (error as Error).message.split('\n  ');
  const hint = error instanceof UsageError ? ['Try: telltale --help'] : [];
  writeMessage([first, ...more, ...details, ...hint]);
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
  const wantsHelp = options.includes('--help') || options.includes('-h');
  const first = argv[0];
  if (first === '--version' || first === '-v') return { text: `${version}\n` };
  const name = [2, 1]
    .map(words => argv.slice(0, words).join(' '))
    .find(each => Object.hasOwn(commands, each));
  const command = name === undefined ? undefined : commands[name];
  if (wantsHelp && (command || first === undefined || first.startsWith('-')))
    return { text: `${command ? commandHelp(command) : programHelp(commands)}\n` };
  if (first === 'help') return { text: `${programHelp(commands)}\n` };
  if (!command) throw new UsageError(first === undefined ? 'no command given' : unknownCommand(argv));

  const { values, positionals } = parse(argv.slice(name!.split(' ').length), command);
  requireChoices(values, command);
  const [min, max] = command.args ?? [0, 0];
  if (positionals.length < min) throw new UsageError(`missing argument; usage: telltale ${command.usage}`);
  if (positionals.length > max) throw new UsageError(`unexpected argument "${positionals[max]}"`);
  const outcome = await command.run({ options: values as never, args: positionals });
  if (typeof outcome !== 'string') process.exitCode = outcome.code;
  const { text, kind = 'text' } = typeof outcome === 'string' ? { text: outcome } : outcome;
  return { text: command.verbatim || text === '' ? text : `${text}\n`, kind };
}

function parse(args: string[], { options = {} }: Command) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Only the first sentence of Node's message names the error; the rest explains how to quote a dash.
    const message = (error as Error).message.split('. ', 1)[0]!;
    const typed = /^Unknown option '--(.+)'/.exec(message)?.[1];
    throw new UsageError(message + didYouMean(typed, Object.keys(options), '--'));
  }
}

/** @throws UsageError if an option is not one of its choices. An empty one stands for the default. */
function requireChoices(values: CommandInput['options'], { options = {} }: Command): void {
  for (const [name, option] of Object.entries(options)) {
    const choices = choicesOf(option);
    if (choices.length > 0 && values[name] && !choices.includes(String(values[name])))
      throw new UsageError(`invalid --${name}: expected ${choices.join(', ')}`);
  }
}

function unknownCommand(argv: string[]): string {
  const group = Object.keys(commands).filter(name => name.startsWith(`${argv[0]} `));
  const firstWords = Object.keys(commands).map(name => name.split(' ', 1)[0]!);
  if (group.length === 0) return `unknown command "${argv[0]}"${didYouMean(argv[0], firstWords)}`;
  return `"${argv[0]}" needs one of these commands: ${group.map(name => name.split(' ')[1]).join(', ')}`;
}

function didYouMean(typed: string | undefined, names: readonly string[], prefix = ''): string {
  const name = typed === undefined ? null : suggestionFor(typed, names);
  return name === null ? '' : `; did you mean "${prefix}${name}"?`;
}
