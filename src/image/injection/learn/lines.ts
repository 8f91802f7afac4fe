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

/** `(a|b) c` → one of `a c`, `b c`. A backslash keeps the sign after it. Parentheses without a bar are text. */
export function expand(pattern: string, next: () => number): string {
  let text = pattern;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => {
      const all = choices.split('|');
      return all[Math.floor(next() * all.length)]!;
    });
  }
  return text.replace(/\\(.)/g, '$1').replace(/ {2,}/g, ' ').trim();
}

/** The project's own lines: the folder's patterns, each in up to ten variants that share its weight. */
export function ownLines(folder: URL): Line[] {
  const lines: Line[] = [];
  for (const file of readdirSync(folder).sort()) {
    const instruction = file.startsWith('instructions');
    let family = '';
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .forEach((pattern, number) => {
        if (pattern.startsWith('## ')) family = pattern.slice(3);
        if (pattern === '' || /^#{1,2} /.test(pattern)) return;
        const next = random(number + file.length * 1000);
        const variants = new Set<string>();
        for (let tries = 0; tries < variantsMax * 3 && variants.size < variantsMax; tries++)
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
