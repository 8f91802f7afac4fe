/** Which sentences the text has now, while edits and scan results arrive in any order. Pure. */
import type { ScanResult } from '../../contract/scan.js';
import { editBetween, type TextEdit } from '../shared/text-diff.js';
import { followEdits, type TrackedSentence, trackedSentences } from './sentences.js';

export interface Tracking {
  readonly text: string;
  readonly sentences: readonly TrackedSentence[];
  /** The edits since the text that was scanned last, each with the text before. */
  readonly log: readonly { readonly from: string; readonly edits: readonly TextEdit[] }[];
}

export const noTracking: Tracking = { text: '', sentences: [], log: [] };

/** Edits that are kept for a scan result that is on its way. */
const logMax = 500;

/** Follows a change of the text, given by its edits, or else as the one edit between the texts. */
export function follow(
  { text: from, sentences, log }: Tracking,
  text: string,
  edits: readonly TextEdit[] = [editBetween(from, text)],
): Tracking {
  return { text, sentences: followEdits(sentences, edits), log: [...log, { from, edits }].slice(-logMax) };
}

/** Takes over the sentences of a scan, and follows the edits since the scanned text. */
export function receive({ text, log }: Tracking, scanned: string, result: ScanResult): Tracking {
  const found = trackedSentences(scanned, result);
  if (scanned === text) return { text, sentences: found, log: [] };
  const at = log.findLastIndex(({ from }) => from === scanned);
  const since = at < 0 ? [{ from: scanned, edits: [editBetween(scanned, text)] }] : log.slice(at);
  return {
    text,
    sentences: since.reduce<readonly TrackedSentence[]>((now, { edits }) => followEdits(now, edits), found),
    log: since,
  };
}
