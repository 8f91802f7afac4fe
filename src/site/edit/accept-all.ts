/** Accepts all suggestions of a kind, except those that raise the score of the text. */
import { useState } from 'preact/hooks';
import { count, points, waitingTime } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { applyEdits, type Edit } from '../../document/span.js';
import { problemOf } from '../api.js';
import { words } from '../base/format.js';
import { draft } from '../draft.js';
import { wordsMin } from './live/live-scan.js';
import type { LiveDraft } from './live/live-score.js';
import { type LoweringEdits, loweringEdits } from './live/lowering-edits.js';
import { acceptEdits, type Mark, type MarkKind } from './marks.js';

/** Suggestions that raise the score of a text, and the note on the choice that left them. */
interface Left {
  text: string;
  raising: ReadonlySet<string>;
  note: string;
}

export type AcceptAll = ReturnType<typeof useAcceptAll>;

/** Names a suggestion in a text. */
const nameOf = (text: string, { start, end, replacement }: Mark) =>
  `${text.slice(start, end)}\0${replacement}`;

/**
 * @param apply makes the edits in the text
 */
export function useAcceptAll(
  text: string,
  marks: readonly Mark[],
  live: LiveDraft,
  apply: (kind: MarkKind, accepted: readonly Edit[]) => void,
) {
  const [last, setLeft] = useState<Left | null>(null);
  /** The kind that is being measured; null without one. */
  const [busy, setBusy] = useState<MarkKind | null>(null);
  /** What was left, while the text has not changed since. */
  const left = last?.text === text ? last : null;
  /** Whether it was measured that a suggestion raises the score of the text as it is. */
  const raises = (mark: Mark): boolean => left?.raising.has(nameOf(text, mark)) ?? false;

  const finish = (kind: MarkKind, ofKind: readonly Mark[], before: ScanResult, chosen: Chosen) => {
    const { accepted, raising, result } = chosen;
    const after = applyEdits(text, accepted);
    // Those of another kind raise the score of the same text still.
    const known = after === text ? (left?.raising ?? []) : [];
    const names = raising.map(mark => nameOf(text, mark));
    setLeft({ text: after, raising: new Set([...known, ...names]), note: noteOn(ofKind, before, chosen) });
    if (result !== null) live.scan()?.take(after, result);
    apply(kind, accepted);
  };

  const acceptAll = async (kind: MarkKind) => {
    const ofKind = marks.filter(mark => mark.kind === kind && !raises(mark));
    const edits = acceptEdits(ofKind);
    const scan = live.scan();
    if (kind === 'typography' || scan === null || live.state.tooLong || words(text) < wordsMin)
      return apply(kind, edits);
    const stay = (note: string) =>
      setLeft({ text: draft.get().text, raising: left?.raising ?? new Set(), note });
    setBusy(kind);
    try {
      const { result: known, scanned } = live.state;
      const before = known !== null && scanned === text ? known : await scan.measure(text);
      const chosen = before.assessed
        ? await loweringEdits(text, before, edits, candidate => scan.measure(candidate))
        : { ...nothingMeasured, accepted: edits };
      if (draft.get().text === text) finish(kind, ofKind, before, chosen);
      else stay('The text was changed while the score was measured, so nothing was accepted.');
    } catch (error) {
      // The page was left.
      if (live.scan() !== scan) return;
      const { message, retryAfterS } = problemOf(error);
      const wait = retryAfterS === null ? '' : ` Possible in ${waitingTime(retryAfterS)}.`;
      stay(`The score could not be measured, so nothing was accepted. ${message}${wait}`);
    }
    setBusy(null);
  };
  return { busy, note: left?.note ?? '', raises, acceptAll };
}

type Chosen = LoweringEdits<Mark & Edit, ScanResult>;

const nothingMeasured = { raising: [], result: null, scoreOfAll: null } as const;

/** One line: how many suggestions were accepted and left, and why. */
function noteOn(ofKind: readonly Mark[], before: ScanResult, chosen: Chosen): string {
  const { accepted, raising, scoreOfAll } = chosen;
  const undecided = acceptEdits(ofKind).length - accepted.length - raising.length;
  const without = ofKind.filter(({ replacement }) => replacement === null).length;
  const all = scoreOfAll === null ? '' : `, all together by ${points(scoreOfAll - before.score)} points`;
  return [
    `${accepted.length} accepted.`,
    raising.length > 0 &&
      `${raising.length} left: ${raising.length === 1 ? 'it raises' : 'each raises'} the score${all}. You can still accept ${raising.length === 1 ? 'it by itself' : 'them one by one'}.`,
    undecided > 0 && `${undecided} left that were not measured.`,
    without > 0 &&
      `${count(without, 'sentence')} without a rewrite: change ${without === 1 ? 'it' : 'them'} yourself.`,
  ]
    .filter(part => part !== false)
    .join(' ');
}
