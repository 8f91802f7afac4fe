/**
 * The list of files with their results, and the actions on it. The list stays while the person visits other
 * pages, and an action goes on; the browser's database stores the list for a reload.
 */
import type { ScanOptions } from '../../client/index.js';
import { config } from '../api.js';
import { deleteRecord, deleteRecords, recordsOfTab, storeRecord } from '../base/browser-records.js';
import { words } from '../base/format.js';
import { randomName, readJson, writeStorage } from '../base/storage.js';
import { createStore, useStore } from '../base/store.js';
import { onClearWork } from '../draft.js';
import { longText } from '../scan/long-text.js';
import { createTask } from '../shared/task.js';
import { chaptersOf } from './chapters.js';
import { type Group, type Order, ofGroup, ordered, type ScannedFile } from './findings.js';
import { filesOfZip, isArchive } from './read-zip.js';
import { filesMax, type NamedFile, type Refused, selectFiles } from './select-files.js';

/** A file of the list and how far it is. */
export interface BatchRow extends ScannedFile {
  id: number;
  size: number;
  lastModified: number;
  /** Null once its text is extracted. */
  file: File | null;
  state: 'waiting' | 'extracting' | 'scanning' | 'done' | 'failed';
  /** Whether its writer's first language is not English. */
  esl: boolean;
  /** Begins the Idempotency-Keys of its scans, so that none of them is charged twice. */
  key: string;
  /** Options of its scan besides those of the list. */
  options?: Pick<ScanOptions, 'genre' | 'deep'> | undefined;
}

interface Choices {
  /** `esl` of the files that are added to an empty list. */
  esl: boolean;
  /** Whether each result is saved to the history. */
  save: boolean;
  order: Order;
  /** Group of the distribution that the list shows; null for all. */
  group: Group | null;
  /** Title of the report on all files. */
  title: string;
  /** Whether each text with a finding begins a page of the report. */
  isApart: boolean;
}

/** The actions on the list, of which one runs at a time. Leaving the page does not stop them. */
export const tasks = { scan: createTask(), save: createTask(), reports: createTask() } as const;

/** Whether an action runs, during which the list stays as it is. */
export function useBusy(): boolean {
  const states = [useStore(tasks.scan.state), useStore(tasks.save.state), useStore(tasks.reports.state)];
  return states.some(({ busy }) => busy);
}

interface BatchState {
  rows: readonly BatchRow[];
  /** Files that were not added when files were last chosen. */
  refused: readonly Refused[];
  choices: Choices;
  /** Whether the list of this tab was read from the database. */
  restored: boolean;
}

const choicesKey = 'telltale-batch';
const noChoices: Choices = {
  esl: false,
  save: false,
  order: 'first',
  group: null,
  title: '',
  isApart: false,
};
const empty: Omit<BatchState, 'choices' | 'restored'> = { rows: [], refused: [] };

export const batch = createStore<BatchState>({
  ...empty,
  choices: { ...noChoices, ...readJson<Partial<Choices>>(choicesKey) },
  restored: false,
});

onClearWork(() => {
  for (const task of Object.values(tasks)) task.stop();
  batch.set({ ...empty, choices: noChoices, restored: true });
  writeStorage('sessionStorage', choicesKey, null);
});

/** Reads the list of this tab before a reload. */
const restoring = recordsOfTab<BatchRow>('file').then(records => {
  const rows = records.map(({ value }) => value);
  batch.set(now => ({ ...now, rows: [...rows, ...now.rows], restored: true }));
});

/** The state of a row whose scan was interrupted: it has its earlier result, or waits. */
export const stateWithoutScan = ({ result, error }: BatchRow): BatchRow['state'] =>
  error !== null ? 'failed' : result !== null ? 'done' : 'waiting';

/** Stores a row as it is after a reload. */
function storeRow(row: BatchRow): void {
  const state = stateWithoutScan(row);
  void storeRecord('file', row.id, { ...row, state });
}

export function updateRow(id: number, change: Partial<BatchRow>): void {
  batch.set(now => ({ ...now, rows: now.rows.map(row => (row.id === id ? { ...row, ...change } : row)) }));
  const row = batch.get().rows.find(each => each.id === id);
  if (row !== undefined && row.state !== 'extracting') storeRow(row);
}

/** Whether a row was scanned with another choice about its writer. */
export const isOutdated = ({ result, esl }: BatchRow): boolean => result !== null && result.esl !== esl;

/** Whether a row waits for a scan, the first one or another, or is being scanned. */
export const isUnfinished = (row: BatchRow): boolean =>
  row.state !== 'failed' && (row.state !== 'done' || isOutdated(row));

