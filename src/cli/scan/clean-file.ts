import type { CleanupStyle, ReadAsChoice } from '../../contract/document.js';
import { decodeFile } from '../../document/charset.js';
import { formatOfName } from '../../document/data-formats.js';
import { clean } from '../../engine/cleanup/clean.js';
import { cleanFile } from '../../files/document/clean.js';
import { unreadable } from '../command.js';
import { suppressionsOf } from './suppressions.js';

interface CleanOptions {
  contractions: boolean;
  style?: CleanupStyle;
  readAs: ReadAsChoice;
  /** Date and time of tracked changes (RFC 3339). */
  tracked?: string;
}

/** Cleans a text of stdin as a request does, and a file as --write does: it keeps its line breaks. */
export async function cleanToText(bytes: Uint8Array, file: string, options: CleanOptions) {
  const readAs = options.readAs === 'auto' ? (formatOfName(file) ?? options.readAs) : options.readAs;
  const plain = clean(decodeFile(bytes, file).text, options, readAs);
  if (file === '-') return plain;
  const markup = /\.(?:md|markdown|html?)$/i.exec(file)?.[0].toLowerCase();
  const name = markup === undefined ? `${file}.txt` : file;
  const result = await cleanFile(bytes, name, { ...options, excludedSpans });
  if ('problem' in result) throw unreadable(`${file}: ${result.message}`);
  const format = markup?.startsWith('.h') ? 'html' : 'markdown';
  const isKnown = markup !== undefined && (format === 'html' || options.readAs === 'auto');
  const output_text = decodeFile(result.bytes, file).text;
  return {
    ...plain,
    ...(isKnown && { read_as: format }),
    output_text,
    changes: result.changes,
    not_applied: result.notApplied,
    total_changes: Object.values(result.changes).reduce((sum, count) => sum + count, 0),
    chars_out: [...output_text].length,
  };
}

export const cleanDocument = (bytes: Uint8Array, name: string, options: CleanOptions) =>
  cleanFile(bytes, name, { ...options, excludedSpans });

/** The parts that comments exclude from scans. Comments that name signals do not concern the cleanup. */
const excludedSpans = (source: string, kind: 'markdown' | 'html') => suppressionsOf(source, kind).excluded;
