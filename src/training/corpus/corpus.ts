import { basename, resolve } from 'node:path';
import type { Era } from '../../engine/scan/eras.js';
import { normalizeConfusables } from '../../engine/text/homoglyphs.js';
import { visibleText } from '../../files/document/scan-text.js';
import { groupBy } from '../statistics/group-by.js';
import { type Random, shuffle } from '../statistics/random.js';
import { applyAiEdits, parseAiEdits } from './ai-edits.js';
import { listCorpusFiles, parseLines, readTextFile, type TextFile } from './corpus-files.js';
import { modelYear } from './models.js';

/** Maximum texts of one source and label in a file, drawn at random. */
export const textsMax = 3_000;

/**
 * Base models without instruction tuning. Their output lacks the features of assistants and would add label
 * noise.
 */
const baseModel =
  /^(?:gpt-?2|gpt-?j|gpt-?neo|llama$|gpt-?3$|gpt2-xl|ada|babbage|curie|davinci$|text-(?:ada|babbage|curie)|opt|bloom|pythia)|\bbase$/i;

/** One line of a corpus file. */
export interface CorpusRow {
  /** Defaults to the text. */
  readonly id: string;
  readonly text: string;
  readonly machine: boolean;
  readonly source: string;
  readonly domain: string;
  readonly model: string | null;
  readonly attack: string | null;
  /** Year of an AI-generated text (`yearOf`). */
  readonly year: number;
  readonly era: Era;
  /**
   * For an AI rewrite stored as edits: the key (`textKey`) of the original, the passage that was rewritten,
   * and the share of this text that is new.
   */
  readonly draft?: { readonly of: string; readonly passage: string; readonly changed: number };
}

/** One labelled text, normalised as a scan normalises it. */
export interface TrainingSample extends CorpusRow {
  readonly genre: string;
  /** Share of the text that is new, for an AI rewrite stored as edits. */
  readonly changed?: number;
}

/**
 * Maps domains of the corpora to the genres used for balancing and evaluation. An unlisted domain is its own
 * genre.
 */
const genres: Readonly<Record<string, string>> = {
  expository: 'blog',
  magazine: 'essay',
  paper_abstract: 'academic',
  game_review: 'review',
  email: 'letter',
  email_content: 'letter',
  business: 'letter',
  'cover letter': 'letter',
  cv: 'letter',
  complaint: 'letter',
  forum: 'qa',
  homework: 'qa',
  TruthfulQA_LLMs: 'qa',
  SQuAD1_LLMs: 'mixed',
  NarrativeQA_LLMs: 'mixed',
  legal: 'government',
  administrative: 'government',
  readme: 'docs',
  guide: 'docs',
  design: 'docs',
  policy: 'docs',
  changelog: 'docs',
  product: 'promotional',
  listing: 'promotional',
  'marketing copy': 'promotional',
  encyclopedia: 'reference',
  glossary: 'reference',
  course: 'reference',
  'tasting note': 'review',
  'peer review': 'review',
  message: 'letter',
  'e-mail': 'letter',
  'social post': 'qa',
  'discussion board': 'qa',
  sermon: 'speech',
  'academic essay': 'essay',
  'application essay': 'essay',
  'news article': 'news',
  'blog post': 'blog',
};

/** Sources whose AI-generated texts are of 2026, whether or not their lines name a model. */
const sourcesOf2026 = /^llm2026_/;
/** Year of AI-generated texts whose source, line and model state none. */
const defaultYear = 2024;
const recentFrom = 2025;

/**
 * Year of an AI-generated text: the year that its line states, else the year of its source, else the year in
 * which its model appeared. A text that an earlier model wrote later has its model's year.
 */
export function yearOf(stated: number | null, source: string, model: string | null): number {
  const ofModel = modelYear(model);
  if (stated !== null && ofModel !== null && ofModel < recentFrom) return Math.min(stated, ofModel);
  if (stated !== null) return stated;
  return sourcesOf2026.test(source) ? 2026 : (ofModel ?? defaultYear);
}

const eraOf = (year: number): Era => (year >= recentFrom ? 'recent' : 'earlier');

/**
 * Parses one line of a corpus: `{text, label: "human" | "ai", source, domain, id?, model?, attack?, year?}`.
 * A source `NAME_extra` has further texts of the source NAME. Throws an error that names the field on other
 * shapes, SyntaxError on invalid JSON.
 */
export const readRow = (line: string): CorpusRow => rowOf(JSON.parse(line));

function rowOf(row: Readonly<Record<string, unknown>>): CorpusRow {
  if (typeof row !== 'object' || row === null) throw new Error('expected a JSON object');
  const { label } = row;
  const [text, file, domain] = (['text', 'source', 'domain'] as const).map(name => {
    const value = row[name];
    if (typeof value !== 'string') throw new Error(`expected the field "${name}" as a string`);
    return value;
  }) as [string, string, string];
  if (text.trim() === '') throw new Error('the field "text" is empty');
  if (label !== 'human' && label !== 'ai') {
    throw new Error(
      `expected the field "label" as "human" or "ai", received ${JSON.stringify(label) ?? 'none'}`,
    );
  }
  // Of human-written texts some sources state a range.
  const stated = label === 'ai' || typeof row.year === 'number' ? statedYear(row.year) : null;
  const model = typeof row.model === 'string' ? row.model : null;
  const source = file.replace(/_extra$/, '');
  const year = yearOf(stated, source, model);
  return {
    id: typeof row.id === 'string' ? row.id : text,
    text,
    machine: label === 'ai',
    source,
    domain,
    model,
    attack: typeof row.attack === 'string' ? row.attack : null,
    year,
    era: eraOf(year),
  };
}

