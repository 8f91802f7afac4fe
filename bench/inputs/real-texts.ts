import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'bench/texts';

export interface RealText {
  /** File name without its extension. */
  name: string;
  text: string;
}

/** All texts of bench/texts, in alphabetical order. Their sources and licences are in its README.md. */
export const realTexts: readonly RealText[] = readdirSync(folder)
  .filter(file => file !== 'README.md' && file.includes('.'))
  .sort()
  .map(file => ({ name: file.replace(/\.\w+$/, ''), text: readFileSync(join(folder, file), 'utf8') }));

/** The first `count` words of a text, or all of it when it is shorter. */
export function firstWords(text: string, count: number): string {
  return new RegExp(`^(?:\\s*\\S+){1,${count}}`).exec(text)?.[0] ?? text;
}
