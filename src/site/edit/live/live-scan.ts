/** Scans a text again while it is edited: debounced, one scan at a time, within a budget. */
import type { ScanOptions } from '../../../client/index.js';
import type { ScanResult } from '../../../contract/scan.js';
import { isLonger } from '../../../engine/text/code-points.js';
import { config, problemOf, refreshConfig, telltale } from '../../api.js';
import { words } from '../../base/format.js';
import { type LiveCall, recheckMs, scanPauseMs, waitMs, withinHour } from './budget.js';

/** Pause in typing after which a text is scanned. */
const debounceMs = 700;
/** Below, a score depends on chance. */
export const wordsMin = 20;
/** Characters of a text above which a scan takes too long to follow the edits. */
const charsMax = 50_000;

export interface LiveState {
  result: ScanResult | null;
  /** The text of the result. */
  scanned: string;
  /** The result before, and the first one since the text or the switch was new. */
  previous: ScanResult | null;
  first: ScanResult | null;
  busy: boolean;
  /** Whether the text is longer than one scan takes. No scan is sent then. */
  tooLong: boolean;
  /** Milliseconds of `performance.now()` of the next scan: 0 without one, Infinity when none is left. */
  nextAt: number;
  /** Why no scan follows until the person continues; null while scans follow. */
  paused: string | null;
  /** Milliseconds of `performance.now()` before which no scan can succeed. */
  pausedUntil: number;
}

export const initialState: LiveState = {
  result: null,
  scanned: '',
  previous: null,
  first: null,
  busy: false,
  tooLong: false,
  nextAt: 0,
  paused: null,
  pausedUntil: 0,
};

/** Live scans of this page. */
let calls: LiveCall[] = [];

export type LiveScan = ReturnType<typeof liveScan>;

/**
 * @param onState receives every change of the state
 * @param known a result that is already there, and its text
 */
export function liveScan(
  options: ScanOptions,
  onState: (state: LiveState) => void,
  known: { text: string; result: ScanResult } | null,
) {
  const controller = new AbortController();
  let state = initialState;
  let text = '';
  let scannedWords = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    onState(state);
  };
  // White space at the end changes with every word typed and no score.
  const wordsOf = (text: string) => text.trim().replace(/\s+/g, ' ');
  const store = (scanned: string, result: ScanResult) => {
    scannedWords = wordsOf(scanned);
    set({ busy: false, result, scanned, previous: state.result, first: state.first ?? result });
  };
  if (known !== null) store(known.text, known.result);

  const needsScan = () => !state.tooLong && wordsOf(text) !== scannedWords && words(text) >= wordsMin;

  const schedule = () => {
    clearTimeout(timer);
    const limit = Math.min(charsMax, config.get()?.limits.characters_per_text ?? charsMax);
    const tooLong = isLonger(text, limit);
    if (tooLong !== state.tooLong) set({ tooLong });
    if (state.busy || state.paused !== null) return;
    if (!needsScan()) {
      if (state.nextAt !== 0) set({ nextAt: 0 });
      return;
    }
    const now = performance.now();
    calls = withinHour(calls, now);
    const pause = scanPauseMs(config.get(), words(text), calls);
    const wait = waitMs(pause, calls.at(-1)?.at ?? Number.NEGATIVE_INFINITY, now);
    const delay = Math.max(debounceMs, wait);
    set({ nextAt: now + delay });
    timer = setTimeout(() => void (delay > recheckMs ? recheck() : run()), Math.min(delay, recheckMs));
  };

  /** Reads the limits again, and schedules the next scan by them. */
  const recheck = async () => {
    await refreshConfig();
    if (!controller.signal.aborted) schedule();
  };

  const run = async () => {
    const scanned = text;
    set({ busy: true, nextAt: 0 });
    try {
      const result = await measure(scanned);
      if (controller.signal.aborted) return;
      store(scanned, result);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, retryAfterS } = problemOf(error);
      const pausedUntil = performance.now() + (retryAfterS ?? 0) * 1000;
      set({ busy: false, paused: `Paused: ${message}`, pausedUntil });
    }
    await recheck();
  };

  const measure = (candidate: string) => {
    calls.push({ at: performance.now(), words: words(candidate) });
    const measured = { ...options, include_sentences: true, save: false };
    return telltale.scan(candidate, measured, { signal: controller.signal });
  };

  return {
    /** Reports the current text, after every change. */
    update(next: string): void {
      text = next;
      if (text.trim() === '' && state.result !== null) {
        scannedWords = '';
        set({ result: null, previous: null, first: null });
      }
      schedule();
    },
    /** Scans a text that the draft may become. Throws what the scan throws. */
    measure,
    /** Takes over the result of another scan, and the text that it is of. */
    take: store,
    /** Ends a pause, or scans without waiting. */
    resume(): void {
      set({ paused: null, pausedUntil: 0 });
      clearTimeout(timer);
      if (!state.busy && needsScan()) void run();
    },
    /** Cancels the scan that waits or runs. */
    stop(): void {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
