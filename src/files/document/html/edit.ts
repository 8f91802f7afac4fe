import type { Token } from 'parse5';
import type { DocumentEdit } from '../../../contract/document.js';
import { MappedText } from '../../../engine/cleanup/mapped-text.js';
import { blockElements, uncleanedElements } from '../../../engine/source/html-elements.js';
import type { Bounds } from '../../bounds.js';
import type { EditedDocument, EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from '../edits/place-edits.js';
import { cleanedFile, type SourceReplacement } from '../source-replacements.js';
import { decodeEditable, htmlOf } from './clean.js';
import { SourceUnits } from './source-units.js';
import { isDisplayedAsBlock, isExcluded } from './visibility.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/** Replaces words in the visible text of HTML. Throws DocumentFailure. */
export function editHtml(bytes: Uint8Array, bounds: Bounds, edits: readonly DocumentEdit[]): EditedDocument {
  const document = new EditableHtml(bytes, bounds);
  const { outcome, changes } = placeEdits(edits, document.blocks);
  return { bytes: document.write(changes), outcome, warnings: [] };
}

/** An HTML document with the blocks of its visible text. */
export class EditableHtml {
  readonly blocks: readonly EditableBlock[];
  readonly #decoded;

  /** @param toHtml writes a source in another syntax as HTML with the same offsets */
  constructor(
    private readonly bytes: Uint8Array,
    bounds: Bounds,
    toHtml = (source: string) => source,
  ) {
    this.#decoded = decodeEditable(bytes);
    const source = toHtml(this.#decoded.text);
    const collector = new BlockCollector(source);
    walkHtml(source, collector, bounds);
    this.blocks = collector.finish();
  }

  write(changes: ReadonlyMap<EditableBlock, readonly SourceReplacement[]>): Uint8Array {
    const { encoding } = this.#decoded;
    const replacements = this.blocks.flatMap(block =>
      (changes.get(block) ?? []).flatMap(({ start, end, replacement }) =>
        block.inSource({ start, end, replacement: htmlOf(replacement, encoding) }),
      ),
    );
    return cleanedFile(this.bytes, this.#decoded, replacements, 'text/html', {}).bytes;
  }
}

class EditableBlock implements EditableParagraph {
  readonly text: string;

  constructor(private readonly mapped: MappedText) {
    this.text = mapped.text;
  }

  /** Tags between the words of a change may be formatting, a link or a note. */
  problemOf(change: SourceReplacement): EditProblem | undefined {
    const parts = this.inSource(change).length;
    return parts === 1 ? undefined : parts === 0 ? 'markup' : 'formatting';
  }

  inSource(change: SourceReplacement): SourceReplacement[] {
    return this.mapped.inSource({ ...change, kind: '', glyphs: 0 });
  }
}

interface ElementState {
  excluded: boolean;
  block: boolean;
  fixed: boolean;
}

/** Collects the blocks of the visible text, as they are extracted (text-blocks.ts), with their sources. */
class BlockCollector implements HtmlVisitor<ElementState> {
  readonly #blocks: EditableBlock[] = [];
  readonly #units: SourceUnits;
  #block = new MappedText();
  #excludedDepth = 0;
  /** Open elements whose text is visible but must not change. */
  #fixedDepth = 0;

  constructor(source: string) {
    this.#units = new SourceUnits(source);
  }

  open(name: string, attributes: Token.Attribute[]): ElementState {
    const excluded = this.#excludedDepth > 0 || isExcluded(name, attributes);
    const state = {
      excluded,
      block: name === 'hr' || blockElements.has(name) || (!excluded && isDisplayedAsBlock(attributes)),
      fixed: uncleanedElements.has(name),
    };
    if (state.block) this.#endBlock();
    if (state.excluded) this.#excludedDepth++;
    else if (name === 'br' || name === 'td' || name === 'th') this.#block.add(' ');
    if (state.fixed) this.#fixedDepth++;
    return state;
  }

  close(state: ElementState): void {
    if (state.excluded) this.#excludedDepth--;
    if (state.fixed) this.#fixedDepth--;
    if (state.block) this.#endBlock();
  }

  text(chars: string, start: number): void {
    if (this.#excludedDepth > 0) return;
    if (this.#fixedDepth === 0) this.#units.addTo(this.#block, chars, start, false);
    else for (const unit of chars.split('')) this.#block.add(unit);
  }

  finish(): EditableBlock[] {
    this.#endBlock();
    return this.#blocks;
  }

  #endBlock(): void {
    if (this.#block.text !== '') this.#blocks.push(new EditableBlock(this.#block));
    this.#block = new MappedText();
  }
}
