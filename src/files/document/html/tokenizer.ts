import { type Token, type TokenHandler, Tokenizer } from 'parse5';

/**
 * parse5's tokenizer, made fast for text and safe for hostile input. The last two overrides work around
 * defects of parse5 7. parse5 8.1 fixes the defects but stores every attribute
 * (docs/decisions/0011-walk-html-on-a-tokenizer.md). Everything else uses the public interface.
 */
export class BoundedTokenizer extends Tokenizer {
  constructor(
    handler: TokenHandler,
    private readonly attributesMax: number,
  ) {
    super({ sourceCodeLocationInfo: true }, handler);
  }

  /**
   * Adds the ordinary characters after one in the text to its token in one step; parse5 reads them one by
   * one. The token then contains the white space between words too.
   */
  protected override _stateData(codePoint: number): void {
    super._stateData(codePoint);
    if (!isOrdinary(codePoint) || codePoint === space) return;
    const { html, pos } = this.preprocessor;
    let end = pos + 1;
    while (end < html.length && isOrdinary(html.charCodeAt(end))) end++;
    if (end === pos + 1) return;
    this.currentCharacterToken!.chars += html.slice(pos + 1, end);
    this.preprocessor.pos = end - 1;
  }

  /**
   * Ignores further attributes. Otherwise time is quadratic in them, because parse5 compares each name with
   * all earlier ones, and memory grows with them.
   */
  protected override _leaveAttrName(): void {
    const tag = this.currentToken as Token.TagToken;
    if (tag.attrs.length < this.attributesMax) super._leaveAttrName();
  }

  /** Decodes a numeric reference of over 300 digits, for which parse5 computes NaN and throws. */
  protected override _flushCodePointConsumedAsCharacterReference(codePoint: number): void {
    super._flushCodePointConsumedAsCharacterReference(
      Number.isNaN(codePoint) ? decodeLongReference(this.preprocessor.html, this.entityStartPos) : codePoint,
    );
  }
}

const space = 0x20;
const ampersand = 0x26;
const lessThan = 0x3c;
const firstSurrogate = 0xd800;

/** Whether a character in text is neither markup nor a control character nor part of a surrogate pair. */
const isOrdinary = (unit: number): boolean =>
  unit >= space && unit < firstSurrogate && unit !== lessThan && unit !== ampersand;

/** Significant digits of a numeric reference. Eight are out of range in both bases. */
const numericReference = /&#(?:x0*([\da-f]{0,8})|0*(\d{0,8}))/iy;
const replacementCharacter = 0xfffd;

function decodeLongReference(source: string, start: number): number {
  numericReference.lastIndex = start;
  const [, hex, decimal] = numericReference.exec(source) ?? [];
  const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? code : replacementCharacter;
}
