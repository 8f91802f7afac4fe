import { readdirSync, readFileSync } from 'node:fs';

/** A line to learn from. */
export interface Line {
  text: string;
  instruction: boolean;
  /** Lines of one group never stand on both sides of a fold: a kind of a source, or the variants of one pattern. */
  group: string;
  source: string;
  weight: number;
}

const variantsMax = 10;
/** Patterns of short lines are all choice: fewer variants would leave most of their words out. */
const shortVariantsMax = 30;

/** A small generator with a seed (mulberry32): the same lines and folds everywhere. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Signs that are text, set apart while choices are made. */
const textSigns = '()|';
const hide = (sign: string) =>
  textSigns.includes(sign) ? String.fromCharCode(0xe000 + textSigns.indexOf(sign)) : sign;
const unhide = (text: string) => text.replace(/[\ue000-\ue002]/g, c => textSigns[c.charCodeAt(0) - 0xe000]!);

/** `(a|b) c` → one of `a c`, `b c`. A backslash keeps the sign after it. Parentheses without a bar are text. */
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

/** The project's own lines: the folder's patterns, each in up to ten variants (short ones in thirty) that share its weight. */
export function ownLines(folder: URL): Line[] {
  const lines: Line[] = [];
  for (const file of readdirSync(folder).sort()) {
    const instruction = file.startsWith('instructions');
    const most = file.endsWith('-short.txt') ? shortVariantsMax : variantsMax;
    let family = '';
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .forEach((pattern, number) => {
        if (pattern.startsWith('## ')) family = pattern.slice(3);
        if (pattern === '' || /^#{1,2} /.test(pattern)) return;
        const next = random(number + file.length * 1000);
        const variants = new Set<string>();
        for (let tries = 0; tries < most * 3 && variants.size < most; tries++)
          variants.add(expand(pattern, next));
        const weight = 2.5 / Math.sqrt(variants.size);
        for (const text of variants)
          lines.push({ text, instruction, group: `${file}:${number}`, source: `own ${family}`, weight });
      });
  }
  return lines;
}

/** The corpus beside the repository: one JSON object a line. */
export function corpusLines(file: URL): Line[] {
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
      };
    });
}
