import { type Token, TokenizerMode } from 'parse5';
import { pageLimits } from '../../contract/page-limits.js';
import { Mathematics } from '../mathematics.js';
import {
  closesParagraph,
  endsForeign,
  escapableText,
  formattingElements,
  headings,
  rawText,
  scopeBarriers,
  specialElements,
  tableParts,
  voidElements,
} from './elements.js';
import { BoundedTokenizer, type CharacterReferences } from './tokenizer.js';

/** Receives elements and text in document order. `State` is the visitor's record of an open element. */
export interface HtmlVisitor<State> {
  /** An element starts. Void elements end at once. `close` receives the returned state. */
  open(name: string, attributes: Token.Attribute[]): State;
  /** An element ends, innermost first; misnested formatting such as <b><p></b></p> is the exception. */
  close(state: State): void;
  /**
   * Decoded text and its place in the source: letter for letter where both have the same length, else one
   * character reference or line end. Not exact in CDATA sections of foreign content.
   */
  text(chars: string, start: number, end: number): void;
  /** Text that stands for a formula. */
  formula?(chars: string): void;
}

/**
 * Walks HTML with the standard's tokenizer and the part of tree construction that decides where an element
 * ends: implied end tags, scopes, misnested formatting, foreign content. It builds no tree and remembers only
 * the open elements, at most `htmlDepth` of them. Time is linear in the source, at any depth of nesting.
 * `isXhtml`: a tag such as `<title/>` is a whole element.
 */
export function walkHtml<State>(source: string, visitor: HtmlVisitor<State>, isXhtml = false): void {
  const walk = new HtmlWalk(visitor, isXhtml);
  walk.markup(source);
  walk.closeAll();
}

interface OpenElement<State> {
  name: string;
  state: State;
}

/** Starts of source text that may have another length than its decoded text. */
const unequal = /&|\r\n|<\/>|\0/g;
/** These are no text, except where tags are text and a null character is replaced. */
const dropped = /<\/>|\0/;

/**
 * The open elements of a walk. A reader of another format, such as Markdown, opens and closes elements itself
 * and passes the HTML inside it to `markup`.
 */
export class HtmlWalk<State> {
  private readonly elements: OpenElement<State>[] = [];
  /** Open elements by name, so that an end tag without an open element costs nothing. */
  private readonly counts = new Map<string, number>();
  private foreignDepth = 0;
  /** The open formula, and the number of elements around it. */
  private formula: Mathematics | undefined;
  private formulaDepth = 0;
  /** Set after <pre> and <listing>: a line feed that follows directly is not content. */
  private dropsLineFeed = false;
  private tokenizer: BoundedTokenizer | undefined;

  constructor(
    private readonly visitor: HtmlVisitor<State>,
    private readonly isXhtml = false,
  ) {}

  /** Walks HTML that starts at an offset of the source. */
  markup(html: string, offset = 0): void {
    /** Text since the last tag or comment, and the offset in `html` at which it starts. */
    let chars = '';
    let textStart = 0;
    const isExact = !/[\r&\0]|<\/>/.test(html);
    const endText = (nextStart: number): void => {
      let start = textStart;
      textStart = nextStart;
      if (this.dropsLineFeed && chars.startsWith('\n')) {
        chars = chars.slice(1);
        start += html.startsWith('\r\n', start) ? 2 : 1;
      }
      if (chars !== '') {
        this.dropsLineFeed = false;
        if (isExact) this.text(chars, offset + start, offset + start + chars.length);
        else this.mappedText(chars, html, start, offset, tokenizer.references);
        chars = '';
      }
      tokenizer.references.clear();
    };
    const append = (token: Token.CharacterToken) => {
      chars += token.chars;
    };
    const skip = ({ location }: Token.Token) => endText(location!.endOffset);
    const tokenizer = new BoundedTokenizer(
      {
        onStartTag: tag => {
          endText(tag.location!.endOffset);
          this.startTag(tag);
        },
        onEndTag: tag => {
          endText(tag.location!.endOffset);
          this.end(tag.tagName);
        },
        onCharacter: append,
        onWhitespaceCharacter: append,
        onNullCharacter() {},
        onComment: skip,
        onDoctype: skip,
        onEof: skip,
        onParseError: null,
      },
      pageLimits.htmlAttributes,
    );
    this.tokenizer = tokenizer;
    tokenizer.inForeignNode = this.foreignDepth > 0;
    tokenizer.write(html, true);
    this.tokenizer = undefined;
  }

