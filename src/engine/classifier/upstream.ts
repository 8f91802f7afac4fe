import { type Classifier, lightWords } from '../scan/classifier.js';
import { byEra } from '../scan/eras.js';
import { normalizeConfusables } from '../text/homoglyphs.js';

/**
 * Wraps the log-odds of the operator's model server (MODEL_URL) as a classifier. Its error rates are unknown.
 */
export const upstreamModel = (logOdds: number): Classifier => ({
  version: 'upstream',
  read: () => ({
    logOdds: byEra(() => logOdds),
    evidence: () => [],
    sentences: () => null,
    finding: (nearer, other) =>
      `The model server of this service rates the text nearer to ${nearer} than to ${other} text`,
  }),
});

/** Words of a window, and windows of a text, that the server reads. */
export interface WindowBounds {
  modelWindowWords: number;
  modelWindows: number;
}

/**
 * Splits a text into the windows that the server reads. Returns the first windows; with `deep`, windows from
 * the whole text, evenly sampled when there are too many.
 */
export function windowsOf(text: string, deep: boolean, bounds: WindowBounds): string[] {
  const { modelWindowWords, modelWindows } = bounds;
  const words = [...text.matchAll(/\S+/g)];
  const wordsUsed = deep ? words.length : Math.min(words.length, lightWords);
  const starts: number[] = [];
  for (let from = 0; from < wordsUsed; from += modelWindowWords) starts.push(from);
  const step = Math.max(1, starts.length / modelWindows);
  const sampled = starts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return sampled.map(from => {
    const last = words[Math.min(from + modelWindowWords, wordsUsed) - 1]!;
    const window = text.slice(words[from]!.index, last.index + last[0].length);
    return normalizeConfusables(window).text;
  });
}
