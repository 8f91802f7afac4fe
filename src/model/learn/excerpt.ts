import type { Cut } from './columns.js';
import type { Random } from './random.js';

/** Tokens to a word, marks included. */
const tokensPerWord = 1.13;
const words = { from: 50, to: 400 };
/** Texts are met from their opening, too, as a scan meets them. */
const openingShare = 0.35;

/** A random stretch of 50 to 400 words, short ones as often as long ones by the logarithm; where a text is cut must teach nothing. */
export function randomExcerpt(random: Random): Cut {
  return lexed => {
    const size = words.from * (words.to / words.from) ** random() * tokensPerWord;
    const tokens = Math.min(lexed.tokens, Math.round(size));
    const from = random() < openingShare ? 0 : Math.floor(random() * (lexed.tokens - tokens + 1));
    return [from, from + tokens];
  };
}

/** Excerpts a text is met by: other stretches of the same text are cheaper than other texts, and worth nearly as much. */
const excerptsPerText = 2;

/** The texts once for each of their excerpts, all first ones before all second ones. */
export function excerptsOf<T>(samples: readonly T[]): T[] {
  return Array.from({ length: excerptsPerText }, () => samples).flat();
}
