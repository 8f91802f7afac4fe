import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentProblem, ExtractedDocument } from '../../../src/files/document/document.js';

/** The document set, which is stored outside the repository and may be absent. */
const setFolder = '../shared/corpora/documents';
export const setAbsent = existsSync(join(setFolder, 'manifest.jsonl')) ? false : 'corpora absent: documents';

export interface SetRow {
  id: string;
  file: string;
  kind: string;
  expect: 'text' | 'refused' | 'error';
  also_ok?: string[];
  must_contain: string[];
  must_not_contain: string[];
  ordered?: boolean;
  separate_lines?: string[];
  max_count?: Record<string, number>;
  debatable?: boolean;
}

export const rowsOf = (...kinds: string[]): SetRow[] =>
  setAbsent
    ? []
    : readFileSync(join(setFolder, 'manifest.jsonl'), 'utf8')
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as SetRow)
        .filter(row => kinds.includes(row.kind));

export const bytesOf = (row: SetRow) => readFileSync(join(setFolder, row.file));

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Expectations of a row that a result does not meet. */
export function failuresOf(row: SetRow, result: ExtractedDocument | DocumentProblem): string[] {
  const outcomes: string[] = [row.expect, ...(row.also_ok ?? [])];
  if ('problem' in result) {
    const isExpected = outcomes.includes('refused') || outcomes.includes('error');
    return isExpected ? [] : [`${result.problem}: ${result.message}`];
  }
  if (!outcomes.includes('text')) return ['text came out'];
  const failures: string[] = [];
  const text = collapse(result.text);
  let from = 0;
  for (const phrase of row.must_contain) {
    const at = text.indexOf(collapse(phrase), row.ordered ? from : 0);
    if (at < 0) failures.push(`missing ${JSON.stringify(phrase)}`);
    else from = at;
  }
  for (const phrase of row.must_not_contain)
    if (result.text.includes(phrase) || (collapse(phrase) !== '' && text.includes(collapse(phrase))))
      failures.push(`leaked ${JSON.stringify(phrase)}`);
  const lines = result.text.split('\n').map(collapse);
  for (const phrase of row.separate_lines ?? []) {
    const others = row.separate_lines!.filter(other => other !== phrase);
    if (!lines.some(line => line.includes(phrase) && !others.some(other => line.includes(other))))
      failures.push(`not on its own line ${JSON.stringify(phrase)}`);
  }
  for (const [phrase, most] of Object.entries(row.max_count ?? {}))
    if (text.split(phrase).length - 1 > most) failures.push(`too often ${JSON.stringify(phrase)}`);
  return failures;
}