/** The year of an AI-generated text, as a number or its digits; null when its line has none. */
function statedYear(year: unknown): number | null {
  if (year === undefined || year === null) return null;
  const stated = typeof year === 'string' && /^\d{4}$/.test(year) ? Number(year) : year;
  if (typeof stated === 'number' && Number.isSafeInteger(stated)) return stated;
  throw new Error(`expected the field "year" as a whole number, received ${JSON.stringify(year)}`);
}

/**
 * Rows of the folders: of every `*.jsonl` and `*.jsonl.gz` file, one array per file, and of the plain texts
 * `human/*.txt` and `ai/*.txt`, one array per folder. `*.edits.jsonl` files come last; they hold AI edits of
 * texts in the other files. Throws CorpusError if a folder has no such file, a file or line is malformed, or
 * the original of an edit is missing.
 */
export function* readRows(folders: readonly string[]): Generator<CorpusRow[]> {
  const files = folders.map(folder => ({ folder, ...listCorpusFiles(folder) }));
  const edited = files.flatMap(({ lines }) => lines.filter(isEdited));
  const wanted = new Set(edited.flatMap(path => parseLines(path, line => textKey(parseAiEdits(line).draft))));
  const originals = new Map<string, string>();
  for (const { folder, lines, texts } of files) {
    for (const path of lines.filter(path => !isEdited(path))) {
      const rows = parseLines(path, readRow);
      for (const row of rows) if (wanted.has(textKey(row))) originals.set(textKey(row), row.text);
      yield rows;
    }
    if (texts.length > 0) yield texts.map(file => plainRow(basename(resolve(folder)), file));
  }
  for (const path of edited) {
    yield parseLines(path, line => {
      const edit = parseAiEdits(line);
      const of = textKey(edit.draft);
      const { text, ...rewrite } = applyAiEdits(edit, originals.get(of));
      return { ...rowOf({ ...edit, text }), draft: { of, ...rewrite } };
    });
  }
}

const isEdited = (path: string) => /\.edits\.jsonl(\.gz)?$/.test(path);

/** Row of a plain text, whose file states neither domain nor model nor year. */
const plainRow = (source: string, { id, label, path }: TextFile): CorpusRow =>
  rowOf({ id, label, source, domain: 'mixed', text: readTextFile(path) });

/** True for sources written or edited for this project (src/training/own-texts). */
export const isProjectSource = (source: string) => source.startsWith('own2026_');

/**
 * Texts that are evaluated together: the corpora, texts written for the project, and human-written texts
 * edited for it.
 */
export type Collection = 'corpora' | 'written' | 'edited';

export function collectionOf(source: string): Collection {
  if (!isProjectSource(source)) return 'corpora';
  return source.startsWith('own2026_edited') ? 'edited' : 'written';
}

/** Key of a text that is unique across corpora. */
export const textKey = ({ source, id }: Pick<CorpusRow, 'source' | 'id'>) => `${source} ${id}`;

/**
 * Texts whose labels are wrong more often than right: classifiers that never saw the source rank them the
 * wrong way round, and readers agree with the classifiers (docs/experiments.md).
 */
const isMislabelled = ({ source, domain }: Pick<CorpusRow, 'source' | 'domain'>) =>
  source === 'raidar' && domain === 'news';

/** True for texts outside training and evaluation: output of base models, and texts with wrong labels. */
export const isExcluded = (row: Pick<CorpusRow, 'machine' | 'model' | 'source' | 'domain'>) =>
  (row.machine && row.model !== null && baseModel.test(row.model)) || isMislabelled(row);

/** Samples of the folders: at most `textsMax` per source and label of a file, drawn at random. */
export function readCorpus(folders: readonly string[], textsMax: number, random: Random): TrainingSample[] {
  const samples: TrainingSample[] = [];
  for (const rows of readRows(folders)) {
    for (const group of groupBy(rows, ({ source, machine }) => `${source} ${machine}`).values()) {
      for (const row of shuffle(group, random).slice(0, textsMax)) samples.push(sampleOf(row));
    }
  }
  return samples;
}

/** The part of a text that a scan reads, the visible text of Markdown and HTML, normalised as for a score. */
export function asScanned(text: string): string {
  return normalizeConfusables(visibleText(text, 'auto') ?? text).text;
}

function sampleOf(row: CorpusRow): TrainingSample {
  const sample = {
    ...row,
    text: asScanned(row.text),
    genre: genres[row.domain] ?? row.domain,
  };
  const { draft } = row;
  return draft === undefined
    ? sample
    : {
        ...sample,
        changed: draft.changed,
        draft: { ...draft, passage: asScanned(draft.passage) },
      };
}

/** Samples for training and evaluating the classifier, without base-model output. */
export function readTrainingTexts(folders: readonly string[], random: Random): TrainingSample[] {
  return readCorpus(folders, textsMax, random).filter(sample => !isExcluded(sample));
}
