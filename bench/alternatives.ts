/**
 * The service against what people would use instead, in processor time per KB of real text: linters for
 * English prose and a naive detector for the engine, Python's ftfy for cleaning, and fastify with the same
 * engine and store for the service. Linters, detector, ftfy and engine measure in memory, without HTTP.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { loadShippedClassifier } from '../src/engine/classifier/shipped.js';
import { clean } from '../src/engine/cleanup/clean.js';
import { scan } from '../src/engine/scan/scan.js';
import { benchFolder, measure, startTarget } from './driver.js';
import { firstWords, realTexts } from './inputs/real-texts.js';
import { countListed, listName } from './peers/regular-expressions.js';

const cleanedChars = 5_000;
const scannedWords = 500;
const rounds = 5;
const calls = 100;
/** Seconds of load for each text and server. */
const seconds = 2;
const scanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: false,
  use_model: true,
  deep: false,
  evidenceMax: 5,
} as const;

/** Prints tables of microseconds per KB, and their ratios to the first row. */
export async function run(): Promise<void> {
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  const texts = realTexts.map(({ text }) => firstWords(text, scannedWords));
  const model = loadShippedClassifier();
  print(`scans of ${scannedWords} words, in memory`, texts, [
    ofFunction('engine', texts, text => scan(text, scanOptions, model)),
    ofFunction('engine without the classifier', texts, text => scan(text, scanOptions, null)),
    ...ofProgram('node', 'bench/peers/linters/linters.js', texts, 'npm ci --prefix bench/peers/linters'),
    ofFunction(listName, texts, countListed),
  ]);
  const cleaned = realTexts.map(({ text }) => text.slice(0, cleanedChars));
  print(`cleaning ${cleanedChars} characters, in memory`, cleaned, [
    ofFunction('engine', cleaned, text => clean(text, { contractions: false })),
    ...ofProgram('python3', 'bench/peers/clean_with_ftfy.py', cleaned, 'pip install ftfy'),
  ]);
  print(`POST /api/scan, ${scannedWords} words, with key, stored`, texts, [
    await ofServer('Telltale', '../bundle/src/main.js', texts),
    await ofServer('fastify 5 with the same engine and store', './peers/fastify.js', texts),
  ]);
}

/** Processor time in microseconds of each text. */
interface Row {
  name: string;
  micros: number[];
}

/** Measures a function: the fastest round after a warm-up. */
function ofFunction(name: string, texts: readonly string[], work: (text: string) => unknown): Row {
  const micros = texts.map(text => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = -2; round < rounds; round++) {
      const begun = process.cpuUsage();
      for (let i = 0; i < calls; i++) work(text);
      const { user, system } = process.cpuUsage(begun);
      if (round >= 0) best = Math.min(best, (user + system) / calls);
    }
    return best;
  });
  return { name, micros };
}

/** Runs a program that reads texts and writes rows as JSON. Without its packages, prints how to get them. */
function ofProgram(command: string, program: string, texts: readonly string[], install: string): Row[] {
  const options = { input: JSON.stringify(texts), encoding: 'utf8', timeout: 300_000 } as const;
  const { error, status, stdout, stderr } = spawnSync(command, [program], options);
  if (error === undefined && status === 0) return JSON.parse(stdout) as Row[];
  const reason = error?.message ?? stderr.split('\n').find(line => /Error|has no/.test(line)) ?? stderr;
  console.log(`\nSKIPPED ${program}: ${reason.trim()}; install it with ${install}`);
  return [];
}

/** Measures the processor time of a server for one text at a time, over 32 connections. */
async function ofServer(name: string, program: string, texts: readonly string[]): Promise<Row> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget(name, program, { DATA_DIR: folder });
  const load = { path: '/api/scan', key, connections: 32, seconds };
  const bodies = texts.map(text => JSON.stringify({ text }));
  try {
    await measure(target, { ...load, bodies, seconds: 3 * seconds });
    const micros: number[] = [];
    for (const body of bodies) micros.push((await measure(target, { ...load, bodies: [body] })).cpuMicros);
    return { name, micros };
  } finally {
    await target.stop();
    remove();
  }
}

/** Prints medians and ranges over the texts. A ratio compares the times of one text. */
function print(title: string, texts: readonly string[], rows: readonly Row[]): void {
  console.log(`\n| ${title} | µs per KB | times the first row |\n|---|---|---|`);
  const kilobytes = texts.map(text => Buffer.byteLength(text) / 1024);
  for (const { name, micros } of rows) {
    const perKb = micros.map((each, i) => each / kilobytes[i]!);
    const ratios = micros.map((each, i) => each / rows[0]!.micros[i]!);
    console.log(`| ${name} | ${medianAndRange(perKb, 0)} | ${medianAndRange(ratios, 1)} |`);
  }
}

function medianAndRange(values: number[], digits: number): string {
  values.sort((a, b) => a - b);
  const show = (value: number) => value.toFixed(digits);
  return `${show(values[Math.floor(values.length / 2)]!)} (${show(values[0]!)} to ${show(values.at(-1)!)})`;
}
