/** Statements of metadata fields about how a picture was made. */
import type { DeclaredMode } from '../../../contract/image.js';

/**
 * Kinds of fields, the most reliable first. When fields disagree, the first kind decides. A signed action is
 * more precise than a property, and a property is more precise than the name of a tool.
 */
export const sources = ['credential', 'source_type', 'credit', 'prompt', 'tool'] as const;

/** The statement of one field. */
export interface Statement {
  source: (typeof sources)[number];
  /** Null when the field declares nothing about AI. */
  mode: DeclaredMode | null;
  generator: string | null;
  sourceType: string | null;
  /** In plain English, naming the field. */
  sentence: string;
}

/** Makes a statement; without `declared` it declares nothing about AI. */
export const statement = (
  source: Statement['source'],
  sentence: string,
  declared: Partial<Pick<Statement, 'mode' | 'generator' | 'sourceType'>> = {},
): Statement => ({ source, sentence, mode: null, generator: null, sourceType: null, ...declared });

/** Control characters and invisible characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u{e0100}-\u{e01ef}\ufe00-\ufe0f]/gu;

const escaped = (text: string): string =>
  text.replace(unprintable, char =>
    char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)!.toString(16)}}`,
  );

/** The first `charsMax` UTF-16 code units of a text, without half a surrogate pair at the end. */
const cutAtCharacter = (text: string, charsMax: number): string =>
  text.length > charsMax ? text.slice(0, charsMax).replace(/[\ud800-\udbff]$/, '') : text;

/** Text of the file as responses contain it: bounded, with control and invisible characters escaped. */
export const printable = (text: string, charsMax: number): string => escaped(cutAtCharacter(text, charsMax));

/** Quotes text of the file in a sentence: shortened, on one line, with invisible characters escaped. */
export function quoted(text: string, charsMax = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length > charsMax ? `${cutAtCharacter(line, charsMax)}...` : line;
  return `"${escaped(short).replaceAll('"', "'")}"`;
}
