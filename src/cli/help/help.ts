/** The help of the program and of its commands. */
import type { Command, CommandOptions } from '../command.js';

const nameColumn = 22;

/** The commands, one a line. */
export function programHelp(commands: Readonly<Record<string, Command>>): string {
  return [
    'Telltale scans texts for signals of machine authorship and cleans machine typography.',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(nameColumn)} ${summary}`),
    '',
    'telltale COMMAND --help describes a command and its options; telltale --version.',
    'Data is stored in DATA_DIR (default: ./data). PLANS_FILE names a JSON file with plans.',
  ].join('\n');
}

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
  const { value, description, default: usual } = option;
  const shown = `  --${name}${value === undefined ? '' : ` ${value}`}`;
  const text = usual === undefined ? description : `${description} (${usual})`;
  return shown.length <= nameColumn
    ? `${shown.padEnd(nameColumn + 3)}${text}`
    : `${shown}\n${' '.repeat(nameColumn + 3)}${text}`;
}
