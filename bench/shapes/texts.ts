/** Hostile texts: motifs from the rules' own literals, repeated in shapes that make slow code slow. */
import { mulberry32, type Random } from '../../src/training/statistics/random.js';
import { realTexts } from '../inputs/real-texts.js';
import { kinds, literalsOfSources, pick, type SourceLiterals, written } from './literals.js';
import { oddities, triggers } from './motifs.js';

/** Three strings to repeat, and one to begin the text with. */
export type Motifs = readonly [one: string, two: string, middle: string, lead: string];

/** A text of any size. */
export interface HostileText {
  shape: string;
  motifs: Motifs;
}

const repeat = (unit: string, size: number): string =>
  unit === '' ? '' : unit.repeat(Math.max(1, Math.ceil(size / unit.length))).slice(0, Math.max(0, size));

/** Joins the pieces of ascending numbers up to a size. */
function counted(size: number, piece: (i: number) => string): string {
  const pieces: string[] = [];
  for (let i = 1, length = 0; length < size && i <= size; i++) {
    pieces.push(piece(i));
    length += pieces.at(-1)!.length;
  }
  return pieces.join('').slice(0, size);
}

/** Side of a square of units: as many units in a line as there are lines. */
const side = (unit: string, size: number): number =>
  Math.max(1, Math.floor(Math.sqrt(size / Math.max(1, unit.length))));
const nesting = 40;

/** Shapes from simple to complex: a finding is shrunk towards the first. */
export const shapes: Readonly<Record<string, (size: number, ...motifs: Motifs) => string>> = {
  repeat: (n, one) => repeat(one, n),
  before: (n, one, _, middle) => middle + repeat(one, n - middle.length),
  behind: (n, one, _, middle) => repeat(one, n - middle.length) + middle,
  alternate: (n, one, two) => repeat(one + two, n),
  halves: (n, one, two, middle) => repeat(one, n >> 1) + middle + repeat(two, (n >> 1) - middle.length),
  nest: (n, one, two, middle) => {
    const depth = Math.floor(n / (one.length + two.length + 1));
    return `${one.repeat(depth)}${middle}${two.repeat(depth)}`;
  },
  nests: (n, one, two, middle) => repeat(one.repeat(nesting) + middle + two.repeat(nesting), n),
  thirds: (n, one, two, middle) => repeat(one, n / 3) + repeat(two, n / 3) + repeat(middle, n / 3),
  numbered: (n, one, two) => counted(n, i => one + i + two),
  words: (n, one, two) => counted(n, i => one + (i * 7_919).toString(36).replace(/\d/g, 'q') + two),
  ramp: (n, one, two) => counted(n, i => one.repeat(i) + two),
  steps: (n, one, two) => counted(n, i => one.repeat(1 + (i % nesting)) + two),
  square: (n, one, two) => repeat(one.repeat(side(one, n)) + two, n),
  table: (n, one, two, middle) =>
    `${one.repeat(side(one, n))}\n${two.repeat(side(one, n))}\n${repeat(middle, n)}`.slice(0, n),
  line: (n, one, two, middle) => repeat((one + two + middle).replace(/[\n\r\u2028\u2029]/g, ' '), n),
  word: (n, one, two, middle) => repeat((one + two + middle).replace(/\s/g, ''), n),
  shuffled: (n, ...motifs) => {
    const random = mulberry32(n >> 31);
    return counted(n, () => pick(motifs, random));
  },
};

/** At most `size` characters. */
export function textOf({ shape, motifs }: HostileText, size: number): string {
  const lead = motifs[3];
  return (lead + shapes[shape]!(size - lead.length, ...motifs)).slice(0, size);
}

const words = realTexts.flatMap(({ text }) => text.match(/\S+\s+/g) ?? []);
const motifUnits = 60;
const depths = [1, 1, 1, 2, 3];

/** Draws hostile texts. The same seed gives the same texts for the same sources. */
export class TextGenerator {
  private readonly sources = literalsOfSources();

  constructor(private readonly random: Random) {}

  /**
   * @param rules start of the paths of the sources whose rules the reader of the text runs
   * @param own pieces that belong to the format
   */
  draw(rules: RegExp = /^/, own: readonly string[] = []): HostileText {
    const near = this.sources.filter(({ file }) => rules.test(file));
    // Rules often need two of their own literals, so most motifs of a text come from one source.
    const source = pick(this.random() < 0.8 && near.length > 0 ? near : this.sources, this.random);
    const motif = () => this.motif(source, own);
    const lead = this.random() < 0.5 ? '' : this.random() < 0.5 ? pick(triggers, this.random) : motif();
    return {
      shape: pick(Object.keys(shapes), this.random),
      motifs: [motif(), motif(), motif(), lead],
    };
  }

  private motif(source: SourceLiterals, own: readonly string[]): string {
    let text = '';
    for (let i = pick(depths, this.random); i > 0; i--) text += this.piece(source, own);
    return this.random() < 0.15 ? pick(triggers, this.random) + text : text || 'a';
  }

  private piece(source: SourceLiterals, own: readonly string[]): string {
    const { random } = this;
    const kind = random();
    if (own.length > 0 && kind < 0.3) return pick(own, random);
    if (kind < 0.4) return pick(pick([oddities, kinds], random), random);
    if (kind < 0.45) return pick(words, random);
    const text = written(pick(source.literals, random), random);
    // Half of the pieces are a part of a literal, often one character.
    if (random() < 0.5) return text.slice(0, motifUnits);
    const chars = Array.from(text);
    const start = Math.floor(random() * chars.length);
    return chars.slice(start, start + 1 + Math.floor(random() ** 2 * 8)).join('');
  }
}
