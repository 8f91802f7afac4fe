#!/usr/bin/env node
import { parseArgs } from 'node:util';
import * as accounts from './cli/accounts.js';
import { cleanText } from './cli/clean.js';
import { type Command, Failure, UsageError } from './cli/command.js';
import * as data from './cli/data.js';
import { exportFeedback } from './cli/feedback.js';
import * as keys from './cli/keys.js';
import { scanText } from './cli/scan/scan-command.js';
import { serve } from './cli/serve.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';
import { version } from './version.js';

/** Every command by its words. All of them work while the server runs. */
const commands: Readonly<Record<string, Command>> = {
  serve,
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
  'accounts export': data.exportAccount,
  backup: data.backupStore,
  restore: data.restoreStore,
  compact: data.compactStore,
  erase: data.eraseStore,
  'data check': data.checkData,
  migrate: data.migrateStore,
  'feedback export': exportFeedback,
  scan: scanText,
  clean: cleanText,
};

/** A reader that went away (`| head`) is no error. */
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
});

try {
  process.stdout.write(await main(process.argv.slice(2)));
} catch (error) {
  process.exitCode = exitCodeOf(error);
  process.stderr.write(`telltale: ${(error as Error).message}\n`);
  if (error instanceof UsageError) process.stderr.write('Try: telltale --help\n');
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  if (error instanceof StoreDamaged) return damagedExitCode;
  return error instanceof Failure ? error.code : 1;
}

async function main(argv: string[]): Promise<string> {
  const asksHelp = argv.includes('--help') || argv.includes('-h');
  const first = argv[0];
  if (first === '--version' || first === '-v') return `${version}\n`;
  const found = find(argv);
  if (asksHelp && (found || first === undefined || first.startsWith('-'))) return `${help(found?.command)}\n`;
  if (first === 'help') return `${help()}\n`;
  if (!found) throw new UsageError(first === undefined ? 'no command given' : unknown(argv));

  const { command, rest } = found;
  const { values, positionals } = parse(rest, command);
  const [least, most] = command.args;
  if (positionals.length < least) throw new UsageError(`something is missing: telltale ${command.usage}`);
  if (positionals.length > most) throw new UsageError(`"${positionals[most]}" is one argument too many`);
  const outcome = await command.run({ options: values as never, args: positionals });
  if (typeof outcome !== 'string') process.exitCode = outcome.code;
  const answer = typeof outcome === 'string' ? outcome : outcome.text;
  return command.verbatim || answer === '' ? answer : `${answer}\n`;
}

/** The command named by the first one or two words, and what follows them. */
function find(argv: string[]): { command: Command; rest: string[] } | null {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(' ');
    if (argv.length >= words && Object.hasOwn(commands, name)) {
      return { command: commands[name]!, rest: argv.slice(words) };
    }
  }
  return null;
}

function parse(args: string[], { options }: Command) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence says what is wrong; the rest explains how to quote a dash.
    throw new UsageError((error as Error).message.split('. ', 1)[0]!);
  }
}

function unknown(argv: string[]): string {
  const group = Object.keys(commands).filter(name => name.startsWith(`${argv[0]} `));
  if (group.length === 0) return `unknown command "${argv[0]}"`;
  return `"${argv[0]}" is followed by ${group.map(name => name.split(' ')[1]).join(', ')}`;
}

function help(command?: Command): string {
  if (command) return `telltale ${command.usage}\n\n${command.summary}`;
  const lines = Object.values(commands).map(({ usage, summary }) => `  telltale ${usage}\n      ${summary}`);
  return [
    'Telltale reads text for signals of machine authorship and cleans machine typography.',
    '',
    ...lines,
    '',
    '  telltale --help, telltale --version',
    '',
    'The data lie in DATA_DIR (./data when unset); PLANS_FILE names the table of plans.',
  ].join('\n');
}
