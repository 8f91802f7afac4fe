/**
 * The engine against what people would use instead, in memory and in processor time per KB of real text:
 * linters for English prose and a naive detector, and Python's ftfy for cleaning.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { loadShippedClassifier } from '../src/engine/classifier/shipped.js';
import { clean } from '../src/engine/cleanup/clean.js';
import { scan } from '../src/engine/scan/scan.js';
import { scanOptions } from './engine.js';
import { windowGroups } from './inputs/real-texts.js';
import { countListed, listName } from './peers/regular-expressions.js';
import { median, microsPerText } from './times.js';

/** Words of about 5 KB. */
const cleanedWords = 800;
const scannedWords = 500;

/** Prints tables of microseconds per KB, and their ratios to the first row. */
export async function run(): Promise<void> {
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  const model = loadShippedClassifier();
  const scanned = windowGroups(scannedWords).map(({ windows }) => windows);
  print(`scans of ${scannedWords} words`, scanned, [
    ...ofFunctions(scanned, {
      engine: text => scan(text, scanOptions, model),
      'engine without the classifier': text => scan(text, scanOptions, null),
      [listName]: countListed,
    }),
    ...ofProgram('node', 'bench/peers/linters/linters.js', scanned, 'npm ci --prefix bench/peers/linters'),
  ]);
  const cleaned = windowGroups(cleanedWords).map(({ windows }) => windows);
  print(`cleaning ${cleanedWords} words`, cleaned, [
    ...ofFunctions(cleaned, { engine: text => clean(text, { contractions: false }) }),
    ...ofProgram('python3', 'bench/peers/clean_with_ftfy.py', cleaned, 'pip install ftfy'),
  ]);
}

/** Processor time in microseconds of the mean window of each text. */
interface Row {
  name: string;
  micros: number[];
}

function ofFunctions(groups: readonly string[][], works: Record<string, (text: string) => unknown>): Row[] {
  const times = groups.map(windows => microsPerText(windows, works));
  return Object.keys(works).map(name => ({ name, micros: times.map(each => each[name]!) }));
}

/** Runs a program that reads texts and writes rows as JSON. Without its packages, prints how to get them. */
function ofProgram(command: string, program: string, groups: readonly string[][], install: string): Row[] {
  const options = { input: JSON.stringify(groups), encoding: 'utf8', timeout: 300_000 } as const;
  const { error, status, stdout, stderr } = spawnSync(command, [program], options);
  if (error === undefined && status === 0) return JSON.parse(stdout) as Row[];
  const reason = error?.message ?? stderr.split('\n').find(line => /Error|has no/.test(line)) ?? stderr;
  console.log(`\nSKIPPED ${program}: ${reason.trim()}; install it with ${install}`);
  return [];
}

/** Prints medians and ranges over the texts. A ratio compares the times of one text. */
function print(title: string, groups: readonly string[][], rows: readonly Row[]): void {
  console.log(`\n| ${title} | µs per KB | times the first row |\n|---|---|---|`);
  const kilobytes = groups.map(windows => Buffer.byteLength(windows.join('')) / 1024 / windows.length);
  for (const { name, micros } of rows) {
    const perKb = micros.map((each, i) => each / kilobytes[i]!);
    const ratios = micros.map((each, i) => each / rows[0]!.micros[i]!);
    console.log(`| ${name} | ${medianAndRange(perKb, 0)} | ${medianAndRange(ratios, 1)} |`);
  }
}

function medianAndRange(values: readonly number[], digits: number): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))} (${show(Math.min(...values))} to ${show(Math.max(...values))})`;
}
