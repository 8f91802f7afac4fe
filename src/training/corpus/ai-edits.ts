import { createHash } from 'node:crypto';

/**
 * A machine's rewriting of another's text, kept as what it changed, so that the rewriter's words are passed on and the other's are not:
 * a line of a corpus with `{draft: {source, id, from, to, sha256}, edits: [[from, to, text], ...]}` in place of `text`. All offsets
 * are of UTF-16 units.
 */
export interface AiEditRecord extends Readonly<Record<string, unknown>> {
  /** The passage that was rewritten: of which text, from where to where, and its SHA-256, in hex, as UTF-8. */
  readonly draft: { source: string; id: string; from: number; to: number; sha256: string };
  readonly edits: readonly TextReplacement[];
}

/** What stands in the place of `[from, to)` of the passage; in order, none overlapping. */
type TextReplacement = readonly [from: number, to: number, text: string];

/** Throws on what is no machine's rewriting. */
export function parseAiEdits(line: string): AiEditRecord {
  const row = JSON.parse(line) ?? {};
  const { label, draft, edits } = row as Partial<AiEditRecord>;
  if (label !== 'ai') throw new Error('a rewriting needs the label "ai"');
  const named = [draft?.source, draft?.id, draft?.sha256].every(field => typeof field === 'string');
  if (!named || !isStretch(draft?.from, draft?.to) || !Array.isArray(edits) || !edits.every(isEdit)) {
    throw new Error(
      'a rewriting needs draft {source, id, from, to, sha256} and edits [[from, to, text], ...]',
    );
  }
  return row;
}

const isStretch = (from: unknown, to: unknown) =>
  [from, to].every(Number.isSafeInteger) && 0 <= Number(from) && Number(from) <= Number(to);

const isEdit = (edit: unknown) =>
  Array.isArray(edit) && isStretch(edit[0], edit[1]) && typeof edit[2] === 'string';

/**
 * The passage as it was and as it became, and what share of that, in UTF-16 units, is new. Throws where the text it was of is absent or
 * another than it was, and where nothing is new: then it is no machine's.
 */
export function applyAiEdits(
  { draft, edits }: Pick<AiEditRecord, 'draft' | 'edits'>,
  whole: string | undefined,
): { passage: string; text: string; changed: number } {
  const name = `${draft.source} ${draft.id}`;
  if (whole === undefined) throw new Error(`these folders hold no text ${name} to apply the edits to`);
  const passage = whole.slice(draft.from, draft.to);
  if (createHash('sha256').update(passage).digest('hex') !== draft.sha256) {
    throw new Error(`the text ${name} is not the one that was edited`);
  }
  let [text, at, put] = ['', 0, 0];
  for (const [from, to, words] of edits) {
    if (from < at || to > passage.length) throw new Error('edits overlap, or lie outside of the passage');
    text += passage.slice(at, from) + words;
    put += words.length;
    at = to;
  }
  text += passage.slice(at);
  if (put === 0) throw new Error('the edits add no word of the machine');
  return { passage, text, changed: put / text.length };
}
