/** Scans a text again while it is edited: debounced, one scan at a time, within a budget. */
import type { ScanOptions } from '../../../client/index.js';
import type { ScanResult } from '../../../contract/scan.js';
import { isLonger } from '../../../engine/text/code-points.js';
import { config, type Problem, problemOf, refreshConfig, telltale } from '../../api.js';
import { words } from '../../base/format.js';
import { pauseMs, recheckMs, waitMs } from '../editor/budget.js';

/** Pause in typing after which a text is scanned, and least time between two scans. */
const debounceMs = 2_000;
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
  problem: Problem | null;
}

export const initialState: LiveState = {
  result: null,
  scanned: '',
  previous: null,
  first: null,
  busy: false,
  tooLong: false,
  nextAt: 0,
  problem: null,
};

/** Start of the last scan of this page. */
let lastAt = Number.NEGATIVE_INFINITY;

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
    if (state.busy || state.problem !== null) return;
    if (!needsScan()) {
      if (state.nextAt !== 0) set({ nextAt: 0 });
      return;
    }
    const now = performance.now();
    const delay = Math.max(debounceMs, waitMs(pauseMs(config.get(), words(text)), lastAt, now));
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
      set({ busy: false, problem: problemOf(error) });
    }
    await recheck();
  };

  const measure = (candidate: string) => {
    lastAt = performance.now();
    const measured = { ...options, include_sentences: true, save: false };
    return telltale.scan(candidate, measured, { signal: controller.signal });
  };

  return {
    /** Reports the current text, after every change. */
    update(next: string): void {
      text = next;
      // What was wrong with the text before may be right now.
      if (state.problem !== null && state.problem.status > 0 && state.problem.status < 429)
        set({ problem: null });
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
      set({ problem: null });
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
