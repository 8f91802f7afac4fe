/** Scans a text again while it is edited: debounced, one scan at a time, within a budget. */
import type { ScanResult } from '../../../contract/scan.js';
import { problemOf } from '../../api.js';
import { isLonger, words } from '../../shared/format.js';
import { freedAt, waitMs, withinHour } from './budget.js';

/** Pause in typing after which a text is scanned. */
const debounceMs = 700;
/** Below, a score depends on chance. */
export const wordsMin = 20;

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
  paused: null,
  pausedUntil: 0,
};

const spentPause =
  'Paused: live scores have used their part of the hourly limit. The rest is left for the buttons.';

/** Start of each live scan of this page. */
let times: number[] = [];

interface LiveOptions {
  scan: (text: string, signal: AbortSignal) => Promise<ScanResult>;
  onState: (state: LiveState) => void;
  /** Characters of a visitor's scan; null while they are not known. */
  charsMax: number | null;
  /** Visitors' scans per hour; null for no limit. */
  perHour: number | null;
  /** A result that is already there, and its text. */
  known: { text: string; result: ScanResult } | null;
}

export interface LiveScan {
  /** Reports the current text, after every change. */
  update(text: string): void;
  /** Ends a pause. */
  resume(): void;
  /** Scans a text that the draft may become. Throws what the scan throws. */
  measure(text: string): Promise<ScanResult>;
  /** Takes over the result of another scan, and the text that it is of. */
  take(text: string, result: ScanResult): void;
  /** Cancels the scan that waits or runs. */
  stop(): void;
}

export function liveScan({ scan, onState, charsMax, perHour, known }: LiveOptions): LiveScan {
  const controller = new AbortController();
  let state = initialState;
  let [text, scannedWords] = ['', ''];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    onState(state);
  };
  // White space at the end changes with every word typed and no score.
  const wordsOf = () => text.trim().replace(/\s+/g, ' ');
  const store = (scanned: string, result: ScanResult) => {
    scannedWords = scanned.trim().replace(/\s+/g, ' ');
    set({ busy: false, result, scanned, previous: state.result, first: state.first ?? result });
  };
  if (known !== null) store(known.text, known.result);

  const schedule = () => {
    clearTimeout(timer);
    const tooLong = charsMax !== null && isLonger(text, charsMax);
    if (tooLong !== state.tooLong) set({ tooLong });
    if (
      tooLong ||
      state.busy ||
      state.paused !== null ||
      wordsOf() === scannedWords ||
      words(text) < wordsMin
    )
      return;
    const now = performance.now();
    times = withinHour(times, now);
    const wait = waitMs(times, now, perHour);
    if (wait === null) set({ paused: spentPause, pausedUntil: freedAt(times) });
    else timer = setTimeout(() => void run(), Math.max(debounceMs, wait));
  };

  const run = async () => {
    times.push(performance.now());
    const scanned = text;
    set({ busy: true });
    try {
      const result = await scan(scanned, controller.signal);
      if (controller.signal.aborted) return;
      store(scanned, result);
      schedule();
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, retryAfterS } = problemOf(error);
      const pausedUntil = performance.now() + (retryAfterS ?? 0) * 1000;
      set({ busy: false, paused: `Paused: ${message}`, pausedUntil });
    }
  };

  return {
    update(next) {
      text = next;
      if (text.trim() === '' && state.result !== null) {
        scannedWords = '';
        set({ result: null, previous: null, first: null });
      }
      schedule();
    },
    measure(candidate) {
      times.push(performance.now());
      return scan(candidate, controller.signal);
    },
    take: store,
    resume() {
      set({ paused: null, pausedUntil: 0 });
      schedule();
    },
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
