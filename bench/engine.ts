/**
 * Cost of the scoring engine relative to a floor, one pass over the same characters that hashes words. Both
 * run on the same generated prose in one process, so the ratio is comparable across machines.
 */

import { scan } from '../src/engine/scan/scan.js';
import { kindOf, lowerOf, wordKindMax } from '../src/engine/text/characters.js';

const options = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: false,
  use_model: false,
  deep: false,
  evidenceMax: 5,
} as const;

const subjects =
  'the harbour|our neighbour|a small company|the committee|Margaret|every student|the old engine|this approach|she'.split(
    '|',
  );
const verbs =
  'keeps|found|has been rebuilding|serves as|could not explain|walked past|supports|underscores|left'.split(
    '|',
  );
const objects =
  'the quiet street|a range of tools, plans, and habits|two broken clocks|the importance of trust|what happened in 1987|it'.split(
    '|',
  );
const tails =
  '|, ensuring that the work goes on|; nobody minded|, and then it rained| - at least for a while|, which surprised everyone'.split(
    '|',
  );

/** Deterministic prose of about `words` words. */
export function prose(words: number): string {
  let state = 12_345;
  const pick = (from: readonly string[]): string => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return from[(state >>> 8) % from.length]!;
  };
  const out: string[] = [];
  let count = 0;
  while (count < words) {
    const sentence = `${pick(subjects)} ${pick(verbs)} ${pick(objects)}${pick(tails)}.`;
    out.push(sentence[0]!.toUpperCase() + sentence.slice(1));
    count += sentence.split(' ').length;
  }
  return out.map((sentence, i) => sentence + ((i + 1) % 6 === 0 ? '\n\n' : ' ')).join('');
}

/** The floor: hashes every word. */
export function floor(text: string): number {
  let all = 0;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (kindOf[unit]! <= wordKindMax) hash = Math.imul(hash ^ lowerOf[unit]!, 0x01000193);
    else {
      all ^= hash;
      hash = 0x811c9dc5;
    }
  }
  return all ^ hash;
}

/** Median time of one call in microseconds. */
function time(call: () => unknown): number {
  const rounds: number[] = [];
  let calls = 1;
  for (let round = 0; round < 40; round++) {
    const from = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) call();
    const micros = Number(process.hrtime.bigint() - from) / 1000;
    if (micros < 4000) calls *= 2;
    else rounds.push(micros / calls);
  }
  rounds.sort((a, b) => a - b);
  return rounds[rounds.length >> 1]!;
}

export async function run(): Promise<void> {
  console.log('engine, heuristics only, on made prose');
  // Warm up first; otherwise the smallest size would include compilation.
  const warm = prose(500);
  for (let i = 0; i < 3000; i++) {
    scan(warm, options, null);
    floor(warm);
  }
  let before = 0;
  for (const words of [100, 500, 1000, 8000]) {
    const text = prose(words);
    const least = time(() => floor(text));
    const engine = time(() => scan(text, options, null));
    const growth = before === 0 ? '' : `, ${(engine / words / before).toFixed(2)} of the last size a word`;
    before = engine / words;
    console.log(
      `${String(words).padStart(5)} words: floor ${least.toFixed(1)} µs, engine ${engine.toFixed(1)} µs, ratio ${(engine / least).toFixed(1)}, ` +
        `${(engine / words).toFixed(4)} ms per 1,000 words${growth}`,
    );
  }
}
