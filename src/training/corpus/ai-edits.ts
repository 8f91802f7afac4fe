import { createHash } from 'node:crypto';

/**
 * An AI rewrite of another text, stored as its edits, so that the AI's words can be published and the
 * original need not be. A corpus line with `{draft: {source, id, from, to, sha256}, edits: [[from, to, text],
 * ...]}` in place of `text`. Offsets are in UTF-16 code units.
 */
export interface AiEditRecord extends Readonly<Record<string, unknown>> {
  /** The rewritten passage: its text, its offsets, and the SHA-256 (hex) of its UTF-8 bytes. */
  readonly draft: { source: string; id: string; from: number; to: number; sha256: string };
  readonly edits: readonly TextReplacement[];
}

/** Replaces `[from, to)` of the passage. Edits are in order and do not overlap. */
type TextReplacement = readonly [from: number, to: number, text: string];

/** Parses a line of edits. Throws if it is not a valid AI edit record. */
export function parseAiEdits(line: string): AiEditRecord {
  const row = JSON.parse(line) ?? {};
  const { label, draft, edits } = row as Partial<AiEditRecord>;
  if (label !== 'ai') throw new Error('an edit record needs the label "ai"');
  const named = [draft?.source, draft?.id, draft?.sha256].every(field => typeof field === 'string');
  if (!named || !isRange(draft?.from, draft?.to) || !Array.isArray(edits) || !edits.every(isEdit)) {
    throw new Error(
      'an edit record needs draft {source, id, from, to, sha256} and edits [[from, to, text], ...]',
    );
  }
  return row;
}

const isRange = (from: unknown, to: unknown) =>
  [from, to].every(Number.isSafeInteger) && 0 <= Number(from) && Number(from) <= Number(to);

const isEdit = (edit: unknown) =>
  Array.isArray(edit) && isRange(edit[0], edit[1]) && typeof edit[2] === 'string';

/**
 * Applies the edits to the original text. Returns the passage before and after, and the share of the result,
 * in UTF-16 code units, that is new. Throws if the original is missing or differs from the one that was
 * edited, if edits overlap, or if they add no text.
 */
export function applyAiEdits(
  { draft, edits }: Pick<AiEditRecord, 'draft' | 'edits'>,
  whole: string | undefined,
): { passage: string; text: string; changed: number } {
  const name = `${draft.source} ${draft.id}`;
  if (whole === undefined)
    throw new Error(`missing text ${name}: the edits need their original in one of the folders`);
  const passage = whole.slice(draft.from, draft.to);
  if (createHash('sha256').update(passage).digest('hex') !== draft.sha256) {
    throw new Error(`the text ${name} differs from the one that was edited`);
  }
  let [text, at, added] = ['', 0, 0];
  for (const [from, to, words] of edits) {
    if (from < at || to > passage.length) throw new Error('edits overlap or lie outside the passage');
    text += passage.slice(at, from) + words;
    added += words.length;
    at = to;
  }
  text += passage.slice(at);
  if (added === 0) throw new Error('the edits add no text');
  return { passage, text, changed: added / text.length };
}
