/** Asynchronous actions of a page: their state, their progress and their errors. */

import type { ButtonHTMLAttributes } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { waitingTime } from '../../contract/prose.js';
import { busyRetries, config, type Problem, problemOf } from '../api.js';
import { createStore, useStore } from '../base/store.js';
import { Button, LinkButton } from './controls.js';

const idle = { busy: false, problem: null as Problem | null };

/** An asynchronous action and its state. */
export function createTask() {
  const state = createStore(idle);
  let current: AbortController | null = null;
  return {
    state,
    /** Runs abortable work, aborting an earlier call. Never rejects: an error becomes `problem`. */
    async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      state.set({ busy: true, problem: null });
      let problem: Problem | null = null;
      try {
        await work(controller.signal);
      } catch (error) {
        if (!controller.signal.aborted) problem = problemOf(error);
      }
      if (current === controller) state.set({ busy: false, problem });
    },
    /** Aborts the work and removes the problem. */
    stop(): void {
      current?.abort();
      current = null;
      state.set(idle);
    },
  };
}

/** An action of one page. Leaving the page stops it. */
export function useTask() {
  const [task] = useState(createTask);
  const state = useStore(task.state);
  useEffect(() => task.stop, []);
  return { ...task, ...state };
}

/** A value that is loaded when the component appears, and again when the key changes; null until then. */
export function useLoaded<T>(get: (signal: AbortSignal) => Promise<T>, key?: unknown) {
  const [value, set] = useState<T | null>(null);
  const task = useTask();
  const load = () => task.run(async signal => set(await get(signal)));
  useEffect(() => void load(), [key]);
  return { value, set, load, task };
}

/** Delay before progress is shown, so that short waits do not flicker. */
const delayMs = 400;

/** Progress of a running action, with a button that stops it. */
export function Progress({ when, what, onStop }: { when: boolean; what: string; onStop?: () => void }) {
  const [late, setLate] = useState(false);
  const isRetrying = useStore(busyRetries) > 0;
  useEffect(() => {
    setLate(false);
    if (!when) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [when]);
  return (
    <div class="busy" role="status">
      {when && (late || isRetrying) && (
        <>
          <span class="run" aria-hidden="true" />
          {isRetrying ? 'The machine was busy; trying again …' : what}
          {onStop && <LinkButton onClick={onStop}>Stop</LinkButton>}
        </>
      )}
    </div>
  );
}

/** Shows why an action failed and how to proceed. Screen readers announce it immediately. */
export function ErrorNotice({ problem, onRetry }: { problem: Problem | null; onRetry?: () => unknown }) {
  const who = useStore(config);
  // Recomputed for each problem, so the time counts from its arrival.
  const until = useMemo(() => performance.now() + (problem?.retryAfterS ?? 0) * 1000, [problem]);
  const wait = useSecondsUntil(until);
  if (problem === null) return null;
  const isLimited = problem.status === 429 || problem.status === 402;
  return (
    <div class="note failed" role="alert">
      <p>{problem.message}</p>
      {onRetry && (problem.status <= 0 || problem.status >= 429) && (
        <LinkButton disabled={wait > 0} onClick={onRetry}>
          Try again
        </LinkButton>
      )}
      <Countdown seconds={wait} />
      {isLimited && who !== null && !who.account && (
        <span>
          <a href="/account">An account</a> has limits of its own, separate from those of visitors.
        </span>
      )}
      {problem.status === 401 && <a href="/account">Sign in</a>}
    </div>
  );
}

interface TaskButtonProps extends ButtonHTMLAttributes {
  /** What is shown while the action takes long. */
  progress: string;
  onRun(signal: AbortSignal): Promise<void>;
}

/** A button of an action, with its progress and its error. */
export function TaskButton({ progress, onRun, ...button }: TaskButtonProps) {
  const task = useTask();
  const run = () => task.run(onRun);
  return (
    <>
      <Button disabled={task.busy} {...button} onClick={run} />
      <Progress when={task.busy} what={progress} onStop={task.stop} />
      <ErrorNotice problem={task.problem} onRetry={run} />
    </>
  );
}

/** When an attempt can succeed. Not announced every second. */
const Countdown = ({ seconds }: { seconds: number }) =>
  seconds > 0 && (
    <span class="hint" role="timer">
      Possible in {waitingTime(seconds)}.
    </span>
  );

/** Seconds until a moment of `performance.now()`, counted down to 0. */
function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0);
  // Before the first paint, so that a button is never enabled too early.
  useLayoutEffect(() => {
    const secondsLeft = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000));
    setLeft(secondsLeft());
    if (secondsLeft() === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsLeft());
      if (secondsLeft() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
