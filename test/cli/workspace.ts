/** A folder for the files of each test, in which the command line runs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach } from 'node:test';
import { jsonLines } from '../json-lines.js';
import { type Ran, telltale } from '../programs.js';
import { temporaryFolder } from '../temporary-folder.js';

export const machine =
  'The harbour plays a crucial role in the life of the town, serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways.\n';
export const person =
  'Nobody met us at the pier, so we walked. The shop was shut. I ate the last of the bread standing up.\n';

let made: string | undefined;
afterEach(() => {
  made = undefined;
});

/** A path beside the folder of the test. */
export const beside = (name: string): string => {
  made ??= temporaryFolder();
  return join(made, name);
};
/** A path in the folder of the test. */
export const inside = (name = '.'): string => {
  const path = beside(join('project', name));
  mkdirSync(dirname(path), { recursive: true });
  return path;
};

/** Writes a file and returns its name. */
export function write(name: string, content: string | Uint8Array | object): string {
  const isFile = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(inside(name), isFile ? content : JSON.stringify(content));
  return name;
}
export const contentOf = (name: string): string => readFileSync(inside(name), 'utf8');

/** Runs `telltale …` in the folder of the test, or in a folder in it. */
export function run(
  args: readonly string[],
  stdin = '',
  env: Record<string, string> = {},
  cwd = '.',
): Promise<Ran> {
  mkdirSync(inside(), { recursive: true });
  return telltale(args, { stdin, cwd: inside(cwd), env: { HOME: beside('.'), ...env } });
}

export function git(...args: string[]): string {
  mkdirSync(inside(), { recursive: true });
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: inside(), stdio: 'pipe', encoding: 'utf8' });
}

/** The results of `telltale scan --json`, one for each file. */
// biome-ignore lint/suspicious/noExplicitAny: the output is untyped JSON
export async function scanned(...args: string[]): Promise<any[]> {
  const { out } = await run(['scan', '--json', ...args]);
  return out.startsWith('{\n') ? [JSON.parse(out)] : jsonLines(out);
}
