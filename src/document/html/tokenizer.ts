import { type Token, type TokenHandler, Tokenizer } from 'parse5';

/** Lengths of character references in the source and in the text, in UTF-16 units, by their source offset. */
export type CharacterReferences = Map<number, { sourceLength: number; textLength: number }>;

/**
 * parse5's tokenizer, made fast for text and safe for hostile input. The first and the last two overrides
 * work around defects of parse5 7. parse5 8.1 fixes the defects but stores every attribute
 * (docs/decisions/0011-one-document-model.md). Everything else uses the public interface.
 */
export class BoundedTokenizer extends Tokenizer {
  /** The references since the map was cleared. */
  readonly references: CharacterReferences = new Map();
  private referenceStart = 0;

  constructor(
    handler: TokenHandler,
    private readonly attributesMax: number,
  ) {
    super({ sourceCodeLocationInfo: true }, handler);
  }

  /** Replaces lone low surrogates. parse5 takes two for a character beyond Unicode, and throws. */
  override write(html: string, isLast: boolean): void {
    super.write(html.replace(/[\udc00-\udfff]/gu, '\ufffd'), isLast);
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

  protected override _startCharacterReference(): void {
    super._startCharacterReference();
    this.referenceStart = this.preprocessor.offset;
  }

  /**
   * Records the reference. Decodes a numeric one of over 300 digits, for which parse5 computes NaN and
   * throws. Receives the two code points of some names one by one, and also an `&` that begins no reference
   * with each character of the name after it.
   */
  protected override _flushCodePointConsumedAsCharacterReference(decoded: number): void {
    const codePoint = Number.isNaN(decoded)
      ? decodeLongReference(this.preprocessor.html, this.entityStartPos)
      : decoded;
    const sourceLength = this.preprocessor.offset + 1 - this.referenceStart;
    if (sourceLength === 1) this.referenceStart = Number.NEGATIVE_INFINITY;
    else if (this.referenceStart >= 0) {
      const textLength = this.references.get(this.referenceStart)?.textLength ?? 0;
      this.references.set(this.referenceStart, {
        sourceLength,
        textLength: textLength + (codePoint > 0xffff ? 2 : 1),
      });
    }
    super._flushCodePointConsumedAsCharacterReference(codePoint);
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