  /** Reports text that has character references, line ends of two characters or dropped parts. */
  private mappedText(
    chars: string,
    html: string,
    start: number,
    offset: number,
    references: CharacterReferences,
  ): void {
    const { name = '' } = this.elements.at(-1) ?? {};
    const isRaw = escapableText.has(name) || rawText.has(name);
    let at = 0;
    let from = start;
    const textTo = (end: number): void => {
      if (end > from) this.text(chars.slice(at, at + end - from), offset + from, offset + end);
      at += end - from;
      from = end;
    };
    unequal.lastIndex = start;
    for (let match = unequal.exec(html); match !== null; match = unequal.exec(html)) {
      const { 0: found, index } = match;
      if (at + index - from >= chars.length) break;
      const isDropped = dropped.test(found);
      const reference = references.get(index);
      if (found === '&' ? reference === undefined : isDropped && isRaw) continue;
      textTo(index);
      const textLength = reference?.textLength ?? (isDropped ? 0 : 1);
      from += reference?.sourceLength ?? found.length;
      if (textLength > 0) this.text(chars.slice(at, at + textLength), offset + index, offset + from);
      at += textLength;
      unequal.lastIndex = from;
    }
    textTo(from + chars.length - at);
  }

  text(chars: string, start: number, end: number): void {
    if (this.formula === undefined) this.visitor.text(chars, start, end);
    else this.formula.text(chars);
  }

  closeAll(): void {
    while (this.elements.length > 0) this.pop();
  }

  private startTag(tag: Token.TagToken): void {
    const name = tag.tagName;
    this.dropsLineFeed = false;
    if (this.foreignDepth > 0) {
      if (!endsForeign.has(name) || this.isOpen('foreignobject')) return this.startForeign(tag);
      while (this.foreignDepth > 0) this.pop();
    }
    if (!this.isAllowed(name)) return;
    this.implyEndTags(name);
    if (name === 'svg' || name === 'math') this.startForeign(tag);
    else if (voidElements.has(name) || (this.isXhtml && tag.selfClosing)) this.startEmpty(name, tag.attrs);
    else this.startHtml(name, tag.attrs);
  }

  /** Starts an element without attributes, as its tag does. */
  start(name: string): void {
    this.implyEndTags(name);
    if (voidElements.has(name)) this.startEmpty(name, []);
    else this.push(name, []);
  }

