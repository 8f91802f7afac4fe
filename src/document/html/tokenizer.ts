import { type Token, Tokenizer } from 'parse5';
import { limits } from '../../limits.js';

/** A character reference in character data: its source range, and how many UTF-16 units it stands for. */
export interface Reference {
  start: number;
  end: number;
  length: number;
}

/**
 * The tokenizer, with the attributes of a tag bounded (looking for a repeated name is quadratic), references noted, and numeric
 * references of any length decoded (from about 310 digits on its decoder returns NaN, which is not a code point).
 */
export class BoundedTokenizer extends Tokenizer {
  references: Reference[] = [];

  protected override _leaveAttrName(): void {
    const tag = this.currentToken as Token.TagToken;
    if (tag.attrs.length < limits.htmlAttributes) super._leaveAttrName();
  }

  protected override _flushCodePointConsumedAsCharacterReference(decoded: number): void {
    const codePoint = Number.isNaN(decoded)
      ? longReference(this.preprocessor.html, this.entityStartPos)
      : decoded;
    if (!this._isCharacterReferenceInAttribute()) {
      const start = this.entityStartPos;
      const units = codePoint > 0xffff ? 2 : 1;
      const last = this.references.at(-1);
      if (last?.start === start) last.length += units;
      else this.references.push({ start, end: this.preprocessor.pos + 1, length: units });
    }
    super._flushCodePointConsumedAsCharacterReference(codePoint);
  }
}

/** Its significant digits; eight are out of range in either base, so no more are read. */
const numeric = /&#(?:x0*([\da-f]{0,8})|0*(\d{0,8}))/iy;
const replacementCharacter = 0xfffd;

/** The code point of a numeric reference of very many digits: U+FFFD, unless most of them are leading zeros. */
function longReference(source: string, start: number): number {
  numeric.lastIndex = start;
  const [, hex, decimal] = numeric.exec(source) ?? [];
  const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? code : replacementCharacter;
}
