import { type Edit, lowerBound, type Span } from '../../../document/span.js';
import { DocumentFailure } from '../document.js';

/** Tracked changes of one document: their date, and ids that no other change has. */
export class Changes {
  private id = 0;

  /**
   * @param date of all changes, as RFC 3339
   * @param unitsLeft most UTF-16 units of copied formatting
   */
  constructor(
    readonly date: string,
    private unitsLeft: number,
  ) {}

  /** Counts formatting that is copied: one run may have megabytes of it. Throws DocumentFailure. */
  copy(units: number): void {
    this.unitsLeft -= units;
    if (this.unitsLeft < 0)
      throw new DocumentFailure('too_large_inside', 'The document is too large with tracked changes.');
  }

  /** Reserves the ids of a source. */
  reserve(source: string): void {
    for (const [, id] of source.matchAll(changeIds)) this.id = Math.max(this.id, Number(id));
  }

  nextId(): number {
    return ++this.id;
  }
}

/** Ids of annotations of Word (ECMA-376 §17.13), and of Telltale's changes in an .odt. */
export const changeIds = /:id=["'](?:telltale)?(\d{1,9})["']/g;

/** An edit of words. `own`: whether a person typed it; absent for an edit of the cleaning. */
export interface AuthoredEdit extends Edit {
  own?: boolean;
}

const authors = { suggested: 'Telltale suggestions', own: 'Edited on the page' };
export const authorOf = ({ own }: AuthoredEdit): string => (own ? authors.own : authors.suggested);

/**
 * Whether an edit changes the pending insertion around it, and is not tracked in it: one of the same author,
 * or one that the cleaning changes after the edits of words.
 */
export const isInOwnInsertion = (edit: AuthoredEdit, insertion: string): boolean => {
  const [, author] = /[">](Telltale suggestions|Edited on the page)["<]/.exec(insertion) ?? [];
  return author !== undefined && (edit.own === undefined || author === authorOf(edit));
};

/** The item around an offset, of items that ascend and do not overlap. */
export function itemAt<T extends Span>(items: readonly T[], offset: number): T | undefined {
  const item = items[lowerBound(items.length, i => items[i]!.start <= offset) - 1];
  return item !== undefined && offset < item.end ? item : undefined;
}

/** What an edit deletes and inserts, beside what stays. An edit that adds words deletes none. */
export function replacementOf(source: string, { start, end, replacement }: Edit) {
  const old = source.slice(start, end);
  if (replacement.startsWith(old))
    return { before: old, deleted: '', inserted: replacement.slice(old.length), after: '' };
  const added = replacement.slice(0, -old.length);
  // A semicolon may be the end of a character reference.
  if (replacement.endsWith(old) && !/&[^;]*$/.test(added))
    return { before: '', deleted: '', inserted: added, after: old };
  return { before: '', deleted: old, inserted: replacement, after: '' };
}
