import { lowerBound } from '../../../engine/source/ranges.js';
import type { EditProblem } from '../document.js';
import type { EditableParagraph } from '../edits/place-edits.js';
import type { SourceReplacement } from '../source-replacements.js';
import { type Paragraph, type PlacedRun, paragraphText } from './paragraphs.js';

/** A paragraph of runs. A change may cross runs that have the same formatting and nothing between them. */
export class EditableRuns implements EditableParagraph {
  readonly text: string;
  readonly #starts: number[] = [];

  constructor(readonly paragraph: Paragraph) {
    this.text = paragraphText(paragraph);
    let length = 0;
    for (const { text } of paragraph.runs) {
      this.#starts.push(length);
      length += text.length;
    }
  }

  problemOf({ start, end, replacement }: SourceReplacement): EditProblem | undefined {
    const { runs } = this.paragraph;
    const starts = this.#starts;
    let first: PlacedRun | undefined;
    for (
      let i = lowerBound(runs.length, k => starts[k]! <= start) - 1;
      i < runs.length && starts[i]! < end;
      i++
    ) {
      const run = runs[i]!;
      first ??= run;
      if (run.span === undefined || run.isField || run.group !== first.group) return 'markup';
      // Words that are only removed need no formatting.
      if (replacement !== '' && !looksLike(run, first)) return 'formatting';
    }
    return undefined;
  }
}

/** Properties without effect on the look: the language, and what a spelling check left. */
const invisible =
  /<\/?[\w.-]+:(?:lang|noProof)\b[^<>]*>|\s(?:lang|altLang|dirty|err|smtClean|noProof|bmk)="[^"]*"/g;
const empty = /^<[\w:.-]+\s*(?:\/>|><\/[\w:.-]+\s*>)$/;
/** Longest formatting that is compared, in UTF-16 units: that of nested styles adds up. */
const formattingUnitsMax = 20_000;

function looksLike(one: PlacedRun, other: PlacedRun): boolean {
  if (one === other) return true;
  if (Math.max(one.formatting.length, other.formatting.length) > formattingUnitsMax) return false;
  if (one.formatting === other.formatting) return true;
  return visible(one.formatting) === visible(other.formatting);
}

const visible = (formatting: string): string => formatting.replace(invisible, '').replace(empty, '');
