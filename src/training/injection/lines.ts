import { readdirSync, readFileSync } from 'node:fs';
import { mulberry32 } from '../statistics/random.js';

/** A labelled line to train on. */
export interface TrainingLine {
  text: string;
  instruction: boolean;
  /**
   * Lines of one group are never split between folds: a kind of one source, or the variants of one pattern.
   */
  group: string;
  source: string;
  weight: number;
  /** Whether the text is several lines, joined. */
  isParagraph: boolean;
}

const variantsMax = 20;
/** Weight of plain requests ("Write a poem"): most do not differ from exercises for people. */
const taskWeight = 0.4;
/** Patterns of short lines consist of alternatives only; fewer variants would omit most of their words. */
const shortVariantsMax = 30;

/** Syntax characters used as text. Private-use characters replace them while alternatives are chosen. */
const syntaxCharacters = '()|';
const hide = (sign: string) =>
  syntaxCharacters.includes(sign) ? String.fromCharCode(0xe000 + syntaxCharacters.indexOf(sign)) : sign;
const unhide = (text: string) =>
  text.replace(/[\ue000-\ue002]/g, c => syntaxCharacters[c.charCodeAt(0) - 0xe000]!);

/**
 * Replaces each group of alternatives by one of them at random: `(a|b) c` becomes `a c` or `b c`. A backslash
 * escapes the next character. Parentheses without a bar are text.
 */
export function expand(pattern: string, next: () => number): string {
  let text = pattern.replace(/\\(.)/g, (_, sign: string) => hide(sign));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\(([^()|]*)\)/g, (_, inner: string) => hide('(') + inner + hide(')'));
    text = text.replace(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => {
      const all = choices.split('|');
      return all[Math.floor(next() * all.length)]!;
    });
  }
  return unhide(text).replace(/ {2,}/g, ' ').trim();
}

/**
 * The project's lines: each pattern of the folder in up to ten variants (thirty for short lines) that share
 * its weight.
 */
export function ownLines(folder: URL): TrainingLine[] {
  const lines: TrainingLine[] = [];
  for (const file of readdirSync(folder).sort()) {
    const instruction = file.startsWith('instructions');
    const most = file.endsWith('-short.txt') ? shortVariantsMax : variantsMax;
    let family = '';
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .forEach((pattern, number) => {
        if (pattern.startsWith('## ')) family = pattern.slice(3);
        if (pattern === '' || /^#{1,2} /.test(pattern)) return;
        const next = mulberry32(number + file.length * 1000);
        const variants = new Set<string>();
        for (let tries = 0; tries < most * 3 && variants.size < most; tries++)
          variants.add(expand(pattern, next));
        const weight = (/tasks/.test(family) ? taskWeight : 1) * (2.5 / Math.sqrt(variants.size));
        for (const text of variants)
          lines.push({
            text,
            instruction,
            group: `${file}:${number}`,
            source: `own ${family}`,
            weight,
            isParagraph: false,
          });
      });
  }
  return lines;
}

/** The lines of a corpus file: one JSON object `{text, label, kind, source}` per line. */
export function corpusLines(file: URL): TrainingLine[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(row => {
      const { text, label, kind, source } = JSON.parse(row) as Record<
        'text' | 'label' | 'kind' | 'source',
        string
      >;
      return {
        text,
        instruction: label === 'instruction',
        group: kind,
        source: source.split(/[ /,]/)[0]!,
        weight: 1,
        isParagraph: false,
      };
    });
}
