/**
 * The engine against what people would use instead: Python's ftfy for cleaning, and for signals the word and
 * phrase lists of this engine as one regular expression each, as small detectors have them. All measure in
 * memory, so HTTP costs nothing on either side.
 */
import { spawnSync } from 'node:child_process';
import { clean } from '../src/engine/cleanup/clean.js';
import { scan } from '../src/engine/scan/scan.js';
import * as grammar from '../src/engine/text/lexicon/grammar.js';
import * as style from '../src/engine/text/lexicon/style.js';
import { fitted } from '../src/generated/lexicon.js';
import { firstWords, type RealText, realTexts } from './inputs/real-texts.js';

const cleanedChars = 5_000;
const scannedWords = 500;
const rounds = 5;
const scanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: false,
  use_model: false,
  deep: false,
  evidenceMax: 5,
} as const;

/** Prints how much time the alternatives take, as a multiple of the engine's, on every real text. */
export async function run(): Promise<void> {
  compareCleaning();
  compareSignals();
}

function compareCleaning(): void {
  const texts = realTexts.map(({ name, text }) => ({ name, text: text.slice(0, cleanedChars) }));
  const ftfy = ftfyMicros(texts.map(({ text }) => text));
  if (typeof ftfy === 'string') {
    console.log(`SKIPPED cleaning against ftfy: ${ftfy}`);
    return;
  }
  print(
    `ftfy ${ftfy.version}`,
    texts.map(({ name, text }, i) => ({
      name,
      ours: microsPerCall(() => clean(text, { contractions: false })),
      other: ftfy.micros[i]!,
    })),
  );
}

/** Reads texts as JSON, and writes the fastest time of each in microseconds. */
const ftfyProgram = `
import json, sys, time
try:
    import ftfy
except ImportError:
    sys.exit('Python has no ftfy (pip install ftfy, or apt-get install python3-ftfy)')
def micros(text):
    best = None
    for _ in range(${rounds}):
        calls = 20
        begun = time.perf_counter()
        for _ in range(calls):
            ftfy.fix_text(text)
        each = (time.perf_counter() - begun) * 1e6 / calls
        best = each if best is None else min(best, each)
    return best
print(json.dumps({'version': ftfy.__version__, 'micros': [micros(text) for text in json.load(sys.stdin)]}))
`;

/** Times of ftfy, or why it was not measured. */
function ftfyMicros(texts: readonly string[]): { version: string; micros: number[] } | string {
  const python = spawnSync('python3', ['-c', ftfyProgram], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (python.error !== undefined) return `python3 did not run: ${python.error.message}`;
  if (python.status !== 0) return python.stderr.trim().split('\n').at(-1)!;
  return JSON.parse(python.stdout);
}

/** One pattern for each list: `\b(?:delve|tapestry|…)\b`. */
const listPatterns = Object.values({ ...grammar, ...style, ...fitted }).map(list => {
  const entries = list
    .split(/[|\n]/)
    .map(entry => entry.trim().replace(/ -?[\d.]+$/, ''))
    .filter(entry => entry !== '');
  const escaped = entries.map(entry => entry.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`\b(?:${escaped.join('|')})\b`, 'gi');
});

function compareSignals(): void {
  print(
    `${listPatterns.length} regular expressions`,
    realTexts.map(({ name, text }) => {
      const read = firstWords(text, scannedWords);
      return {
        name,
        ours: microsPerCall(() => scan(read, scanOptions, null)),
        other: microsPerCall(() =>
          listPatterns.reduce((sum, list) => sum + (read.match(list)?.length ?? 0), 0),
        ),
      };
    }),
  );
}

/** Microseconds per call: the fastest round after a warm-up. */
function microsPerCall(call: () => unknown): number {
  const calls = 100;
  let best = Number.POSITIVE_INFINITY;
  for (let round = -2; round < rounds; round++) {
    const begun = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) call();
    if (round >= 0) best = Math.min(best, Number(process.hrtime.bigint() - begun) / 1_000 / calls);
  }
  return best;
}

interface Comparison extends Pick<RealText, 'name'> {
  /** Microseconds per text. */
  ours: number;
  other: number;
}

function print(other: string, comparisons: readonly Comparison[]): void {
  for (const { name, ours, other: theirs } of comparisons)
    console.log(
      `${name.padEnd(10)} engine ${ours.toFixed(0).padStart(6)} µs, ${other} ${theirs.toFixed(0).padStart(8)} µs, ${(theirs / ours).toFixed(1)}x`,
    );
  const least = comparisons.reduce((a, b) => (b.other / b.ours < a.other / a.ours ? b : a));
  console.log(`least advantage over ${other}: ${(least.other / least.ours).toFixed(1)}x, ${least.name}`);
}
