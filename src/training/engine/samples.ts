import type { Era } from '../../engine/scan/eras.js';
import type { GenreProfile } from '../../engine/scan/genres.js';
import { sampleWeights } from '../classifier/sample-weights.js';
import {
  asScanned,
  type CorpusRow,
  isExcluded,
  isProjectSource,
  readRows,
  textKey,
} from '../corpus/corpus.js';
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
  readme: 'expository',
  guide: 'expository',
  design: 'expository',
  policy: 'expository',
  changelog: 'expository',
  news: 'expository',
  fiction: 'fiction',
  promotional: 'promotional',
  product: 'promotional',
  listing: 'promotional',
  'marketing copy': 'promotional',
  'academic essay': 'academic',
  'application essay': 'academic',
  'news article': 'expository',
  'blog post': 'expository',
};

/** Samples of the folders, thinned evenly; with `excerpts`, each text also as one random excerpt. */
export function readEngineSamples(folders: readonly string[], excerpts = true): EngineSample[] {
  const samples: EngineSample[] = [];
  for (const rows of readRows(folders)) {
    const read = rows.filter(row => !isExcluded(row));
    const cells = groupBy(read, ({ source, machine, domain }) => `${source} ${machine} ${domain}`);
    for (const cell of cells.values()) {
      const step = Math.max(1, cell.length / textsPerCell);
      for (let at = 0; at < cell.length; at += step) addTexts(samples, cell[Math.floor(at)]!, step, excerpts);
    }
  }
  return samples;
}

function addTexts(samples: EngineSample[], row: CorpusRow, represents: number, excerpts: boolean): void {
  const text = asScanned(row.text.slice(0, unitsMax));
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

/** Periods of AI-generated texts, for tables. */
export const periods = [
  { name: '2019-2024', from: 0 },
  { name: '2025', from: 2025 },
  { name: '2026', from: 2026 },
] as const;

export const periodOf = (year: number) => periods.findLast(period => year >= period.from)!;

/** `sampleWeights` among the corpora's texts; 0 for the project's texts, which are evaluated separately. */
export function corporaWeights(samples: readonly EngineSample[]): Float64Array {
  const corpora = samples.flatMap((sample, i) => (isProjectSource(sample.source) ? [] : [i]));
  const even = sampleWeights(corpora.map(i => samples[i]!));
  const weights = new Float64Array(samples.length);
  corpora.forEach((i, at) => {
    weights[i] = even[at]!;
  });
  return weights;
}
