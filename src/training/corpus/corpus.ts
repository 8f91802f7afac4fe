import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Era } from '../../scan/eras.js';
import { normalizeConfusables } from '../../text/homoglyphs.js';
import { groupBy } from '../statistics/group-by.js';
import { type Random, shuffle } from '../statistics/random.js';
import { applyAiEdits, parseAiEdits } from './ai-edits.js';

/** Texts taken of one source and label of a file, drawn at random. */
export const textsMax = 3_000;

/** Models that only continue text: their prose has none of the habits of assistants, and would teach noise. */
const baseModel =
  /^(?:gpt-?2|gpt-?j|gpt-?neo|llama$|gpt-?3$|gpt2-xl|ada|babbage|curie|davinci$|text-(?:ada|babbage|curie)|opt|bloom|pythia)/i;

/** A line of a corpus. */
export interface CorpusRow {
  /** Its text when the line names none. */
  readonly id: string;
  readonly text: string;
  readonly machine: boolean;
  readonly source: string;
  readonly domain: string;
  readonly model: string | null;
  readonly attack: string | null;
  /** When a machine text was written. */
  readonly year: number;
  readonly era: Era;
  /** Of a rewriting kept as edits: of which text (`keyOf`), the passage that was rewritten, and what share of this text is new. */
  readonly draft?: { readonly of: string; readonly passage: string; readonly changed: number };
}

/** One labelled text, as a scan reads it. */
export interface TrainingSample extends CorpusRow {
  readonly genre: string;
}

/** Domains of the corpora → the genres that sources are balanced and judged by; an unknown domain is its own genre. */
const genres: Readonly<Record<string, string>> = {
  expository: 'blog',
  magazine: 'essay',
  paper_abstract: 'academic',
  game_review: 'review',
  email: 'letter',
  email_content: 'letter',
  business: 'letter',
  forum: 'qa',
  TruthfulQA_LLMs: 'qa',
  SQuAD1_LLMs: 'mixed',
  NarrativeQA_LLMs: 'mixed',
  legal: 'government',
};

/** Machine texts of the sources of the corpora that wrote later than the rest. */
const laterSources = [
  { source: /^llm2026_/, year: 2026 },
  { source: /^eqbench_longform$/, year: 2025 },
] as const;
/** Of the rest, and of a source nobody named a year of: 2019 to 2024, taken together. */
const earlierYear = 2024;
const recentFrom = 2025;

/** A line may state the year its machine wrote in; else the source tells. */
export function yearOf(stated: unknown, source: string): number {
  if (typeof stated === 'number') return stated;
  return laterSources.find(later => later.source.test(source))?.year ?? earlierYear;
}

export const eraOf = (year: number): Era => (year >= recentFrom ? 'recent' : 'earlier');

/** Reads one line of a corpus: `{text, label: "human" | "ai", source, domain, id?, model?, attack?, year?}`. Throws on anything else. */
export const readRow = (line: string): CorpusRow => rowOf(JSON.parse(line));

function rowOf(row: Readonly<Record<string, unknown>>): CorpusRow {
  const { text, label, source, domain } = row;
  const year = yearOf(row.year, String(source));
  const named = typeof text === 'string' && typeof source === 'string' && typeof domain === 'string';
  if (!named || (label !== 'human' && label !== 'ai')) {
    throw new Error('a line needs text, source and domain as strings, and the label "human" or "ai"');
  }
  return {
    id: typeof row.id === 'string' ? row.id : text,
    text,
    machine: label === 'ai',
    source,
    domain,
    model: typeof row.model === 'string' ? row.model : null,
    attack: typeof row.attack === 'string' ? row.attack : null,
    year,
    era: eraOf(year),
  };
}

/**
 * Every line of the `*.jsonl` and `*.jsonl.gz` of these folders, file by file; last those of `*.edits.jsonl`, rewritings of texts that
 * the other files hold. Throws where a folder has none, at a line that is none, and at a rewriting whose draft is not there.
 */
export function* readRows(folders: readonly string[]): Generator<CorpusRow[]> {
  const paths = folders.flatMap(pathsOf);
  const edited = paths.filter(isEdited);
  const wanted = new Set(edited.flatMap(path => readLines(path, line => textKey(parseAiEdits(line).draft))));
  const drafts = new Map<string, string>();
  for (const path of paths.filter(path => !isEdited(path))) {
    const rows = readLines(path, readRow);
    for (const row of rows) if (wanted.has(textKey(row))) drafts.set(textKey(row), row.text);
    yield rows;
  }
  for (const path of edited) {
    yield readLines(path, line => {
      const rewriting = parseAiEdits(line);
      const of = textKey(rewriting.draft);
      const { text, ...made } = applyAiEdits(rewriting, drafts.get(of));
      return { ...rowOf({ ...rewriting, text }), draft: { of, ...made } };
    });
  }
}

const isEdited = (path: string) => /\.edits\.jsonl(\.gz)?$/.test(path);

function pathsOf(folder: string): string[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz'));
  if (names.length === 0) throw new Error(`${folder} holds no .jsonl or .jsonl.gz file`);
  return names.sort().map(name => join(folder, name));
}

function readLines<T>(path: string, read: (line: string) => T): T[] {
  const bytes = readFileSync(path);
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [read(line)];
    } catch (error) {
      throw new Error(`${basename(path)}, line ${at + 1}: ${(error as Error).message}`);
    }
  });
}

/** Whether a source is of the texts that the project had written or edited (src/training/own-texts). */
export const isProjectSource = (source: string) => source.startsWith('own2026_');

/** Texts that are judged together: the corpora's, those written for the project, and people's edited for it (own-texts/edited). */
export type Collection = 'corpora' | 'written' | 'edited';

export function collectionOf(source: string): Collection {
  if (!isProjectSource(source)) return 'corpora';
  return source.startsWith('own2026_edited') ? 'edited' : 'written';
}

/** Names a text wherever its corpus is read. */
export const textKey = ({ source, id }: Pick<CorpusRow, 'source' | 'id'>) => `${source} ${id}`;

/** Machine texts that nothing tells from people's. */
export const isBaseModelOutput = ({ machine, model }: Pick<CorpusRow, 'machine' | 'model'>) =>
  machine && model !== null && baseModel.test(model);

/** The texts of these folders, at most `textsMax` of a source and label of a file, drawn at random. */
export function readCorpus(folders: readonly string[], textsMax: number, random: Random): TrainingSample[] {
  const samples: TrainingSample[] = [];
  for (const rows of readRows(folders)) {
    for (const group of groupBy(rows, ({ source, machine }) => `${source} ${machine}`).values()) {
      for (const row of shuffle(group, random).slice(0, textsMax)) samples.push(sampleOf(row));
    }
  }
  return samples;
}

function sampleOf(row: CorpusRow): TrainingSample {
  const sample = {
    ...row,
    text: normalizeConfusables(row.text).text,
    genre: genres[row.domain] ?? row.domain,
  };
  const { draft } = row;
  return draft === undefined
    ? sample
    : { ...sample, draft: { ...draft, passage: normalizeConfusables(draft.passage).text } };
}

/** What the deeper model learns from and is judged by: without what only continues. */
export function readTrainingTexts(folders: readonly string[], random: Random): TrainingSample[] {
  return readCorpus(folders, textsMax, random).filter(sample => !isBaseModelOutput(sample));
}
