/** A part of a document, in UTF-16 offsets. */
export interface DocumentPart {
  readonly start: number;
  readonly end: number;
  /** True if an AI generated or revised it. */
  readonly machine: boolean;
}

/** A document of known authorship. */
export interface MixedDocument {
  readonly text: string;
  /** In order. Neighbours differ in authorship. */
  readonly parts: readonly DocumentPart[];
}

/** A text with its authorship, before it is joined with others. */
export interface Piece {
  readonly text: string;
  readonly machine: boolean;
}

/** Joins pieces by blank lines, or by `separator`. Neighbours of the same authorship become one part. */
export function joinPieces(pieces: readonly Piece[], separator = '\n\n'): MixedDocument {
  const parts: DocumentPart[] = [];
  let text = '';
  for (const piece of pieces) {
    if (text !== '') text += separator;
    const start = text.length;
    text += piece.text;
    const before = parts.at(-1);
    if (before?.machine === piece.machine) parts[parts.length - 1] = { ...before, end: text.length };
    else parts.push({ start, end: text.length, machine: piece.machine });
  }
  return { text, parts };
}
