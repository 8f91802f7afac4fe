/** Prints the manual page of the command line, made from the help of its commands. */
import { readFileSync } from 'node:fs';
import { commands } from '../../dist/src/cli/help/commands.js';

/** @typedef {[tag: string, text: string]} Item */

const { version, description } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Sections that are not about single commands. @type {Record<string, Item[]>} */
const others = {
  'EXIT STATUS': [
    ['0', 'Success.'],
    ['1', 'An error, or a file fails a check such as --fail-above.'],
    ['2', 'The command line or a configuration is invalid.'],
    ['3', 'A file cannot be read, or the store is damaged.'],
  ],
  ENVIRONMENT: [
    ['DATA_DIR', 'Folder of the data (default: ./data).'],
    ['PLANS_FILE', 'JSON file with plans.'],
    ['HOST, PORT', 'Address and port of the service (default: 127.0.0.1, 8080).'],
    ['BASE_URL', 'Public address of the service.'],
    ['NO_COLOR', 'The report of scan has no colours.'],
  ],
  FILES: [
    ['telltale.config.json', 'Options of scan for a project.'],
    ['.telltaleignore, .gitignore', 'Files that scan and clean leave out.'],
  ],
  EXAMPLES: [
    ['telltale scan docs --fail-above 80', 'Scans a folder and fails for a high score.'],
    ['telltale clean --check docs', 'Lists the files with machine typography.'],
    ['telltale serve', 'Runs the service.'],
  ],
};

/** Text in which no line begins a request, a hyphen stays one and choices may be divided. @param {string} text */
const roff = text =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('…', '\\[u2026]')
    .replaceAll('|', '|\\:')
    .replace(/^[.']/gm, '\\&$&');

/** @param {Item[]} items */
const list = items => items.map(([tag, text]) => `.TP\n${roff(tag)}\n${roff(text)}`);

const all = await Promise.all(
  Object.entries(commands).map(async ([name, load]) => ({ name, .../** @type {any} */ (await load()) })),
);
const lines = [
  `.TH TELLTALE 1 "" "telltale ${version}"`,
  `.SH NAME\ntelltale \\- ${roff(description.replace(/^A\b/, 'a'))}`,
  `.SH SYNOPSIS\ntelltale COMMAND [OPTION]\\[u2026] [ARGUMENT]\\[u2026]`,
  '.SH COMMANDS',
  ...list(
    all.map(({ usage, summary, details }) => [
      `telltale ${usage}`,
      [summary, details].filter(Boolean).join('\n'),
    ]),
  ),
  '.SH OPTIONS',
  ...all.flatMap(({ name, options }) =>
    options === undefined ? [] : [`.SS ${name}`, ...list(Object.entries(options).map(optionItem))],
  ),
  ...Object.entries(others).flatMap(([title, items]) => [`.SH ${title}`, ...list(items)]),
];
console.log(lines.join('\n'));

/** @param {[name: string, option: any]} option @returns {Item} */
function optionItem([name, { choices, value = choices?.join('|'), description, default: usual }]) {
  const text = usual === undefined ? description : `${description} (${usual})`;
  return [value === undefined ? `--${name}` : `--${name} ${value}`, text];
}
