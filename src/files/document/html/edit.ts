import type { Token } from 'parse5';
import type { DocumentEdit } from '../../../contract/document.js';
import { blockElements, uncleanedElements } from '../../../document/html/elements.js';
import { type ElementRole, walkParagraphs } from '../../../document/html/paragraphs.js';
import { isDisplayedAsBlock, isExcluded } from '../../../document/html/visibility.js';
import type { MappedText } from '../../../document/mapped-text.js';
import { sourceEdits } from '../../../document/prose.js';
import type { Edit } from '../../../document/span.js';
import type { Bounds } from '../../bounds.js';
import type { EditedDocument, EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from '../edits/place-edits.js';
import { replaceBytes } from '../source-replacements.js';
import { decodeEditable, htmlOf } from './clean.js';

/** Replaces words in the visible text of HTML. Throws DocumentFailure. */
export function editHtml(bytes: Uint8Array, bounds: Bounds, edits: readonly DocumentEdit[]): EditedDocument {
  const document = new EditableHtml(bytes, bounds);
  const { outcome, changes } = placeEdits(edits, document.blocks);
  return { bytes: document.write(changes), outcome, warnings: [] };
}

/** An HTML document with the blocks of its visible text, as they are extracted (text-blocks.ts). */
export class EditableHtml {
  readonly blocks: EditableBlock[] = [];
  readonly #decoded;

  constructor(
    private readonly bytes: Uint8Array,
    bounds: Bounds,
    isXhtml = false,
  ) {
    this.#decoded = decodeEditable(bytes);
    walkParagraphs(this.#decoded.text, bounds, isXhtml, editingRole, paragraph => {
      const { text } = paragraph;
      if (text !== '') this.blocks.push(new EditableBlock(paragraph, text));
    });
  }

  write(changes: ReadonlyMap<EditableBlock, readonly Edit[]>): Uint8Array {
    const { encoding } = this.#decoded;
    const replacements = this.blocks.flatMap(block =>
      (changes.get(block) ?? []).flatMap(({ start, end, replacement }) =>
        block.inSource({ start, end, replacement: htmlOf(replacement, encoding) }),
      ),
    );
    return replaceBytes(this.bytes, this.#decoded, replacements);
  }
}

class EditableBlock implements EditableParagraph {
  constructor(
    private readonly mapped: MappedText,
    readonly text: string,
  ) {}

  /** Tags between the words of a change may be formatting, a link or a note. */
  problemOf(change: Edit): EditProblem | undefined {
    const parts = this.inSource(change).length;
    return parts === 1 ? undefined : parts === 0 ? 'markup' : 'formatting';
  }

  inSource(change: Edit): Edit[] {
    return sourceEdits({ text: this.mapped }, change);
  }
}

function editingRole(name: string, attributes: Token.Attribute[], isDropped: boolean): ElementRole {
  const isOmitted = isDropped || isExcluded(name, attributes);
  return {
    separates: name === 'hr' || blockElements.has(name) || (!isOmitted && isDisplayedAsBlock(attributes)),
    text: isOmitted ? 'dropped' : uncleanedElements.has(name) ? 'fixed' : undefined,
    placeholder: !isOmitted && /^(?:br|td|th)$/.test(name) ? ' ' : undefined,
  };
}
