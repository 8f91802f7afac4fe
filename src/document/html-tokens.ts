import { type Token, Tokenizer } from 'parse5';
import { limits } from '../limits.js';

/** A character reference in character data: its source range, and how many UTF-16 units it stands for. */
export interface Reference {
  start: number;
  end: number;
  length: number;
}

/** The tokenizer, with the attributes of a tag bounded (looking for a repeated name is quadratic) and references noted. */
export class BoundedTokenizer extends Tokenizer {
  references: Reference[] = [];

  protected override _leaveAttrName(): void {
    const tag = this.currentToken as Token.TagToken;
    if (tag.attrs.length < limits.htmlAttributes) super._leaveAttrName();
  }

  protected override _flushCodePointConsumedAsCharacterReference(codePoint: number): void {
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
