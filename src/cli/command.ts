import type { ParseArgsConfig } from 'node:util';

/** One command of the program: what it takes, and what it prints on stdout when it is done (empty: nothing). */
export interface Command {
  /** Its arguments as the help shows them. */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Arguments besides options: how many at least and at most. */
  args: readonly [number, number];
  /** What it prints is printed as it is, without a line break at the end. */
  verbatim?: true;
  run(input: Input): Promise<string | Outcome>;
}

/** What a command prints, when its exit code says something too. */
export interface Outcome {
  text: string;
  code: number;
}

export interface Input {
  options: Readonly<Record<string, string | boolean | undefined>>;
  args: readonly string[];
}

/** The command line makes no sense: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit code of a command that could not read a file. */
export const unreadableCode = 3;

/** The command was understood and could not be done: exit code 1, unless it has one of its own. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    message: string,
    readonly code = 1,
  ) {
    super(message);
  }
}

/** The value of an option that takes text. */
export function text({ options }: Input, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError when it wasn't given */
export function requiredText(input: Input, name: string): string {
  const value = text(input, name);
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

/** Rows under a heading, in aligned columns. */
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

export const json = (value: unknown) => JSON.stringify(value, null, 2);
