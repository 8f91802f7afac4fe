/** The help of the program and of its commands. */
import { choosableNames } from '../../engine/scan/results/signal-names.js';
import { didYouMean } from '../../engine/selection/field-paths.js';
import type { Command, CommandOptions, Commands } from '../command.js';

const nameColumn = 22;
const about = 'Telltale scans texts for signals of machine authorship and cleans machine typography.';
const notes = [
  'telltale help COMMAND describes a command and its options; telltale --version.',
  'Data is stored in DATA_DIR (default: ./data). PLANS_FILE names a JSON file with plans.',
];

/** The commands, one a line. */
export async function programHelp(commands: Commands): Promise<string> {
  const lines = (await loaded(commands)).map(
    ([name, { summary }]) => `  ${name.padEnd(nameColumn)} ${summary}`,
  );
  return [about, '', ...lines, '', ...notes].join('\n');
}

const loaded = (commands: Commands): Promise<[string, Command][]> =>
  Promise.all(Object.entries(commands).map(async ([name, load]) => [name, await load()]));

export function commandHelp({ usage, summary, details, options = {} }: Command): string {
  const lines = Object.entries(options).map(optionLine);
  return [
    `telltale ${usage}${lines.length > 0 ? ' [OPTION]…' : ''}`,
    '',
    summary,
    ...(details === undefined ? [] : [details]),
    ...(lines.length > 0 ? ['', ...lines] : []),
  ].join('\n');
}

function optionLine([name, option]: [string, CommandOptions[string]]): string {
  const { choices, value = choices?.join('|'), description, default: usual } = option;
  const shown = `  --${name}${value === undefined ? '' : ` ${value}`}`;
  const text = usual === undefined ? description : `${description} (${usual})`;
  return shown.length <= nameColumn
    ? `${shown.padEnd(nameColumn + 3)}${text}`
    : `${shown}\n${' '.repeat(nameColumn + 3)}${text}`;
}

/** Describes an unknown name of a signal, with the nearest known one. */
export const unknownName = (name: string, known: readonly string[] = choosableNames): string =>
  `unknown signal ${JSON.stringify(name.slice(0, 80))}${didYouMean(name, known) || '; telltale signals lists them'}`;
