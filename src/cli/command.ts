/** The options of a command by name, as node:util parses them. */
export type CommandOptions = Readonly<Record<string, CommandOption>>;

interface CommandOption {
  type: 'string' | 'boolean';
  default?: string;
  required?: true;
  /** The value as the help shows it, a word in capitals. */
  value?: string;
  /** The values that it may have. */
  choices?: readonly string[];
  description: string;
}

/** The values of options; undefined for one that is absent. */
export type Values<O extends CommandOptions> = { readonly [Name in keyof O]: Value<O[Name]> };
type Value<O extends CommandOption> = O extends { type: 'boolean' } ? boolean | undefined : Text<O>;
type Text<O extends CommandOption> =
  | (O extends { choices: readonly (infer Choice)[] } ? Choice : string)
  | (O extends { default: string } | { required: true } ? never : undefined);

/** The option of commands whose exit code and failing files are enough for a script. */
export const quietOption = {
  quiet: { type: 'boolean', description: 'Print only errors and the files that fail' },
} as const satisfies CommandOptions;

export interface Command<O extends CommandOptions = CommandOptions> {
  /** Name and arguments as the help shows them, without options that may be omitted. */
  usage: string;
  /** One line. */
  summary: string;
  /** Further sentences for the help of the command. */
  details?: string;
  options?: O;
  /** Minimum and maximum number of positional arguments; none by default. */
  args?: readonly [number, number];
  /** Whether the output is printed without a final line break. */
  verbatim?: true;
  /** Runs the command and returns its standard output; empty prints nothing. */
  run(input: CommandInput<O>): Promise<string | CommandResult>;
}

/** A command with options, whose values `run` receives with their types. */
export const commandWith = <const O extends CommandOptions>(command: Command<O> & { options: O }): Command =>
  command;

/** Commands by name, each with the function that loads it. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

/** How a command's output is written. */
export type OutputKind =
  /** Lines for people, or JSON. */
  | 'text'
  /** The same with colours, also when it is not shown on a terminal. */
  | 'coloured'
  /** Workflow commands of GitHub Actions, one per line, with escaped content. */
  | 'workflow'
  /** A text of the user, which does not change unless it is shown on a terminal. */
  | 'verbatim';

/** Output of a command with an exit code. */
export interface CommandResult {
  text: string;
  code: number;
  kind?: OutputKind;
}

export interface CommandInput<O extends CommandOptions = CommandOptions> {
  options: Values<O>;
  args: readonly string[];
}

/** Invalid command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit code of a command that could not read a file. Exit code 1 means that a threshold was exceeded. */
export const unreadableExitCode = 3;

/** A valid command failed: exit code 1 unless another is given. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    message: string,
    readonly code = 1,
    /** Further lines, each shown below the message. */
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

export const unreadable = (message: string) => new CommandError(message, unreadableExitCode);

export function columns(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [heading, ...rows];
  const widths = heading.map((_, i) => Math.max(...table.map(row => row[i]!.length)));
  return table
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Characters that JSON allows in strings and a terminal or a log must not receive, and `##[`. */
const unsafeInJson = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|(?<=##)\[/g;

/** JSON for stdout. It equals `JSON.stringify` for every parser, and has only printable characters. */
export const json = (value: unknown, indent: 2 | 0 = 2): string =>
  JSON.stringify(value, null, indent).replace(
    unsafeInJson,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const jsonLine = (value: unknown): string => json(value, 0);
