import type { DocumentEdit } from '../../../contract/document.js';
import type { Edit } from '../../../document/span.js';
import type { EditOutcome, EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from './place-edits.js';

/** A paragraph of a text without markup: lines between blank ones. */
class PlainParagraph implements EditableParagraph {
  constructor(
    readonly text: string,
    readonly start: number,
    private readonly asciiOnly: boolean,
  ) {}

  problemOf({ replacement }: Edit): EditProblem | undefined {
    return this.asciiOnly && /[^\0-\x7f]/.test(replacement) ? 'encoding' : undefined;
  }
}

/**
 * The replacements that make the edits in a text without markup, ascending.
 * @param asciiOnly whether only ASCII can be written into the text
 */
export function editText(
  text: string,
  edits: readonly DocumentEdit[],
  asciiOnly: boolean,
): { outcome: EditOutcome; replacements: Edit[] } {
  const paragraphs: PlainParagraph[] = [];
  let from = 0;
  for (const { 0: blank, index } of text.matchAll(/\r?\n[ \t]*\r?\n|$/g)) {
    paragraphs.push(new PlainParagraph(text.slice(from, index), from, asciiOnly));
    from = index + blank.length;
  }
  const { outcome, changes } = placeEdits(edits, paragraphs);
  const replacements = paragraphs.flatMap(paragraph =>
    (changes.get(paragraph) ?? []).map(({ start, end, replacement }) => ({
      start: paragraph.start + start,
      end: paragraph.start + end,
      replacement,
    })),
  );
  return { outcome, replacements };
}
