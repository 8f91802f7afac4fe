import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { limits } from '../src/contract/limits.js';
import type { Manifest } from '../src/engine/classifier/manifest.js';
import { loadModel } from '../src/engine/classifier/predict.js';
import { byEra, combinedLogOdds } from '../src/engine/scan/eras.js';
import { type Prepared, prepare } from '../src/engine/text/prepare.js';

const words = 1_000;
const evenShares = byEra(() => 0.5);
const rounds = 9;
const textsPerRound = 60;

/** Generated prose of 1,000 words, different in each call: frequent words, rare words and punctuation. */
function prose(seed: number): string {
  const common =
    'the of and to in a is that it was for on with as be by this are from or an have not which'.split(' ');
  const roots =
    'record station measure garden theory method river answer letter system nation winter design'.split(' ');
  const endings = ['', 's', 'ing', 'ed', 'al', 'ly', 'ness', 'able'];
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const list: string[] = [];
  for (let i = 0; i < words; i++) {
    const word =
      next(2) === 0 ? common[next(common.length)]! : roots[next(roots.length)]! + endings[next(8)]!;
    list.push(i % 17 === 16 ? `${word}.` : i % 11 === 7 ? `${word},` : word);
  }
  return list.join(' ');
}

/** The floor: one FNV-1a pass over the characters, one hash per word. */
function hashWords(text: string): number {
  let hash = 0x811c9dc5 | 0;
  let all = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      all ^= hash;
      hash = 0x811c9dc5 | 0;
    } else hash = Math.imul(hash ^ code, 0x01000193);
  }
  return all ^ hash;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

/**
 * Prints the cost of the shipped classifier per 1,000 words, evidence included and segmentation excluded, and
 * of a word-hash floor in the same run.
 */
export async function run(): Promise<void> {
  const folder = 'src/generated/classifier';
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest;
  const model = loadModel(readFileSync(`${folder}/weights.bin`), manifest);
  const texts = Array.from({ length: textsPerRound }, (_, i) => prepare(prose(i + 1)));
  const time = (work: (text: Prepared) => number) => {
    const begun = performance.now();
    let kept = 0;
    for (const text of texts) kept += work(text);
    if (Number.isNaN(kept)) throw new Error('a reading was no number');
    return (performance.now() - begun) / texts.length;
  };
  const read: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds + 3; round++) {
    const one = time(text => {
      const { logOdds, evidence } = model.read(text, false);
      return combinedLogOdds(logOdds) + evidence(evenShares, limits.evidencePerSignal).length;
    });
    const other = time(({ text }) => hashWords(text));
    // The first rounds warm the compiler up.
    if (round >= 3) {
      read.push(one);
      floor.push(other);
    }
  }
  const [cost, least] = [median(read), median(floor)];
  console.log(
    `model: ${cost.toFixed(3)} ms per 1,000 words, ${(cost / least).toFixed(1)}x the word-hash floor (${least.toFixed(4)} ms)`,
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();
