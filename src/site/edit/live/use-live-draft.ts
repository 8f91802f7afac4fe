import { useEffect, useRef, useState } from 'preact/hooks';
import { refreshConfig } from '../../api.js';
import { useStore } from '../../base/store.js';
import { draft, lastScan } from '../../draft.js';
import { initialState, type LiveScan, liveScan } from './live-scan.js';

export type LiveDraft = ReturnType<typeof useLiveDraft>;

/** Measures the draft and its sentences while it is edited. `scan()` is null until the limits are known. */
export function useLiveDraft() {
  const { text, genre, esl } = useStore(draft);
  const [state, setState] = useState(initialState);
  const live = useRef<LiveScan | null>(null);
  useEffect(() => {
    let left = false;
    void refreshConfig().then(() => {
      if (left) return;
      const { text } = draft.get();
      const last = lastScan.get();
      const isKnown = last?.text === text && last.result.sentences !== undefined;
      live.current = liveScan({ genre, esl }, setState, isKnown ? last : null);
      live.current.update(text);
    });
    return () => {
      left = true;
      live.current?.stop();
      live.current = null;
    };
  }, [genre, esl]);
  useEffect(() => live.current?.update(text), [text]);
  return { state, scan: () => live.current };
}
