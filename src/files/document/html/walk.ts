import { type Token, TokenizerMode } from 'parse5';
import type { Bounds } from '../../bounds.js';
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
   * Decoded text between two tags, comments or null characters. `start` is the source offset of its first
   * character; it is not exact in <pre> and in CDATA sections of foreign content. `references` has the
   * character references in it, until the call returns.
   */
  text(chars: string, start: number, references: CharacterReferences): void;
}

/**
 * Walks HTML with the standard's tokenizer and the part of tree construction that decides where an element
 * ends: implied end tags, scopes, misnested formatting, foreign content. It builds no tree and remembers only
 * the open elements, at most `htmlDepth` of them. Time is linear in the source, at any depth of nesting.
 * `isXhtml`: a tag such as `<title/>` is a whole element.
 */
export function walkHtml<State>(
  source: string,
  visitor: HtmlVisitor<State>,
  bounds: Bounds,
  isXhtml = false,
): void {
  const walk = new Walk(source, visitor, bounds, isXhtml);
  walk.tokenizer.write(source, true);
  walk.closeAll();
}

interface OpenElement<State> {
  name: string;
  state: State;
}

class Walk<State> {
  readonly tokenizer: BoundedTokenizer;
  private readonly elements: OpenElement<State>[] = [];
  /** Open elements by name, so that an end tag without an open element costs nothing. */
  private readonly counts = new Map<string, number>();
  private foreignDepth = 0;
  private readonly depthMax: number;
  /** Set after <pre> and <listing>: a line feed that follows directly is not content. */
  private dropsLineFeed = false;
  /** Text since the last tag, comment or null character, and the source offset at which it starts. */
  private chars = '';
  private textStart = 0;

  constructor(
    private readonly source: string,
    private readonly visitor: HtmlVisitor<State>,
    { htmlDepth, htmlAttributes }: Bounds,
    private readonly isXhtml: boolean,
  ) {
    this.depthMax = htmlDepth;
    const append = ({ chars }: Token.CharacterToken) => {
      this.chars += chars;
    };
    const skip = ({ location }: Token.Token) => this.endText(location!.endOffset);
    this.tokenizer = new BoundedTokenizer(
      {
        onStartTag: tag => {
          this.endText(tag.location!.endOffset);
          this.startTag(tag);
        },
        onEndTag: tag => {
          this.endText(tag.location!.endOffset);
          this.endTag(tag.tagName);
        },
        onCharacter: append,
        onWhitespaceCharacter: append,
        onNullCharacter: ({ chars, location }) => this.endText(location!.startOffset + chars.length),
        onComment: skip,
        onDoctype: skip,
        onEof: skip,
        onParseError: null,
      },
      htmlAttributes,
    );
  }

  closeAll(): void {
    while (this.elements.length > 0) this.pop();
  }

  /** Reports the pending text. The next text starts at `nextStart`. */
  private endText(nextStart: number): void {
    let chars = this.chars;
    let start = this.textStart;
    this.chars = '';
    this.textStart = nextStart;
    if (chars === '') return this.tokenizer.references.clear();
    if (this.dropsLineFeed && chars.startsWith('\n')) {
      chars = chars.slice(1);
      start += this.source.startsWith('\r\n', start) ? 2 : 1;
    }
    this.dropsLineFeed = false;
    const { references } = this.tokenizer;
    if (chars !== '') this.visitor.text(chars, start, references);
    references.clear();
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

  private startHtml(name: string, attributes: Token.Attribute[]): void {
    this.push(name, attributes);
    if (escapableText.has(name)) this.tokenizer.state = TokenizerMode.RCDATA;
    else if (rawText.has(name)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (name === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT;
    this.dropsLineFeed = name === 'pre' || name === 'listing';
  }

  private startForeign(tag: Token.TagToken): void {
    if (tag.selfClosing) return;
    this.foreignDepth++;
    this.tokenizer.inForeignNode = true;
    this.push(tag.tagName, tag.attrs);
  }

  private startEmpty(name: string, attributes: Token.Attribute[] = []): void {
    this.visitor.close(this.visitor.open(name, attributes));
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
    else if (name === 'a' && this.isOpen('a')) this.endTag('a');
    else if (name === 'td' || name === 'th') this.closeInTable(['td', 'th']);
    else if (name === 'tr') this.closeInTable(['tr', 'caption']);
    else if (name === 'tbody' || name === 'thead' || name === 'tfoot')
      this.closeInTable(['tbody', 'thead', 'tfoot', 'caption']);
  }

  private endTag(name: string): void {
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
      blockInside ||= specialElements.has(open);
    }
  }

  private isOpen(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  private push(name: string, attributes: Token.Attribute[]): void {
    // At the depth limit an element replaces the innermost one, as in browsers.
    if (this.elements.length >= this.depthMax) this.pop();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.elements.push({ name, state: this.visitor.open(name, attributes) });
  }

  private popTo(at: number): void {
    while (this.elements.length > at) this.pop();
  }

  private pop(): void {
    if (this.foreignDepth > 0) this.tokenizer.inForeignNode = --this.foreignDepth > 0;
    this.closed(this.elements.pop()!);
  }

  private closed({ name, state }: OpenElement<State>): void {
    this.counts.set(name, this.counts.get(name)! - 1);
    this.visitor.close(state);
  }
}

const barriersOfParagraph = new Set([...scopeBarriers, 'button']);
const barriersOfItem = new Set([...scopeBarriers, 'ol', 'ul']);
/** A new list item closes the open one, unless another container is open inside that. */
const barriersOfNewItem = new Set([...specialElements].filter(name => !/^(?:address|div|p)$/.test(name)));
