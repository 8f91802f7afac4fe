/** Processor time of a scan, its parts and a cleanup on different real texts in turn, beside their floors. */
import { limits } from '../src/contract/limits.js';
import { loadShippedClassifier } from '../src/engine/classifier/shipped.js';
import { clean } from '../src/engine/cleanup/clean.js';
import { alternativeOf } from '../src/engine/rewrite/rewrite.js';
import { engineResultMembers } from '../src/engine/scan/results/json.js';
import { prepare } from '../src/engine/text/prepare.js';
import { scanText } from '../src/files/document/scan-text.js';
import { windowsOf } from './inputs/real-texts.js';
import { sumOfWeights } from './peers/n-gram-floor.js';
import { microsPerText } from './times.js';

const model = loadShippedClassifier();
export const scanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: false,
  use_model: true,
  deep: false,
  evidenceMax: limits.evidencePerSignal,
} as const;

/** A scan as the service does it, with its result as JSON. */
export const scanToJson = (text: string): string =>
  engineResultMembers(scanText(text, 'auto', scanOptions, model, alternativeOf));

export const cleanToJson = (text: string): string =>
  JSON.stringify(clean(text, { contractions: false }, 'auto'));

/** The floor of a cleanup: one pass over the characters. */
function passOver(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum;
}

export async function run(): Promise<void> {
  for (const words of [100, 500, 1_000])
    print(`scan of ${words} words`, windowsOf(words), {
      'floor: words, six hashed n-grams each, sums': sumOfWeights,
      'words, sentences and lines': text => prepare(text),
      'the same and the classifier': text => model.read(prepare(text), false),
      'scan without the classifier': text => scanText(text, 'auto', scanOptions, null, alternativeOf),
      scan: text => scanText(text, 'auto', scanOptions, model, alternativeOf),
      'scan and JSON': scanToJson,
    });
  print('cleanup of 800 words', windowsOf(800), {
    'floor: one pass over the characters': passOver,
    'plain text': text => clean(text, { contractions: false }),
    'and contractions': text => clean(text, { contractions: true }),
    'its own format, and JSON': cleanToJson,
  });
}

function print(
  title: string,
  texts: readonly string[],
  works: Record<string, (text: string) => unknown>,
): void {
  const micros = microsPerText(texts, works);
  console.log(`\n${title}, ${texts.length} different texts`);
  const [floor] = Object.values(micros) as [number];
  for (const [name, each] of Object.entries(micros))
    console.log(`${name.padEnd(44)} ${each.toFixed(1).padStart(8)} µs  floor is ${share(floor, each)}`);
}

const share = (floor: number, of: number): string => `${((100 * floor) / of).toFixed(0)}%`.padStart(4);
