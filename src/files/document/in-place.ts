import type { CleanedAs, NotApplied } from '../../contract/cleanup.js';
import type { DocumentEdit } from '../../contract/document.js';
import { limits } from '../../contract/limits.js';
import { byteOffsets, type Decoded } from '../../document/charset.js';
import type { Edit } from '../../document/span.js';
import { type CleanupEdit, findEdits } from '../../engine/cleanup/clean.js';
import { type Habits, habitsOf } from '../../engine/cleanup/typographic/typographic.js';
import {
  type CleanedContent,
  type CleanOptions,
  DocumentFailure,
  type DocumentFormat,
  type EditedDocument,
} from './document.js';
import { allowedEdits, type EditFinder, joinEdits } from './edits/allowed-edits.js';
import { type EditableParagraph, placeEdits } from './edits/place-edits.js';
import type { AuthoredEdit } from './office/tracked.js';

/** A text of a document whose paragraphs are changed in place: a file, or an entry of an archive. */
export interface DocumentPart {
  /** Entry name; empty for a file that is no archive. */
  name: string;
  paragraphs: readonly EditableParagraph[];
  /** The bytes with edits of the source, which ascend except across nested paragraphs. */
  write(edits: readonly AuthoredEdit[]): Uint8Array;
}

/** A document whose text is changed in place. */
export interface OpenDocument {
  type: string;
  parts: readonly DocumentPart[];
  /** The document with the changed parts, by their names, and warnings about that. */
  write(changed: ReadonlyMap<string, Uint8Array>): { bytes: Uint8Array; warnings: string[] };
}

/** Words are edited in the extracted text; cleaning reads more, such as notes and headers. */
export type Purpose = 'clean' | 'edit';

/** Cleans and edits the documents that a function opens. It throws DocumentFailure. */
export const inPlace = (
  open: (bytes: Uint8Array, purpose: Purpose, options: CleanOptions) => OpenDocument,
): Pick<DocumentFormat, 'clean' | 'edit'> => ({
  clean: (bytes, options) => cleanInPlace(open(bytes, 'clean', options), options),
  edit: (bytes, edits, options) =>
    editInPlace(open(bytes, 'edit', options), edits, options.tracked !== undefined),
});

export function editInPlace(
  { parts, write }: Omit<OpenDocument, 'type'>,
  edits: readonly DocumentEdit[],
  isTracked = false,
): EditedDocument {
  const all = parts.flatMap(({ paragraphs }) => paragraphs);
  const { outcome, changes } = placeEdits(edits, all, isTracked);
  const changed = new Map<string, Uint8Array>();
  for (const part of parts) {
    const ofPart = part.paragraphs.flatMap(paragraph =>
      (changes.get(paragraph) ?? []).flatMap(change => paragraph.sourceEdits(change)),
    );
    if (ofPart.length > 0) changed.set(part.name, part.write(ofPart));
  }
  return { ...write(changed), outcome };
}

/**
 * Cleans each paragraph of a document as a whole. Edits that would change fixed text, such as a tab,
 * mathematics or code, or make markup of the text around them are left out and counted.
 */
function cleanInPlace({ type, parts, write }: OpenDocument, options: CleanOptions): CleanedContent {
  const changes: Record<string, number> = {};
  const changed = new Map<string, Uint8Array>();
  let notApplied = 0;
  let count = 0;
  const find = editFinder(parts, options);
  for (const part of parts) {
    const ofPart: Edit[] = [];
    for (const paragraph of part.paragraphs) {
      const { edits, left } = allowedEdits(paragraph.text, find);
      notApplied += left;
      count += edits.length;
      if (count > limits.documentEdits)
        throw new DocumentFailure('too_large_inside', 'The document needs too many changes to be cleaned.');
      for (const { edit, joined } of joinEdits(edits, paragraph.text)) {
        const inSource = paragraph.sourceEdits(edit);
        for (const each of inSource) ofPart.push(each);
        for (const change of joined)
          if (inSource.length === 0) notApplied += change.glyphs;
          else countChange(changes, change);
      }
    }
    if (ofPart.length > 0) changed.set(part.name, part.write(ofPart));
  }
  return {
    ...write(changed),
    type,
    changes,
    ...(notApplied > 0 && { notApplied: { structure: notApplied } }),
  };
}

/** Finds the edits of a paragraph. The typographic style depends on all of them. */
function editFinder(parts: readonly DocumentPart[], options: CleanOptions): EditFinder {
  const texts = parts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.text));
  const habits = options.style === 'typographic' ? habitsOf(texts) : undefined;
  return text => typographyEdits(text, options, { hardBreaks: false, habits });
}

export function countChange(changes: Record<string, number>, { kind, glyphs }: CleanupEdit): void {
  if (glyphs > 0) changes[kind] = (changes[kind] ?? 0) + glyphs;
}

interface TypographyOptions {
  /** Those of the document of which the text is a paragraph. */
  habits?: Habits | undefined;
  readAs?: CleanedAs;
  hardBreaks?: boolean;
  /** Receives the numbers of glyphs that the format does not let the cleanup replace. */
  notApplied?: NotApplied;
}

/** The edits that clean a text of a document: none where its typography stays. */
export const typographyEdits = (
  text: string,
  { typography, contractions, style }: CleanOptions,
  { readAs = 'plain', hardBreaks = true, ...others }: TypographyOptions = {},
): CleanupEdit[] =>
  typography === 'keep' ? [] : findEdits(text, { contractions, style, hardBreaks, ...others }, readAs);

/** A decoded file with edits, which ascend and do not touch; other bytes do not change. */
export function replaceBytes(bytes: Uint8Array, decoded: Decoded, edits: readonly Edit[]): Uint8Array {
  if (edits.length === 0) return bytes;
  const offsets = byteOffsets(bytes, decoded);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, replacement } of edits) {
    parts.push(bytes.subarray(from, offsets[start]), encode(replacement, decoded.encoding));
    from = offsets[end]!;
  }
  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}

/** Replacements in a legacy encoding are ASCII, which all supported encodings share. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(text, 'utf8');
}
