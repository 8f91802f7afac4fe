/** Scans a text again while it is edited: debounced, one scan at a time, within a budget. */
import type { ScanOptions } from '../../../client/index.js';
import type { ScanResult } from '../../../contract/scan.js';
import { isLonger } from '../../../engine/text/code-points.js';
import { config, type Problem, problemOf, refreshConfig, telltale } from '../../api.js';
import { words } from '../../base/format.js';
import { chaptersOf } from '../../batch/chapters.js';
import { pauseMs, recheckMs, waitMs } from '../editor/budget.js';

/** Pause in typing after which a text is scanned, and least time between two scans. */
const debounceMs = 2_000;
/** Below, a score depends on chance. */
export const wordsMin = 20;
/** Characters of a text above which a scan takes too long to follow the edits. */
const charsMax = 50_000;
/** Results that are stored, for texts and chapters that the person comes back to. */
const resultsMax = 100;

/** What is scanned: the whole text, or a chapter of one that is too long for one scan. */
export interface Part {
  start: number;
  text: string;
  /** Null for the whole text. */
  chapter: string | null;
}

export interface LiveState {
  result: ScanResult | null;
  /** The part that the result is of. */
  scanned: Part | null;
  /** The first result of this part. */
  first: ScanResult | null;
  /** Chapters of the text that have not been scanned. */
  chaptersLeft: number;
  busy: boolean;
  /** Milliseconds of `performance.now()` of the next scan: 0 without one, Infinity when none is left. */
  nextAt: number;
  /** Why no scan follows until the person continues; null while scans follow. */
  problem: Problem | null;
}

const without = { result: null, scanned: null, first: null } as const;
export const initialState: LiveState = { ...without, chaptersLeft: 0, busy: false, nextAt: 0, problem: null };

/** Start of the last scan of this page. */
let lastAt = Number.NEGATIVE_INFINITY;

export type LiveScan = ReturnType<typeof liveScan>;

/**
 * @param onState receives every change of the state
 * @param onResult receives every result of a part of a text
 * @param known a result that is already there, and its text
 */
export function liveScan(
  options: ScanOptions,
  onState: (state: LiveState) => void,
  onResult: (text: string, part: Part, result: ScanResult) => void,
  known: { text: string; result: ScanResult } | null,
) {
  const controller = new AbortController();
  let state = initialState;
  let text = '';
  let document: string | null = null;
  /** Whether the document took the place of another one and has no result yet. */
  let isNext = false;
  let parts: readonly Part[] = [];
  let part: Part = { start: 0, text: '', chapter: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Results by text; null for a chapter whose sentences a result of the whole text has. */
  const results = new Map<string, ScanResult | null>();
  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    onState(state);
  };
  // White space at the end changes with every word typed and no score.
  const keyOf = ({ text }: Part) => text.trim();
  const needsScan = (part: Part) =>
    !results.get(keyOf(part)) && (part.chapter !== null || words(part.text) >= wordsMin);
  const unread = () => parts.filter(part => part.chapter !== null && !results.has(keyOf(part)));
  const countLeft = () => {
    const chaptersLeft = unread().length;
    if (chaptersLeft !== state.chaptersLeft) set({ chaptersLeft });
  };

  const wholeOf = (text: string): Part => ({ start: 0, text, chapter: null });

  /** Shows the result of a part, if it is known and not shown. */
  const show = (whole: string, scanned: Part) => {
    const result = results.get(keyOf(scanned));
    if (!result || result === state.result || text.trim() === '') return;
    isNext = false;
    const isSame = state.scanned?.chapter === scanned.chapter;
    set({ result, scanned, first: (isSame ? state.first : null) ?? result });
    onResult(whole, scanned, result);
  };

  const schedule = () => {
    clearTimeout(timer);
    if (state.busy || state.problem !== null) return;
    if (!needsScan(part)) {
      show(text, part);
      if (state.nextAt !== 0) set({ nextAt: 0 });
      return;
    }
    const now = performance.now();
    const pause = pauseMs(config.get(), words(part.text));
    // The first result of a text does not wait for the pace of the others, unless it replaced another one.
    const isFirst = state.result === null && !isNext && pause !== Number.POSITIVE_INFINITY;
    const delay = Math.max(debounceMs, isFirst ? 0 : waitMs(pause, lastAt, now));
    set({ nextAt: now + delay });
    timer = setTimeout(() => void (delay > recheckMs ? recheck() : run()), Math.min(delay, recheckMs));
  };

  /** Reads the limits again, and schedules the next scan by them. */
  const recheck = async () => {
    await refreshConfig();
    if (!controller.signal.aborted) schedule();
  };

  const run = async () => {
    const [whole, scanned] = [text, part];
    set({ busy: true, nextAt: 0 });
    try {
      await measure(scanned.text);
      show(whole, scanned);
      set({ busy: false });
    } catch (error) {
      if (controller.signal.aborted) return;
      set({ busy: false, problem: problemOf(error) });
    }
    await recheck();
  };

  const measure = async (candidate: string): Promise<ScanResult> => {
    lastAt = performance.now();
    const measured = { ...options, include_sentences: true, save: false };
    const result = await telltale.scan(candidate, measured, { signal: controller.signal });
    if (results.size >= resultsMax) results.delete(results.keys().next().value!);
    results.set(keyOf(wholeOf(candidate)), result);
    countLeft();
    return result;
  };

  const divide = (next: string) => {
    const limit = Math.min(charsMax, config.get()?.limits.characters_per_text ?? charsMax);
    if (!isLonger(next, limit)) return [wholeOf(next)];
    let start = 0;
    return chaptersOf(next, limit).map(({ title, text }, i, { length }) => {
      const chapter = { start, text, chapter: title || `part ${i + 1} of ${length}` };
      start += text.length;
      return chapter;
    });
  };

  if (known !== null) {
    for (const one of divide(known.text)) results.set(keyOf(one), one.chapter === null ? known.result : null);
    onResult(known.text, wholeOf(known.text), known.result);
  }

  return {
    /** Reports the text, the name of its document and the offset in view, after every change of them. */
    update(next: string, of: string, at: number): void {
      if (document !== null && document !== of) {
        isNext = true;
        set(without);
      }
      document = of;
      if (next !== text || parts.length === 0) {
        parts = divide(next);
        countLeft();
      }
      text = next;
      part = parts.findLast(({ start }) => start <= at) ?? part;
      // What was wrong with the text before may be right now.
      if (state.problem !== null && state.problem.status > 0 && state.problem.status < 429)
        set({ problem: null });
      const isOther = text.trim() === '' || state.scanned?.chapter !== part.chapter;
      if (isOther && state.result !== null) set(without);
      schedule();
    },
    /** Scans a text that the draft may become. Throws what the scan throws. */
    measure,
    /** Scans the chapters that have not been scanned. Throws what a scan throws. */
    async scanRest(onLeft: (chapters: number) => void): Promise<void> {
      const [whole, rest] = [text, unread()];
      for (const [i, one] of rest.entries()) {
        onLeft(rest.length - i);
        onResult(whole, one, await measure(one.text));
      }
    },
    /** Ends a pause, or scans without waiting. */
    resume(): void {
      set({ problem: null });
      clearTimeout(timer);
      if (!state.busy && needsScan(part)) void run();
    },
    /** Cancels the scan that waits or runs. */
    stop(): void {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
