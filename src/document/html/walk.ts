import { type Token, TokenizerMode } from 'parse5';
import { limits } from '../../limits.js';
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
import { BoundedTokenizer, type Reference } from './tokenizer.js';

/**
 * A walk over HTML: the standard's tokenizer, and of its tree construction what decides where an element
 * ends (implied end tags, scopes, misnested formatting, foreign content). No tree is kept: only the open
 * elements, at most `limits.htmlDepth` of them, so time is linear in the source and depth costs nothing.
 */
export interface HtmlVisitor<State> {
  /** An element begins (void elements end at once). What this returns comes back when the element ends. */
  open(name: string, attributes: Token.Attribute[]): State;
  /** Ends come innermost first, but for misnested formatting: <b><p></b></p>. */
  close(state: State): void;
  /** Character data. `start` and `end` are its offsets in the source. */
  text(chars: string, start: number, end: number, references: readonly Reference[]): void;
}

export function walkHtml<State>(source: string, visitor: HtmlVisitor<State>): void {
  const walk = new Walk(source, visitor);
  walk.tokenizer.write(source, true);
  walk.closeAll();
}

interface OpenElement<State> {
  name: string;
  state: State;
}

class Walk<State> {
  readonly tokenizer: BoundedTokenizer;
  private readonly open: OpenElement<State>[] = [];
  /** How many of each name are open: an end tag without its element costs nothing. */
  private readonly counts = new Map<string, number>();
  private foreignDepth = 0;
  /** After <pre>, <listing>: the first line feed is not content. */
  private dropLineFeed = false;

