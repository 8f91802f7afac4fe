import { useEffect, useRef, useState } from 'preact/hooks';
import { Telltale } from '../../../client/index.js';
import { draft, lastScan } from '../../draft.js';
import { useStore } from '../../shared/store.js';
import { initialState, type LiveScan, type LiveState, liveScan } from './live-scan.js';

/** Scans as a visitor: live scores use no words and no hourly limit of an account, and are never saved. */
const visitor = new Telltale({
  retries: 0,
  timeoutMs: 0,
  fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
});

export interface LiveDraft {
  state: LiveState;
  /** Null until the limits of a visitor are known. */
  scan(): LiveScan | null;
}

/** Measures the draft and its sentences while it is edited. */
export function useLiveDraft(): LiveDraft {
  const { text, genre, esl } = useStore(draft);
  const [state, setState] = useState(initialState);
  const live = useRef<LiveScan | null>(null);
  useEffect(() => {
    let current: LiveScan | null = null;
    let left = false;
    const begin = (charsMax: number | null, perHour: number | null) => {
      if (left) return;
      const scan = (text: string, signal: AbortSignal) =>
        visitor.scan(text, { genre, esl, include_sentences: true }, { signal });
      const { text } = draft.get();
      const last = lastScan.get();
      const known = last?.text === text && last.end === undefined && last.result.sentences !== undefined;
      current = liveScan({ scan, onState: setState, charsMax, perHour, known: known ? last : null });
      live.current = current;
      current.update(text);
    };
    visitor.config().then(
      ({ limits }) => begin(limits.characters_per_text, limits.requests_per_hour),
      () => begin(null, null),
    );
    return () => {
      left = true;
      current?.stop();
    };
  }, [genre, esl]);
  useEffect(() => live.current?.update(text), [text]);
  return { state, scan: () => live.current };
}
