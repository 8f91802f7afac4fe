/** Shell completion of commands, options and their choices. */
import { type Command, type Commands, UsageError } from '../command.js';

/** Scripts of the shells. Each asks the program for the words that may follow COMP_LINE. */
const bash = "complete -o default -C 'telltale completion words --' telltale";
const scripts: ReadonlyMap<string, string> = new Map([
  ['bash', bash],
  ['zsh', `autoload -U +X bashcompinit && bashcompinit\n${bash}`],
  ['fish', "complete -c telltale -a '(COMP_LINE=(commandline -cp) telltale completion words)'"],
]);
const shells = [...scripts.keys()];

/** The command that prints the completion script of a shell. */
export const completionCommand = (commands: Commands): Command => ({
  usage: `completion ${shells.join('|')}`,
  summary: 'Print the completion script of a shell.',
  details:
    'bash: source <(telltale completion bash). zsh: the same with zsh, after compinit. ' +
    'fish: telltale completion fish | source. Put the line into the start-up file of the shell.',
  // bash adds the name of the program, the word to complete and the one before it.
  args: [1, 4],
  async run({ args: [shell = ''] }) {
    if (shell === 'words') return (await nextWords(process.env.COMP_LINE ?? '', commands)).join('\n');
    const script = scripts.get(shell);
    if (script === undefined) throw new UsageError(`unknown shell "${shell}": expected ${shells.join(', ')}`);
    return script;
  },
});

/** The words that may stand in place of the last, unfinished word of a command line. */
async function nextWords(line: string, commands: Commands): Promise<string[]> {
  const words = line.trimStart().split(/\s+/).slice(1);
  const current = words.pop() ?? '';
  const typed = words.join(' ');
  const name = Object.keys(commands).find(each => `${typed} `.startsWith(`${each} `));
  const { options = {} } = name === undefined ? {} : await commands[name]!();
  const choices = options[words.at(-1)?.slice(2) ?? '']?.choices;
  const next = Object.keys(commands)
    .filter(each => typed === '' || each.startsWith(`${typed} `))
    .map(each => each.split(' ')[words.length]!);
  const candidates =
    choices !== undefined
      ? choices
      : typed === 'completion'
        ? shells
        : current.startsWith('-')
          ? [
              ...Object.keys(options).map(each => `--${each}`),
              '--help',
              ...(typed === '' ? ['--version'] : []),
            ]
          : next;
  return [...new Set(candidates)].filter(each => each.startsWith(current));
}