/** The choice about the writers of all files; null where they differ. */
export function eslOfAll({ rows, choices }: Pick<BatchState, 'rows' | 'choices'>): boolean | null {
  const { esl } = rows[0] ?? choices;
  return rows.every(row => row.esl === esl) ? esl : null;
}

/** Makes a choice about the writers of all files, also of those that are added later. */
export function chooseEsl(esl: boolean): void {
  choose({ esl });
  for (const { id } of batch.get().rows) updateRow(id, { esl });
}

/** Page of the result of a file. */
export const resultPath = ({ id }: Pick<BatchRow, 'id'>): string => `/batch/${id}`;

/** Page of the result that was opened last; null before. */
export const lastOpened = createStore<string | null>(null);

/** The files that the list shows, in its order. */
export const shownRows = ({ rows, choices }: BatchState): BatchRow[] =>
  ordered(ofGroup(rows, choices.group), choices.order);

export function removeRow(id: number): void {
  batch.set(now => ({ ...now, rows: now.rows.filter(row => row.id !== id) }));
  void deleteRecord('file', id);
}

export function clearList(): void {
  batch.set(now => ({ ...now, ...empty }));
  choose({ group: null, title: '' });
  void deleteRecords('file');
}

export function choose(change: Partial<Choices>): void {
  batch.set(now => ({ ...now, choices: { ...now.choices, ...change } }));
  writeStorage('sessionStorage', choicesKey, JSON.stringify(batch.get().choices));
}

/** Files that the list of this person may have. */
const filesAllowed = (): number => (config.get()?.account ? filesMax.account : filesMax.visitor);

/** Adds files, and those in archives among them. */
export async function addFiles(chosen: readonly NamedFile[]): Promise<void> {
  const files: NamedFile[] = [];
  const refused: Refused[] = [];
  for (const each of chosen) {
    const unpacked = isArchive(each.name) ? await filesOfZip(each) : { files: [each], refused: [] };
    files.push(...unpacked.files);
    refused.push(...unpacked.refused);
  }
  await restoring;
  const esl = eslOfAll(batch.get()) ?? false;
  const listed = batch.get().rows.filter(({ part }) => part === undefined);
  const selected = selectFiles(listed, files, filesAllowed());
  batch.set(now => ({ ...now, refused: [...refused, ...selected.refused] }));
  addRows(
    selected.accepted.map(({ name, file }) => ({
      name,
      size: file.size,
      lastModified: file.lastModified,
      file,
      text: null,
      warnings: [],
      esl,
    })),
  );
}

/** Adds the chapters of the scan page's long text, each as a row that waits, unless the list has them. */
export async function addLongText(): Promise<void> {
  await restoring;
  const [text, who] = [longText.get(), config.get()];
  if (text === null || who === null) return;
  longText.set(null);
  const { esl, save } = text.choices;
  choose({ save });
  const { rows } = batch.get();
  const names = new Set(rows.map(({ part }) => part?.of));
  let { name } = text;
  for (let i = 2; names.has(name); i++) name = `${text.name} (${i})`;
  const added = chapterRows({ ...text, name, esl }, who.limits.characters_per_text);
  if (!added.every(({ text }) => rows.some(row => row.text === text))) addRows(added);
}

/** Replaces a row by those of the chapters of its text. */
export function divideRow(row: BatchRow, text: string, charsMax: number): void {
  addRows(chapterRows({ ...row, text }, charsMax));
  removeRow(row.id);
}

type NewRow = Omit<BatchRow, 'id' | 'state' | 'result' | 'error' | 'key'>;

function chapterRows(
  {
    name,
    text,
    warnings,
    esl,
    options,
  }: Pick<BatchRow, 'name' | 'warnings' | 'esl' | 'options'> & {
    text: string;
  },
  charsMax: number,
): NewRow[] {
  const chapters = chaptersOf(text, charsMax);
  return chapters.map(({ title, text }, i) => {
    const label = `${i + 1} of ${chapters.length}${title === '' ? '' : `: ${title}`}`;
    return {
      name: `${name}, ${label}`,
      size: text.length,
      lastModified: 0,
      file: null,
      text,
      warnings,
      esl,
      options,
      part: { of: name, label, words: words(text) },
    };
  });
}

function addRows(added: readonly NewRow[]): void {
  const firstId = 1 + batch.get().rows.reduce((last, { id }) => Math.max(last, id), 0);
  const rows = added.map(
    (row, i): BatchRow => ({
      ...row,
      id: firstId + i,
      state: 'waiting',
      result: null,
      error: null,
      key: randomName(),
    }),
  );
  batch.set(now => ({ ...now, rows: [...now.rows, ...rows] }));
  for (const row of rows) storeRow(row);
}
