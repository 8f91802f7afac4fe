import { attackKind } from '../../src/training/corpus/attacks.js';
import { isExcluded, readCorpus, type TrainingSample, textsMax } from '../../src/training/corpus/corpus.js';
import { isEvaluationHalf } from '../../src/training/corpus/esl-halves.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { mulberry32, randomFromString, shuffle } from '../../src/training/statistics/random.js';

/** Authorship of the texts of a pool; `polished` is human-written text that an AI revised. */
export type Authorship = 'human' | 'ai' | 'polished';

/** Texts of one source, genre and authorship, from which documents are cut. */
export interface TextPool {
  readonly source: string;
  readonly genre: string;
  readonly authorship: Authorship;
  /** Group of sources that one engine holds out together; null for a source that trains nothing. */
  readonly fold: number | null;
  /** In random order, the same in every run. */
  readonly texts: readonly string[];
  readonly words: number;
}

/** Returns the fold of a source (`TextPool.fold`). */
export type FoldOf = (source: string) => number | null;

/** Fewest texts of a pool. */
const poolTextsMin = 15;

/** Reads a folder into pools. */
export function readPools(folder: string, foldOf: FoldOf): TextPool[] {
  return poolsOf(readCorpus([folder], textsMax, mulberry32(1)), foldOf);
}

/**
 * Sorts texts into pools. AI-generated texts changed by any other attack are in none, nor is the half of
 * ELLIPSE that may calibrate.
 */
export function poolsOf(samples: readonly TrainingSample[], foldOf: FoldOf): TextPool[] {
  const used = samples.filter(
    sample => !isExcluded(sample) && (sample.source !== 'ellipse' || isEvaluationHalf(sample.text)),
  );
  const groups = groupBy(used, sample => `${sample.source} ${sample.genre} ${authorshipOf(sample)}`);
  return [...groups].flatMap(([key, group]) => {
    const authorship = authorshipOf(group[0]!);
    if (authorship === null || group.length < poolTextsMin) return [];
    const texts = shuffle(
      group.map(({ text }) => text),
      randomFromString(key),
    );
    const words = texts.reduce((sum, text) => sum + countWords(text), 0);
    const { source, genre } = group[0]!;
    return [{ source, genre, authorship, fold: foldOf(source), texts, words }];
  });
}

function authorshipOf({ machine, attack }: TrainingSample): Authorship | null {
  if (!machine) return 'human';
  if (attack === null) return 'ai';
  const kind = attackKind(attack);
  return kind === 'human-written draft, polished by an AI' ||
    kind === 'human-written draft, rewritten by an AI'
    ? 'polished'
    : null;
}

/** Number of words separated by white space. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
