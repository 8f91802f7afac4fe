/** Accepts all suggestions of a kind in the whole text, except those that raise its score. */
import { useState } from 'preact/hooks';
import { count, number, points, waitingTime } from '../../contract/prose.js';
import { applyEdits, type Edit } from '../../document/span.js';
import { problemOf } from '../api.js';
import { words } from '../base/format.js';
import { useStore } from '../base/store.js';
import { draft } from '../draft.js';
import { acceptEdits, isCleaning, type Mark, type MarkKind } from './editor/marks.js';
import { rewriteAll, unknownOf } from './editor/suggested-rewrites.js';
import { acceptMarks, edited, pauseTyping, presentSentences, receiveRewrites } from './editor/text-view.js';
import { type LiveScan, wordsMin } from './live/live-scan.js';
import type { LiveDraft } from './live/live-score.js';
import { type LoweringEdits, loweringEdits } from './live/lowering-edits.js';

/** Suggestions that raise the score of a text, and the note on the choice that left them. */
interface Left {
  document: string;
  text: string;
  raising: ReadonlySet<string>;
  note: string;
}

export type AcceptAll = ReturnType<typeof useAcceptAll>;

/** Names a suggestion in a text. */
const nameOf = (text: string, { start, end, replacement }: Mark) =>
  `${text.slice(start, end)}\0${replacement}`;

export function useAcceptAll(live: LiveDraft) {
  const { document, text: shown } = useStore(draft);
  const [last, setLeft] = useState<Left | null>(null);
  /** The kind that is being looked at, and how much is left of it; null without one. */
  const [busy, setBusy] = useState<{ kind: MarkKind; left: string } | null>(null);
  /** What was left, while the text has not changed since. */
  const left = last?.document === document && last.text === shown ? last : null;
  /** Whether it was measured that a suggestion raises the score of the text as it is. */
  const raises = (mark: Mark): boolean => left?.raising.has(nameOf(shown, mark)) ?? false;

  /** Accepts the suggestions of a kind, or those of them that are chosen. */
  const acceptAll = async (kind: MarkKind, isChosen: (mark: Mark) => boolean = () => true) => {
    pauseTyping();
    const { document, text } = draft.get();
    const stay = (note: string) =>
      setLeft({ document, text: draft.get().text, raising: left?.raising ?? new Set(), note });
    const scan = live.scan();
    const missing = await lookAtRest(kind, scan, (left, what) =>
      setBusy({ kind, left: `looking at ${number(left)} more ${what}` }),
    );
    setBusy({ kind, left: 'measuring' });
    receiveRewrites();
    const ofKind = edited.get().marks.filter(mark => mark.kind === kind && isChosen(mark) && !raises(mark));
    const edits = acceptEdits(ofKind);
    const { result, scanned } = live.state;
    const isMeasured =
      !isCleaning(kind) && scan !== null && scanned?.chapter === null && words(text) >= wordsMin;
    try {
      const before = !isMeasured ? null : scanned.text === text ? result! : await scan.measure(text);
      const chosen: Chosen = before?.assessed
        ? await loweringEdits(text, before, edits, candidate => scan!.measure(candidate))
        : { ...nothingMeasured, accepted: edits };
      pauseTyping();
      if (draft.get().document !== document || draft.get().text !== text)
        stay('The text was changed meanwhile: nothing was accepted.');
      else {
        const after = applyEdits(text, chosen.accepted);
        // Those of another kind raise the score of the same text still.
        const known = after === text ? (left?.raising ?? []) : [];
        const names = chosen.raising.map(mark => nameOf(text, mark));
        const note = [noteOn(ofKind, before?.score ?? 0, chosen), missing].join(' ');
        setLeft({ document, text: after, raising: new Set([...known, ...names]), note });
        acceptMarks(chosen.accepted);
      }
    } catch (error) {
      const { message, retryAfterS } = problemOf(error);
      const wait = retryAfterS === null ? '' : ` Possible in ${waitingTime(retryAfterS)}.`;
      // Otherwise the page was left, or another document opened.
      if (live.scan() === scan)
        stay(`The score could not be measured, so nothing was accepted. ${message}${wait}`);
    }
    setBusy(null);
  };
  return { busy, note: left?.note ?? '', chaptersLeft: live.state.chaptersLeft, raises, acceptAll };
}

/**
 * Scans the chapters and asks for the rewrites that suggestions of a kind need. Returns a sentence on what is
 * missing.
 */
async function lookAtRest(
  kind: MarkKind,
  scan: LiveScan | null,
  onLeft: (left: number, what: string) => void,
): Promise<string> {
  if (isCleaning(kind)) return '';
  let chaptersLeft = 0;
  try {
    await scan?.scanRest(left => {
      chaptersLeft = left;
      onLeft(left, 'chapters');
    });
  } catch (error) {
    return `${count(chaptersLeft, 'chapter')} not looked at. ${problemOf(error).message}`;
  }
  const sentences = presentSentences()
    .filter(({ isStrong }) => kind === 'wordy' || isStrong)
    .map(({ text }) => text);
  const problem = await rewriteAll(sentences, left => onLeft(left, 'sentences'));
  if (problem === null) return '';
  return `${count(unknownOf(sentences).length, 'sentence')} not looked at. ${problem.message}`;
}

type Chosen = LoweringEdits<Mark & Edit>;

const nothingMeasured = { raising: [], scoreOfAll: null } as const;

/** One line: how many suggestions were accepted and left, and why. */
function noteOn(ofKind: readonly Mark[], before: number, chosen: Chosen): string {
  const { accepted, raising, scoreOfAll } = chosen;
  const undecided = acceptEdits(ofKind).length - accepted.length - raising.length;
  const without = ofKind.filter(({ replacement }) => replacement === null).length;
  const all = scoreOfAll === null ? '' : `, all together by ${points(scoreOfAll - before)} points`;
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
