import type { Token } from 'parse5';
import { BoundedTokenizer } from './tokenizer.js';

/** Length of a character reference in the source and in the text, in UTF-16 code units. */
export interface CharacterReference {
  sourceLength: number;
  textLength: number;
}

/** Text that may be or begin with a reference. The longest name has 32 characters. */
const candidate = /&(?:#x[\da-f]+;?|#\d+;?|[a-z][\da-z]{0,39};?)/iy;

/**
 * Finds character references in a source. The HTML tokenizer reports decoded text without saying where its
 * references were, so each candidate is decoded once more on its own.
 */
export class CharacterReferences {
  private readonly known = new Map<string, CharacterReference | undefined>();

  constructor(private readonly source: string) {}

  /** The reference at the `&` at `offset`; undefined when the `&` is literal. */
  at(offset: number): CharacterReference | undefined {
    candidate.lastIndex = offset;
    const text = candidate.exec(this.source)?.[0];
    if (text === undefined) return undefined;
    if (!this.known.has(text)) this.known.set(text, referenceIn(text));
    return this.known.get(text);
  }
}

function referenceIn(text: string): CharacterReference | undefined {
  const decoded = decode(text);
  if (decoded === text) return undefined;
  // Literal text may follow a name without a semicolon: "&notit;" is "¬it;". A reference decodes to one or
  // two units, and the second unit never equals the source's last character.
  const textLength = text.endsWith(decoded.slice(1)) ? 1 : 2;
  return { textLength, sourceLength: text.length - (decoded.length - textLength) };
}

function decode(text: string): string {
  let decoded = '';
  const append = ({ chars }: Token.CharacterToken) => {
    decoded += chars;
  };
  const ignore = () => {};
  const markup = {
    onStartTag: ignore,
    onEndTag: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
  const characters = { onCharacter: append, onNullCharacter: append, onWhitespaceCharacter: append };
  new BoundedTokenizer({ ...markup, ...characters }, 0).write(text, true);
  return decoded;
}
