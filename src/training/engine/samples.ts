import type { Era } from '../../scan/eras.js';
import type { GenreProfile } from '../../scan/genres.js';
import { normalizeConfusables } from '../../text/homoglyphs.js';
import { type CorpusRow, isBaseModelOutput, isProjectSource, readRows, textKey } from '../corpus/corpus.js';
import { groupBy } from '../statistics/group-by.js';
import { type Random, randomFromString } from '../statistics/random.js';

/** One labelled text, whole or as an excerpt. */
export interface EngineSample {
  readonly id: string;
  readonly text: string;
  readonly machine: boolean;
  readonly source: string;
  readonly domain: string;
  readonly genre: GenreProfile;
  readonly model: string | null;
  readonly attack: string | null;
  /** Year in which an AI-generated text was written. */
  readonly year: number;
  readonly era: Era;
  readonly excerpt: boolean;
  /** Share of an AI-generated text that is new: below 1 for an edited human-written text. */
  readonly changed: number;
  /** Number of texts it represents, itself included: large sources are thinned. */
  readonly represents: number;
}

/** Maximum texts of one source, label and domain in a file. Diversity improves the fit; volume does not. */
const textsPerCell = 500;
const wordsMin = 30;
const unitsMax = 9000;
const excerptWords = { from: 60, to: 400 };

/** Maps domains of the corpora to the genres of the API; other domains are standard. */
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

/** Samples of the folders, thinned evenly; with `excerpts`, each text also as one random excerpt. */
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
  const { id, machine, source, domain, model, attack, year, era } = row;
  const genre = genreOf[domain] ?? ('standard' as const);
  const changed = row.draft?.changed ?? 1;
  const shared = { id, machine, source, domain, model, attack, year, era, genre, changed, represents };
  samples.push({ ...shared, text, excerpt: false });
  const cut = excerpts ? randomExcerpt(text, randomFromString(textKey(row))) : null;
  if (cut !== null) samples.push({ ...shared, text: cut, excerpt: true });
}

/** A random excerpt of 60 to 400 words; null if the text is not clearly longer than that. */
function randomExcerpt(text: string, random: Random): string | null {
  const starts: number[] = [];
  for (const match of text.matchAll(/\S+/g)) starts.push(match.index);
  const size = Math.floor(excerptWords.from + random() * (excerptWords.to - excerptWords.from));
  if (starts.length < size * 1.2) return null;
  const first = Math.floor(random() * (starts.length - size));
  return text.slice(starts[first], starts[first + size]).trimEnd();
}

/** Periods of AI-generated texts, and the share of each in their total weight. */
export const periods = [
  { name: '2019-2024', from: 0, share: 0.5 },
  { name: '2025', from: 2025, share: 0.15 },
  { name: '2026', from: 2026, share: 0.35 },
] as const;

export const periodOf = (year: number) => periods.findLast(period => year >= period.from)!;

/**
 * Weights that balance the labels, then periods (AI-generated) or domains (human-written), then sources. An
 * edited text weighs by its share of new text.
 */
export function evenWeights(samples: readonly EngineSample[]): Float64Array {
  const groupOf = (s: EngineSample) => (s.machine ? `ai ${periodOf(s.year).name}` : `human ${s.domain}`);
  const cellOf = (s: EngineSample) => `${groupOf(s)} ${s.source} ${s.domain}`;
  const cells = new Map<string, number>();
  for (const sample of samples) cells.set(cellOf(sample), (cells.get(cellOf(sample)) ?? 0) + 1);
  // A source weighs by the square root of its size, so that a small one is not inflated.
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
  let humanTotal = 0;
  for (const [name, group] of groups) {
    const share = name.startsWith('ai ')
      ? periods.find(period => name === `ai ${period.name}`)!.share
      : Math.sqrt(Math.min(group.texts, 1000));
    groupShare.set(name, share);
    if (!name.startsWith('ai ')) humanTotal += share;
  }
  return Float64Array.from(samples, (sample, i) => {
    const group = groupOf(sample);
    const share = groupShare.get(group)! / (sample.machine ? 1 : humanTotal);
    return ((share * sizes[i]!) / groups.get(group)!.size) * 1e4;
  });
}

/** `evenWeights` among the corpora's texts; 0 for the project's texts, which are evaluated separately. */
export function corporaWeights(samples: readonly EngineSample[]): Float64Array {
  const corpora = samples.flatMap((sample, i) => (isProjectSource(sample.source) ? [] : [i]));
  const even = evenWeights(corpora.map(i => samples[i]!));
  const weights = new Float64Array(samples.length);
  corpora.forEach((i, at) => {
    weights[i] = even[at]!;
  });
  return weights;
}
