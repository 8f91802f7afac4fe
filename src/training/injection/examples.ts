import { featuresOf } from '../../files/image/injection/text/features.js';
import type { Example } from './fit.js';
import { corpusLines, ownLines, type TrainingLine } from './lines.js';
import { paragraphsOf } from './paragraphs.js';

/** Language of a line; the corpus and the project's English families are "en". */
export const languageOf = ({ source }: Pick<TrainingLine, 'source'>): string =>
  /^own ([a-z]{2}|more)$/.exec(source)?.[1] ?? 'en';

/** All training lines: the project's, the corpus beside the repository, and paragraphs of the project's. */
export function trainingLines(root: URL): TrainingLine[] {
  const own = ownLines(new URL('src/training/injection/lines/', root));
  const corpus = corpusLines(new URL('../shared/corpora/images/injection_text.jsonl', root));
  return [...own, ...corpus, ...paragraphsOf(own, languageOf)];
}

/**
 * Features and weights of lines. Both labels get the same total weight in each language, so that the language
 * itself is no evidence.
 */
export function examplesOf(lines: readonly TrainingLine[]): Example[] {
  const totals = new Map<string, number>();
  const key = (line: TrainingLine, instruction: boolean) => `${languageOf(line)} ${instruction}`;
  for (const line of lines) {
    const own = key(line, line.instruction);
    totals.set(own, (totals.get(own) ?? 0) + line.weight);
  }
  return lines.map(line => {
    const same = totals.get(key(line, line.instruction))!;
    const other = totals.get(key(line, !line.instruction));
    const balance = other === undefined ? 1 : Math.sqrt(other / same);
    return {
      features: featuresOf(line.text),
      instruction: line.instruction,
      weight: line.weight * balance,
    };
  });
}
