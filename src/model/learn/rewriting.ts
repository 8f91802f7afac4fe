import { createHash } from 'node:crypto';

/**
 * A machine's rewriting of a person's text, kept as what it changed, so that only the rewriter's words are passed on:
 * `{draft: {source, id, from, to, sha256}, edits: [[from, to, text], ...]}` in place of `text`. All offsets are of UTF-16 units.
 */
export interface Rewriting {
  /** The passage that was rewritten: of which text, from where to where, and its SHA-256, in hex, as UTF-8. */
  readonly draft: { source: string; id: string; from: number; to: number; sha256: string };
  readonly edits: readonly Edit[];
}

/** What stands in the place of `[from, to)` of the passage; in order, none overlapping. */
type Edit = readonly [from: number, to: number, text: string];

const isOffset = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Throws on what is no rewriting. */
export function rewritingOf(row: Record<string, unknown>): Rewriting {
  const { draft, edits } = row as { draft?: Record<string, unknown>; edits?: unknown };
  const strings = [draft?.source, draft?.id, draft?.sha256].every(field => typeof field === 'string');
  const placed = isOffset(draft?.from) && isOffset(draft?.to) && Array.isArray(edits);
  if (!strings || !placed || !edits.every(isEdit)) {
    throw new Error(
      'a rewriting needs draft {source, id, from, to, sha256} and edits [[from, to, text], ...]',
    );
  }
  return row as unknown as Rewriting;
}

const isEdit = (edit: unknown) =>
  Array.isArray(edit) && isOffset(edit[0]) && isOffset(edit[1]) && typeof edit[2] === 'string';

/** The rewriting's words. Throws where the text it was made of is absent or another than it was. */
export function rewritten({ draft, edits }: Rewriting, text: string | undefined): string {
  const name = `${draft.source} ${draft.id}`;
  if (text === undefined) throw new Error(`these folders hold no text ${name} to apply the edits to`);
  const passage = text.slice(draft.from, draft.to);
  if (createHash('sha256').update(passage).digest('hex') !== draft.sha256) {
    throw new Error(`the text ${name} is not the one that was edited`);
  }
  let [out, at] = ['', 0];
  for (const [from, to, put] of edits) {
    if (from < at || to < from || to > passage.length)
      throw new Error('edits overlap, or lie outside of the passage');
    out += passage.slice(at, from) + put;
    at = to;
  }
  return out + passage.slice(at);
}