  private startHtml(name: string, attributes: Token.Attribute[]): void {
    this.push(name, attributes);
    if (this.tokenizer === undefined) return;
    if (escapableText.has(name)) this.tokenizer.state = TokenizerMode.RCDATA;
    else if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (name === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT;
    else if (rawText.has(name)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    this.dropsLineFeed = name === 'pre' || name === 'listing';
  }

  private startForeign(tag: Token.TagToken): void {
    if (tag.selfClosing) {
      this.formulaElement(tag.tagName, tag.attrs);
      this.formula?.close();
      return;
    }
    this.foreignDepth++;
    if (this.tokenizer !== undefined) this.tokenizer.inForeignNode = true;
    this.push(tag.tagName, tag.attrs);
  }

  private startEmpty(name: string, attributes: Token.Attribute[] = []): void {
    this.formulaElement(name, attributes);
    this.formula?.close();
    this.visitor.close(this.visitor.open(name, attributes));
  }

  private formulaElement(name: string, attributes: Token.Attribute[]): void {
    this.formula?.open(name, wanted => attributes.find(attribute => attribute.name === wanted)?.value);
  }

  /** Tags of table parts outside a table are ignored; their content is not. */
  private isAllowed(name: string): boolean {
    return !tableParts.has(name) || this.isOpen('table') || this.isOpen('template');
  }

  private implyEndTags(name: string): void {
    if (closesParagraph.has(name) && this.isOpen('p')) this.closeInScope(['p'], barriersOfParagraph);
    const current = this.elements.at(-1)?.name;
    if (name === 'li' && this.isOpen('li')) this.closeInScope(['li'], barriersOfNewItem);
    else if ((name === 'dd' || name === 'dt') && (this.isOpen('dd') || this.isOpen('dt')))
      this.closeInScope(['dd', 'dt'], barriersOfNewItem);
    else if (headings.has(name) && current !== undefined && headings.has(current)) this.pop();
    else if (name === 'option' && current === 'option') this.pop();
    else if (name === 'button' && this.isOpen('button')) this.closeInScope(['button'], scopeBarriers);
    else if (name === 'a' && this.isOpen('a')) this.end('a');
    else if (name === 'td' || name === 'th') this.closeInTable(['td', 'th']);
    else if (name === 'tr') this.closeInTable(['tr', 'caption']);
    else if (name === 'tbody' || name === 'thead' || name === 'tfoot')
      this.closeInTable(['tbody', 'thead', 'tfoot', 'caption']);
  }

  /** Ends the open element that an end tag of this name ends, and those inside it. */
  end(name: string): void {
    this.dropsLineFeed = false;
    if (name === 'br') this.startEmpty('br');
    else if (name === 'p' && !this.isOpen('p')) this.startEmpty('p');
    else if (headings.has(name)) this.closeHeading();
    else if (!this.isOpen(name) || name === 'body' || name === 'html') return;
    else if (formattingElements.has(name)) this.closeFormatting(name);
    else if (name === 'p') this.closeInScope(['p'], barriersOfParagraph);
    else if (name === 'li') this.closeInScope(['li'], barriersOfItem);
    else if (tableParts.has(name) || name === 'table') this.closeInTable([name]);
    else this.closeInScope([name], specialElements.has(name) ? scopeBarriers : specialElements);
  }

  /** The end tag of any heading closes the open heading of any level. */
  private closeHeading(): void {
    const open = [...headings].find(heading => this.isOpen(heading));
    if (open !== undefined) this.closeInScope([open], scopeBarriers);
  }

  /** Closes the nearest open one of `names` and everything inside it, unless a barrier comes first. */
  private closeInScope(names: string[], barriers: ReadonlySet<string>): void {
    const at = this.elements.findLastIndex(({ name }) => names.includes(name) || barriers.has(name));
    if (at >= 0 && names.includes(this.elements[at]!.name)) this.popTo(at);
  }

  /** Closes the outermost of `parts` in the innermost table. */
  private closeInTable(parts: string[]): void {
    let found = -1;
    for (let at = this.elements.length - 1; at >= 0; at--) {
      const { name: open } = this.elements[at]!;
      if (parts.includes(open)) found = at;
      if (open === 'table' || open === 'template') break;
    }
    if (found >= 0) this.popTo(found);
  }

  /** Closes a formatting element but not the blocks inside it: the adoption agency algorithm. */
  private closeFormatting(name: string): void {
    let blockInside = false;
    for (let at = this.elements.length - 1; at >= 0; at--) {
      const { name: open } = this.elements[at]!;
      if (open === name) {
        if (blockInside) this.closed(this.elements.splice(at, 1)[0]!);
        else this.popTo(at);
        return;
      }
      if (scopeBarriers.has(open)) return;
      blockInside ||= specialElements.has(open) && at < this.elements.length - this.foreignDepth;
    }
  }

  private isOpen(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  private push(name: string, attributes: Token.Attribute[]): void {
    // At the depth limit an element replaces the innermost one, as in browsers.
    if (this.elements.length >= pageLimits.htmlDepth) this.pop();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.formulaElement(name, attributes);
    // A shadow root is displayed, in place of the element around it.
    const isShadowRoot = name === 'template' && attributes.some(each => each.name === 'shadowrootmode');
    this.elements.push({ name, state: this.visitor.open(isShadowRoot ? 'slot' : name, attributes) });
    if (this.formula === undefined && /(?:^|:)math$/.test(name)) {
      this.formula = new Mathematics();
      this.formulaDepth = this.elements.length;
    }
  }

  private popTo(at: number): void {
    while (this.elements.length > at) this.pop();
  }

  private pop(): void {
    if (this.foreignDepth > 0) {
      this.foreignDepth--;
      if (this.tokenizer !== undefined) this.tokenizer.inForeignNode = this.foreignDepth > 0;
    }
    this.closed(this.elements.pop()!);
  }

  private closed({ name, state }: OpenElement<State>): void {
    this.counts.set(name, this.counts.get(name)! - 1);
    if (this.formula !== undefined && this.elements.length >= this.formulaDepth) this.formula.close();
    else if (this.formula !== undefined) {
      this.visitor.formula?.(this.formula.finish().trim());
      this.formula = undefined;
    }
    this.visitor.close(state);
  }
}

const barriersOfParagraph = new Set([...scopeBarriers, 'button']);
const barriersOfItem = new Set([...scopeBarriers, 'ol', 'ul']);
/** A new list item closes the open one, unless another container is open inside that. */
const barriersOfNewItem = new Set([...specialElements].filter(name => !/^(?:address|div|p)$/.test(name)));
