import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The image corpora, in a folder beside the repository. Tests that need them are skipped without it. */
const folder = join('..', 'shared', 'corpora', 'images');

export const imageSetSkip = existsSync(join(folder, 'manifest.jsonl')) ? false : `corpora absent: ${folder}`;

interface Expected {
  declared?: boolean;
  mode?: 'generated' | 'edited' | null;
  c2pa?: boolean;
  c2pa_intact?: boolean;
  remote_manifest?: boolean;
  /** A declaration that is not required, but expected. */
  stretch_declared?: boolean;
  generator_contains?: string;
  source_type_contains?: string;
  /** Whether a file of `injection_files.jsonl` has an instruction. */
  instruction?: boolean;
}

export interface ImageCase {
  file: string;
  why: string;
  expect: Expected;
  needs_ocr?: boolean;
}

/** The rows of a file of the corpora. */
export const rowsOf = <Row = ImageCase>(name: string): Row[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Row);

export const readImage = (file: string): Uint8Array => new Uint8Array(readFileSync(join(folder, file)));
