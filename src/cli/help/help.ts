/** The help of the program and of its commands. */
import { editDistance } from '../../engine/selection/field-paths.js';
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

/** Typing errors up to which a name is suggested: a third of its letters, at most. */
const errorsMax = 3;

/** The name that is nearest to a mistyped one; null when none is near. */
export function suggestionFor(typed: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.min(errorsMax, Math.ceil(typed.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(typed.slice(0, 64), name);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}
