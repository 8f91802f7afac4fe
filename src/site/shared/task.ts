import { useEffect, useRef, useState } from 'preact/hooks';
import { type Problem, problemOf } from '../api.js';

export interface Task {
  busy: boolean;
  problem: Problem | null;
  /** Runs abortable work. An error it throws becomes `problem`. A second call aborts the first. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  stop(): void;
  clear(): void;
}

/** State of one asynchronous action of a page. Leaving the page aborts it. */
export function useTask(): Task {
  const [state, setState] = useState<{ busy: boolean; problem: Problem | null }>({
    busy: false,
    problem: null,
  });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    ...state,
    async run(work) {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      setState({ busy: true, problem: null });
      let problem: Problem | null = null;
      try {
        await work(controller.signal);
      } catch (error) {
        if (!controller.signal.aborted) problem = problemOf(error);
      }
      if (current.current === controller) setState({ busy: false, problem });
    },
    stop() {
      current.current?.abort();
      current.current = null;
      setState({ busy: false, problem: null });
    },
    clear: () => setState(now => ({ ...now, problem: null })),
  };
}
