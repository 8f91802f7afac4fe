/** Shell completion of commands, options and their choices. */
import { type Command, UsageError } from '../command.js';

const shells = ['bash', 'zsh', 'fish'] as const;

/** The command that prints the completion script of a shell. */
export const completionCommand = (commands: () => Readonly<Record<string, Command>>): Command => ({
  usage: `completion ${shells.join('|')}`,
  summary: 'Print the completion script of a shell.',
  details:
    'bash: source <(telltale completion bash). zsh: the same with zsh, after compinit. ' +
    'fish: telltale completion fish | source. Put the line into the start-up file of the shell.',
  args: [1, 1],
  async run({ args: [shell] }) {
    if (shell === 'bash') return bash(commands());
    if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands())}`;
    if (shell === 'fish') return fish(commands());
    throw new UsageError(`unknown shell "${shell}": expected ${shells.join(', ')}`);
  },
});

const optionsOf = ({ options = {} }: Command) => Object.keys(options).map(name => `--${name}`);

const choicesOf = (value: string | undefined): string[] => (value?.includes('|') ? value.split('|') : []);

/** The first words of commands, and the second words by first word. */
function wordsOf(commands: Readonly<Record<string, Command>>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const name of Object.keys(commands)) {
    const [first, second] = name.split(' ') as [string, string?];
    words.set(first, [...(words.get(first) ?? []), ...(second === undefined ? [] : [second])]);
  }
  return words;
}

function bash(commands: Readonly<Record<string, Command>>): string {
  const words = wordsOf(commands);
  const groups = [...words].filter(([, second]) => second.length > 0);
  const choices = new Map<string, string>();
  for (const { options = {} } of Object.values(commands))
    for (const [name, { value }] of Object.entries(options))
      if (choicesOf(value).length > 0) choices.set(`--${name}`, choicesOf(value).join(' '));
  return [
    '_telltale() {',
    `  local current=${word('COMP_CWORD')} previous=${word('COMP_CWORD-1')} words=`,
    '  COMPREPLY=()',
    '  case $previous in',
    ...[...choices].map(([name, values]) => `    ${name}) words='${values}' ;;`),
    '  esac',
    '  if [[ -z $words && $COMP_CWORD -eq 1 ]]; then',
    `    words='${[...words.keys()].join(' ')} --help --version'`,
    '  elif [[ -z $words && $COMP_CWORD -eq 2 && $current != -* ]]; then',
    `    case ${word('1')} in`,
    ...groups.map(([first, second]) => `      ${first}) words='${second.join(' ')}' ;;`),
    `      completion) words='${shells.join(' ')}' ;;`,
    '    esac',
    '  elif [[ -z $words && $current == -* ]]; then',
    `    case "${word('1')} ${word('2')}" in`,
    ...Object.entries(commands).map(
      ([name, command]) =>
        `      ${name.includes(' ') ? `'${name}'` : `${name}\\ *`}) words='${[...optionsOf(command), '--help'].join(' ')}' ;;`,
    ),
    '    esac',
    '  fi',
    '  if [[ -n $words ]]; then COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '  else COMPREPLY=($(compgen -f -- "$current")); fi',
    '}',
    'complete -o filenames -F _telltale telltale',
  ].join('\n');
}

/** A word of the command line in bash. */
const word = (index: string): string => `\${COMP_WORDS[${index}]}`;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function fish(commands: Readonly<Record<string, Command>>): string {
  const lines: string[] = [];
  for (const [first, second] of wordsOf(commands)) {
    const about = commands[first]?.summary ?? `${first}: ${second.join(', ')}`;
    lines.push(`complete -c telltale -n __fish_use_subcommand -f -a ${first} -d ${quoted(about)}`);
    for (const next of second) {
      const condition = quoted(
        `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${second.join(' ')}`,
      );
      lines.push(
        `complete -c telltale -n ${condition} -f -a ${next} -d ${quoted(commands[`${first} ${next}`]!.summary)}`,
      );
    }
  }
  for (const [name, { options = {} }] of Object.entries(commands)) {
    const seen = quoted(
      name
        .split(' ')
        .map(part => `__fish_seen_subcommand_from ${part}`)
        .join('; and '),
    );
    for (const [option, { type, value, description }] of Object.entries(options)) {
      const choices = choicesOf(value);
      const takes =
        type === 'boolean' ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
      lines.push(`complete -c telltale -n ${seen} -l ${option}${takes} -d ${quoted(description)}`);
    }
  }
  lines.push(
    `complete -c telltale -n '__fish_seen_subcommand_from completion' -f -a ${quoted(shells.join(' '))}`,
  );
  return lines.join('\n');
}
