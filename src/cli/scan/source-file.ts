import { fileURLToPath } from 'node:url';
import type { ReadAs, ReadAsChoice } from '../../contract/document.js';
import { packageRoot } from '../../contract/package-root.js';
import { decodingNotes } from '../../document/charset.js';
import { MappedText, type Run, sourceSpan } from '../../document/mapped-text.js';
import { normalizeMapped } from '../../document/spacing.js';
import { lowerBound } from '../../document/span.js';
import { choosableNames } from '../../engine/scan/results/signal-names.js';
import type { DocumentProblem, ExtractedDocument } from '../../files/document/document.js';
import { unreadable } from '../command.js';
import { decodeText } from '../files.js';
import { unknownName } from '../help/help.js';
import { noSuppressions, type Suppressions, suppressionsOf, withoutExcluded } from './suppressions.js';

/** A text to scan, with the mapping of its offsets to the source file. */
export interface SourceFile {
  /** Name from the command line or --stdin-name; `-` for stdin without a name. */
  name: string;
  prose: string;
  /** How to read `prose`; null when it was extracted from a document. */
  readAs: ReadAsChoice | null;
  /** How that document was read. */
  extractedAs: ReadAs;
  warnings: string[];
  /** Those of the warnings about parts of a document that could not be read. */
  unread: string[];
  suppressions: Suppressions;
  /** Whether positions refer to the file itself and not to its extracted text (.docx, .odt, .epub, .pdf). */
  hasFilePositions: boolean;
  locate(offset: number): SourcePosition;
}

/** Line and column count from 1, the offset from 0, all in UTF-16 units. */
export interface SourcePosition {
  line: number;
  column: number;
  offset: number;
}

/** The text of a file's bytes, read as the service reads an upload. */
export async function sourceFileOf(
  bytes: Buffer,
  filename: string,
  readAs: ReadAsChoice,
): Promise<SourceFile> {
  const markup = /\.(?:md|markdown)$/i.test(filename)
    ? 'markdown'
    : /\.html?$/i.test(filename)
      ? 'html'
      : null;
  const isDocument = /\.(?:docx|odt|pptx|epub|pdf)$/i.test(filename);
  const source = isDocument ? '' : decodeText(bytes, filename).text;
  const suppressions = markup === null ? noSuppressions : suppressionsOf(source, markup);
  for (const { name, line } of suppressions.named)
    if (!choosableNames.includes(name)) throw unreadable(`${filename}:${line}: ${unknownName(name)}`);
  const visible = withoutExcluded(source, suppressions);
  // The byte order mark overrides the encoding that the page declares.
  const upload = visible === source ? bytes : Buffer.from(`\ufeff${visible}`);
  const uploadName = markup === null && !isDocument ? `${filename}.txt` : filename;
  const extracted = await extractText(upload, uploadName, filename, readAs);
  const { kind, text, warnings, unread = [] } = extracted;
  const located = isDocument ? text : source;
  const runs = extracted.runs ?? normalizeMapped(MappedText.of(isDocument ? text : visible)).runs;
  return {
    name: filename,
    prose: text,
    readAs: null,
    extractedAs: kind === 'markdown' ? 'markdown' : 'plain',
    warnings,
    unread,
    suppressions,
    hasFilePositions: !isDocument,
    locate: locator(runs, located),
  };
}

/** The text of stdin without a name. */
export function unnamedStdin(bytes: Buffer, readAs: ReadAsChoice): SourceFile {
  const decoded = decodeText(bytes, 'stdin');
  const { text: prose } = decoded;
  if (prose.trim() === '') throw unreadable('the text is empty');
  return {
    name: '-',
    prose,
    readAs,
    extractedAs: 'plain',
    unread: [],
    ...decodingNotes(decoded),
    suppressions: noSuppressions,
    hasFilePositions: true,
    locate: locator(MappedText.of(prose).runs, prose),
  };
}

async function extractText(
  bytes: Uint8Array,
  uploadName: string,
  filename: string,
  readAs: ReadAsChoice,
): Promise<ExtractedDocument> {
  const { extract } = await import('../../files/document/extract.js');
  const result = await extract(bytes, uploadName, { readAs, runs: true }, readPdf);
  if (!('problem' in result)) return result;
  // The pages of a PDF without text may be pictures of text, which is not read.
  const isWithoutProse = result.problem === 'no_text' && !/\.pdf$/i.test(filename);
  if (isWithoutProse) return { kind: 'txt', text: '', warnings: [] };
  throw unreadable(`${filename}: ${result.message}`);
}

/** Reads a PDF in a process that ends at a limit of time or memory. */
async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument | DocumentProblem> {
  const { NativePool } = await import('../../pools/native-pool.js');
  const { toDocumentResult } = await import('../../files/document/pdf/pdf.js');
  const filename = fileURLToPath(new URL('dist/bundle/workers/native.js', packageRoot));
  const native = new NativePool({ filename, decoders: 1, recognisers: 1 });
  try {
    return toDocumentResult(await native.run('pdf', [bytes]));
  } finally {
    await native.close();
  }
}

function locator(runs: readonly Run[], source: string): SourceFile['locate'] {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return at => {
    const { start: offset } = sourceSpan(runs, { start: at, end: at + 1 });
    const line = lowerBound(lineStarts.length, i => lineStarts[i]! <= offset);
    return { line, column: offset - lineStarts[line - 1]! + 1, offset };
  };
}
