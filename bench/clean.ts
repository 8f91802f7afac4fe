import { clean } from '../src/engine/cleanup/clean.js';
import { windowGroups } from './inputs/real-texts.js';
import { microsPerText } from './interleaved.js';

/** The floor: one pass over the characters. */
function floor(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum;
}

/** Words of about 5 KB. */
const words = 800;
const megabyte = 1_000_000;
/** Texts of a megabyte of which every character may be an edit: time must be linear. */
const extremes: Readonly<Record<string, string>> = {
  dashes: '—',
  'backticks and quotes': '`“ ',
  'zero widths': 'a\u200b\u200c',
};

/** Prints the processor time per 5 KB in µs, without and with contractions, and the share of the floor. */
export async function run(): Promise<void> {
  const works = {
    floor,
    clean: (text: string) => clean(text, { contractions: false }),
    contracted: (text: string) => clean(text, { contractions: true }),
  };
  const row = (name: string, texts: readonly string[]) => {
    const scale = 5_000 / (texts.reduce((sum, { length }) => sum + length, 0) / texts.length);
    const micros = microsPerText(texts, works);
    const [least, cost, contracted] = [micros.floor * scale, micros.clean * scale, micros.contracted * scale];
    const cells = [cost.toFixed(1), contracted.toFixed(1), `${((100 * least) / cost).toFixed(0)}%`];
    console.log(name.padEnd(30) + cells.map(cell => cell.padStart(14)).join(''));
  };
  console.log('cleaning, µs a 5 KB                    plain  contractions         floor');
  const groups = windowGroups(words);
  for (const { name, windows } of groups) row(name, windows);
  row(
    'all real texts',
    groups.flatMap(({ windows }) => windows),
  );
  for (const [name, unit] of Object.entries(extremes))
    row(`1 MB of ${name}`, [unit.repeat(megabyte / unit.length)]);
}
