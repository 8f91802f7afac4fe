import type { TextPool } from '../../../bench/passages/pools.js';
import { randomFromString } from '../../../src/training/statistics/random.js';

const plain = 'we went home early and saw two old dogs near that cold river before lunch with our aunt'.split(
  ' ',
);

/** A text of sentences of 15 words in paragraphs of four. Its first word names it. */
export function madeText(name: string, sentences: number): string {
  const random = randomFromString(name);
  return Array.from({ length: sentences }, (_, i) => {
    const words = Array.from({ length: 14 }, () => plain[Math.floor(random() * plain.length)]!);
    return `${i === 0 ? '' : i % 4 === 0 ? '\n\n' : ' '}${capital(name)} ${words.join(' ')}.`;
  }).join('');
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A pool of texts that are named after their source, authorship and number: "forumhumanc". */
export function madePool(pool: Partial<TextPool> & { texts?: readonly string[] } = {}): TextPool {
  const { source = 'forum', genre = 'essay', authorship = 'human', fold = null } = pool;
  const texts =
    pool.texts ??
    Array.from({ length: 20 }, (_, i) => madeText(`${source}${authorship}${'abcdefghijklmnopqrst'[i]}`, 20));
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return { source, genre, authorship, fold, texts, words };
}

/** Names of the made texts in a document, in order, without repetition. */
export const namesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/[A-Z][a-z]+/g), ([name]) => name)),
];
