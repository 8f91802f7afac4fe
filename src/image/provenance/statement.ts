import type { DeclaredMode } from '../../contract/image.js';

/**
 * Kinds of fields, the most reliable first. Where they disagree about how much a machine did, the first decides: a signed
 * action knows more than a property, a property more than the tool's name.
 */
export const sources = ['credential', 'source_type', 'credit', 'prompt', 'tool'] as const;

/** What one field says about how the picture was made. */
export interface Statement {
  source: (typeof sources)[number];
  /** What it declares; null for a finding that declares nothing. */
  mode: DeclaredMode | null;
  generator: string | null;
  sourceType: string | null;
  /** In plain English, naming the field. */
  sentence: string;
}

/** Characters that act on a terminal or a reader, or can't be seen at all. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u{e0100}-\u{e01ef}\ufe00-\ufe0f]/gu;

export const escaped = (text: string): string =>
  text.replace(unseen, char =>
    char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)!.toString(16)}}`,
  );

/** Words of the file inside a sentence of ours: short, on one line, nothing hidden in it. */
export function quoted(text: string, charsMax = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const short =
    line.length > charsMax ? `${line.slice(0, charsMax).replace(/[\ud800-\udbff]$/, '')}...` : line;
  return `"${escaped(short).replaceAll('"', "'")}"`;
}
