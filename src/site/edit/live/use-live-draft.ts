import { useEffect, useRef, useState } from 'preact/hooks';
import { refreshConfig, telltale } from '../../api.js';
import { draft, lastScan } from '../../draft.js';
import { useStore } from '../../shared/store.js';
import { initialState, type LiveScan, type LiveState, liveScan } from './live-scan.js';

export interface LiveDraft {
  state: LiveState;
  /** Null until the limits are known. */
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
    const begin = () => {
      if (left) return;
      const scan = (text: string, signal: AbortSignal) =>
        telltale.scan(text, { genre, esl, include_sentences: true, save: false }, { signal });
      const { text } = draft.get();
      const last = lastScan.get();
      const known = last?.text === text && last.end === undefined && last.result.sentences !== undefined;
      current = liveScan({ scan, onState: setState, known: known ? last : null });
      live.current = current;
      current.update(text);
    };
    void refreshConfig().then(begin);
    return () => {
      left = true;
      current?.stop();
    };
  }, [genre, esl]);
  useEffect(() => live.current?.update(text), [text]);
  return { state, scan: () => live.current };
}
