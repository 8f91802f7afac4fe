import type { Era } from '../../scan/eras.js';
import type { GenreProfile } from '../../scan/genres.js';
import { normalizeConfusables } from '../../text/homoglyphs.js';
import { type CorpusRow, isBaseModelOutput, isProjectSource, readRows, textKey } from '../corpus/corpus.js';
import { groupBy } from '../statistics/group-by.js';
import { type Random, randomFromString } from '../statistics/random.js';

/** One labelled text, whole or an excerpt. */
export interface EngineSample {
  readonly id: string;
  readonly text: string;
  readonly machine: boolean;
  readonly source: string;
  readonly domain: string;
  readonly genre: GenreProfile;
  readonly model: string | null;
  /** When a machine text was written. */
  readonly year: number;
  readonly era: Era;
  readonly excerpt: boolean;
  /** What share of a machine's text is the machine's: less than 1 where a person's was edited. */
  readonly changed: number;
  /** How many texts of its source, label and domain it stands for, itself included: large ones are thinned. */
  readonly represents: number;
}

/** Texts taken of one source, label and domain of a file: diversity helps, volume does not. */
const textsPerCell = 500;
const wordsMin = 30;
const unitsMax = 9000;
const excerptWords = { from: 60, to: 400 };

/** Domains of the corpora as the genres a caller may name; the rest stay standard. */
const genreOf: Readonly<Record<string, GenreProfile>> = {
  academic: 'academic',
  paper_abstract: 'academic',
  essay: 'academic',
  blog: 'expository',
  expository: 'expository',
  docs: 'expository',
  news: 'expository',
  fiction: 'fiction',
  promotional: 'promotional',
};

/** The texts of these folders, thinned evenly; each also as one random excerpt. */
export function readEngineSamples(folders: readonly string[], excerpts = true): EngineSample[] {
  const samples: EngineSample[] = [];
  for (const rows of readRows(folders)) {
    const read = rows.filter(row => !isBaseModelOutput(row));
    const cells = groupBy(read, ({ source, machine, domain }) => `${source} ${machine} ${domain}`);
    for (const cell of cells.values()) {
      const step = Math.max(1, cell.length / textsPerCell);
      for (let at = 0; at < cell.length; at += step) addTexts(samples, cell[Math.floor(at)]!, step, excerpts);
    }
  }
  return samples;
}

function addTexts(samples: EngineSample[], row: CorpusRow, represents: number, excerpts: boolean): void {
  const { text } = normalizeConfusables(row.text.slice(0, unitsMax));
  if (text.split(/\s+/).length < wordsMin) return;
  const { id, machine, source, domain, model, year, era } = row;
  const genre = genreOf[domain] ?? ('standard' as const);
  const changed = row.draft?.changed ?? 1;
  const shared = { id, machine, source, domain, model, year, era, genre, changed, represents };
  samples.push({ ...shared, text, excerpt: false });
  const cut = excerpts ? randomExcerpt(text, randomFromString(textKey(row))) : null;
  if (cut !== null) samples.push({ ...shared, text: cut, excerpt: true });
}

/** A stretch of 60 to 400 words from anywhere in a text; null when the text is no longer than that. */
function randomExcerpt(text: string, random: Random): string | null {
  const starts: number[] = [];
  for (const match of text.matchAll(/\S+/g)) starts.push(match.index);
  const size = Math.floor(excerptWords.from + random() * (excerptWords.to - excerptWords.from));
  if (starts.length < size * 1.2) return null;
  const first = Math.floor(random() * (starts.length - size));
  return text.slice(starts[first], starts[first + size]).trimEnd();
}

/** Years whose machine texts count together, and their share of all. */
export const periods = [
  { name: '2019-2024', from: 0, share: 0.5 },
  { name: '2025', from: 2025, share: 0.15 },
  { name: '2026', from: 2026, share: 0.35 },
] as const;

export const periodOf = (year: number) => periods.findLast(period => year >= period.from)!;

/** Weights that make the labels, then the periods or domains, then the sources count evenly; an edited text by what of it is new. */
export function evenWeights(samples: readonly EngineSample[]): Float64Array {
  const groupOf = (s: EngineSample) => (s.machine ? `ai ${periodOf(s.year).name}` : `human ${s.domain}`);
  const cellOf = (s: EngineSample) => `${groupOf(s)} ${s.source} ${s.domain}`;
  const cells = new Map<string, number>();
  for (const sample of samples) cells.set(cellOf(sample), (cells.get(cellOf(sample)) ?? 0) + 1);
  // A small source is not blown up without end: its share grows as the root of its size.
  const sizes = samples.map(sample => {
    const texts = cells.get(cellOf(sample))!;
    return (Math.sqrt(Math.min(texts, 400)) / texts) * sample.changed;
  });
  const groups = new Map<string, { size: number; texts: number }>();
  samples.forEach((sample, i) => {
    const { size, texts } = groups.get(groupOf(sample)) ?? { size: 0, texts: 0 };
    groups.set(groupOf(sample), { size: size + sizes[i]!, texts: texts + 1 });
  });
  const groupShare = new Map<string, number>();
  let people = 0;
  for (const [name, group] of groups) {
    const share = name.startsWith('ai ')
      ? periods.find(period => name === `ai ${period.name}`)!.share
      : Math.sqrt(Math.min(group.texts, 1000));
    groupShare.set(name, share);
    if (!name.startsWith('ai ')) people += share;
  }
  return Float64Array.from(samples, (sample, i) => {
    const group = groupOf(sample);
    const share = groupShare.get(group)! / (sample.machine ? 1 : people);
    return ((share * sizes[i]!) / groups.get(group)!.size) * 1e4;
  });
}

/** The even weights of the corpora's texts among themselves; 0 for texts of the project's own, which are judged apart. */
export function corporaWeights(samples: readonly EngineSample[]): Float64Array {
  const corpora = samples.flatMap((sample, i) => (isProjectSource(sample.source) ? [] : [i]));
  const even = evenWeights(corpora.map(i => samples[i]!));
  const weights = new Float64Array(samples.length);
  corpora.forEach((i, at) => {
    weights[i] = even[at]!;
  });
  return weights;
}
