import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CorpusError } from './corpus-error.js';

/** The files of a folder of labelled texts, in order of their names. */
export interface CorpusFiles {
  /** `*.jsonl` and `*.jsonl.gz`. */
  readonly lines: readonly string[];
  /** `human/*.txt` and `ai/*.txt`. */
  readonly texts: readonly TextFile[];
}

/** A file that holds one text. Its folder is its label. */
export interface TextFile {
  readonly path: string;
  readonly label: (typeof labels)[number];
  /** Label and file name. */
  readonly id: string;
}

const labels = ['human', 'ai'] as const;

/** Lists the files of a folder. Throws CorpusError if the folder is missing or contains no corpus file. */
export function listCorpusFiles(folder: string): CorpusFiles {
  const names = namesIn(folder);
  if (names === null) throw new CorpusError(`${folder}: this folder does not exist or cannot be read.`);
  const lines = names.filter(name => /\.jsonl(\.gz)?$/.test(name)).map(name => join(folder, name));
  const texts = labels.flatMap(label =>
    (namesIn(join(folder, label)) ?? [])
      .filter(name => name.endsWith('.txt'))
      .map(name => ({ path: join(folder, label, name), label, id: `${label}/${name}` })),
  );
  if (lines.length + texts.length === 0) {
    throw new CorpusError(
      `${folder}: expected .jsonl or .jsonl.gz files, or texts as human/*.txt and ai/*.txt, and found neither.`,
    );
  }
  return { lines, texts };
}

function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder).sort();
  } catch {
    return null;
  }
}

/** The text of a `.txt` file. Throws CorpusError if it is empty or not UTF-8. */
export function readTextFile(path: string): string {
  const text = decodeUtf8(path, readFileSync(path));
  if (text.trim() === '') throw new CorpusError(`${path}: the file contains no text.`);
  return text;
}

/**
 * Parses every line of a `.jsonl` or `.jsonl.gz` file that is not blank. Errors of `parse` become
 * CorpusErrors with the file and the line.
 */
export function parseLines<T>(path: string, parse: (line: string) => T): T[] {
  return decodeUtf8(path, uncompressed(path))
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      try {
        return [parse(line)];
      } catch (error) {
        const reason =
          error instanceof SyntaxError ? 'this line is not valid JSON' : (error as Error).message;
        throw new CorpusError(`${path}, line ${at + 1}: ${reason}.`);
      }
    });
}

function uncompressed(path: string): Buffer {
  const bytes = readFileSync(path);
  if (!path.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    throw new CorpusError(`${path}: this file is not a complete gzip file.`);
  }
}

const lineFeed = 0x0a;

/** Decodes UTF-8 without a byte order mark. Throws CorpusError with the first line that is not UTF-8. */
function decodeUtf8(path: string, bytes: Buffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    for (let from = 0, line = 1; ; line++) {
      const end = bytes.indexOf(lineFeed, from);
      try {
        decoder.decode(bytes.subarray(from, end === -1 ? bytes.length : end));
      } catch {
        throw new CorpusError(`${path}, line ${line}: this line is not UTF-8.`);
      }
      from = end + 1;
    }
  }
}