  constructor(
    source: string,
    private readonly visitor: HtmlVisitor<State>,
  ) {
    const text = (token: Token.CharacterToken) => this.text(token);
    this.tokenizer = new BoundedTokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: tag => this.startTag(tag),
        onEndTag: tag => this.endTag(tag.tagName),
        onCharacter: text,
        onWhitespaceCharacter: text,
        onNullCharacter: () => {},
        onComment: () => {},
        onDoctype: () => {},
        onEof: () => {},
        onParseError: null,
      },
    );
    // The buffer stays whole, so positions in it are offsets of the source.
    this.tokenizer.preprocessor.bufferWaterline = source.length + 1;
  }

  closeAll(): void {
    while (this.open.length > 0) this.pop();
  }

  private text(token: Token.CharacterToken): void {
    const end = token.location!.endOffset;
    let start = token.location!.startOffset;
    let { chars } = token;
    let references: Reference[] = none;
    if (this.tokenizer.references.length > 0) {
      references = this.tokenizer.references.filter(reference => reference.end <= end);
      this.tokenizer.references = this.tokenizer.references.filter(reference => reference.end > end);
      // Text that begins with a reference is said to begin at the reference's last character.
      if (references.length > 0) start = Math.min(start, references[0]!.start);
    }
    if (this.dropLineFeed) {
      this.dropLineFeed = false;
      if (chars.startsWith('\n')) {
        chars = chars.slice(1);
        if (references[0]?.start === start) start = references.shift()!.end;
        else start += this.tokenizer.preprocessor.html.startsWith('\r\n', start) ? 2 : 1;
      }
    }
    if (chars !== '') this.visitor.text(chars, start, end, references);
  }

  private startTag(tag: Token.TagToken): void {
    const name = tag.tagName;
    this.dropLineFeed = false;
    if (this.foreignDepth > 0) {
      if (!endsForeign.has(name) || this.isOpen('foreignobject')) {
        this.startForeign(tag);
        return;
      }
      while (this.foreignDepth > 0) this.pop();
    }
    if (!this.isAllowed(name)) return;
    this.implyEndTags(name);
    if (voidElements.has(name)) this.startEmpty(name, tag.attrs);
    else if (name === 'svg' || name === 'math') this.startForeign(tag);
    else this.startHtml(name, tag.attrs);
  }

  private startHtml(name: string, attributes: Token.Attribute[]): void {
    this.push(name, attributes);
    if (escapableText.has(name)) this.tokenizer.state = TokenizerMode.RCDATA;
    else if (rawText.has(name)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (name === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT;
    this.dropLineFeed = name === 'pre' || name === 'listing';
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

  /** Parts of a table outside any table are dropped tags; their content stays. */
  private isAllowed(name: string): boolean {
    return !tableParts.has(name) || this.isOpen('table') || this.isOpen('template');
  }

  private implyEndTags(name: string): void {
    if (closesParagraph.has(name) && this.isOpen('p')) this.closeInScope('p', barriersOfParagraph);
    const current = this.open.at(-1)?.name;
    if (name === 'li' && this.isOpen('li')) this.closeItem(['li']);
    else if ((name === 'dd' || name === 'dt') && (this.isOpen('dd') || this.isOpen('dt')))
      this.closeItem(['dd', 'dt']);
    else if (headings.has(name) && current !== undefined && headings.has(current)) this.pop();
    else if (name === 'option' && current === 'option') this.pop();
    else if (name === 'button' && this.isOpen('button')) this.closeInScope('button', scopeBarriers);
    else if (name === 'a' && this.isOpen('a')) this.endTag('a');
    else if (name === 'td' || name === 'th') this.closeInTable(['td', 'th']);
    else if (name === 'tr') this.closeInTable(['tr', 'caption']);
    else if (name === 'tbody' || name === 'thead' || name === 'tfoot')
      this.closeInTable(['tbody', 'thead', 'tfoot', 'caption']);
  }

  private endTag(name: string): void {
    this.dropLineFeed = false;
    if (name === 'br') this.startEmpty('br');
    else if (name === 'p' && !this.isOpen('p')) this.startEmpty('p');
    else if (headings.has(name)) this.closeHeading();
    else if (!this.isOpen(name) || name === 'body' || name === 'html') return;
    else if (formattingElements.has(name)) this.closeFormatting(name);
    else if (name === 'p') this.closeInScope('p', barriersOfParagraph);
    else if (name === 'li') this.closeInScope('li', barriersOfItem);
    else if (tableParts.has(name) || name === 'table') this.closeInTable([name]);
    else this.closeInScope(name, specialElements.has(name) ? scopeBarriers : specialElements);
  }

  /** Any heading's end tag ends the heading that is open. */
  private closeHeading(): void {
    const open = [...headings].find(heading => this.isOpen(heading));
    if (open !== undefined) this.closeInScope(open, scopeBarriers);
  }

  /** Pops up to and including the nearest `name`, unless a barrier stands before it. */
  private closeInScope(name: string, barriers: ReadonlySet<string>): void {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const open = this.open[at]!.name;
      if (open === name) {
        this.popTo(at);
        return;
      }
      if (barriers.has(open)) return;
    }
  }

  /** A new list item ends the open one, across anything but another container. */
  private closeItem(items: string[]): void {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const open = this.open[at]!.name;
      if (items.includes(open)) {
        this.popTo(at);
        return;
      }
      if (specialElements.has(open) && open !== 'address' && open !== 'div' && open !== 'p') return;
    }
  }

  /** Pops the outermost of `parts` of the innermost table. */
  private closeInTable(parts: string[]): void {
    let found = -1;
    for (let at = this.open.length - 1; at >= 0; at--) {
      const open = this.open[at]!.name;
      if (parts.includes(open)) found = at;
      if (open === 'table' || open === 'template') break;
    }
    if (found >= 0) this.popTo(found);
  }

  /** The formatting element ends; blocks opened inside it go on (the outcome of the adoption agency). */
  private closeFormatting(name: string): void {
    let blockInside = false;
    for (let at = this.open.length - 1; at >= 0; at--) {
      const open = this.open[at]!.name;
      if (open === name) {
        if (blockInside) this.left(this.open.splice(at, 1)[0]!);
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
    // As browsers do: beyond the depth, an element takes the place of the innermost.
    if (this.open.length >= limits.htmlDepth) this.pop();
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.open.push({ name, state: this.visitor.open(name, attributes) });
  }

  private popTo(at: number): void {
    while (this.open.length > at) this.pop();
  }

  private pop(): void {
    if (this.foreignDepth > 0) this.tokenizer.inForeignNode = --this.foreignDepth > 0;
    this.left(this.open.pop()!);
  }

  private left({ name, state }: OpenElement<State>): void {
    this.counts.set(name, this.counts.get(name)! - 1);
    this.visitor.close(state);
  }
}

const none: Reference[] = [];
const barriersOfParagraph = new Set([...scopeBarriers, 'button']);
const barriersOfItem = new Set([...scopeBarriers, 'ol', 'ul']);
