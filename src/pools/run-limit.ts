/** Why a run was ended: it used its processor time, or a busy machine did not give it any. */
export type RunEnd = 'workLimit' | 'busy';

/** Processor time used so far, in ms; undefined before the work begins, null when it is not known. */
export type ProcessorClock = () => number | null | undefined;

/** Wall time in which a run must have used its processor time, as a multiple of it. */
const wallFactor = 10;
/** Time between two checks: at least, so that they cost little, and at most, because two threads may work. */
const checkMs = { min: 10, max: 500 };

/**
 * Limits the processor time that one piece of work may use. A busy or cold machine therefore ends no work
 * that an idle one finishes. Work that gets no processor time, or whose time the system does not report
 * (Linux only), ends after ten times the limit.
 * @param limitMs processor time
 * @returns a function that ends the limit; `onEnd` is not called afterwards
 */
export function limitRun(limitMs: number, clock: ProcessorClock, onEnd: (end: RunEnd) => void): () => void {
  let startedAt = performance.now();
  let timer: NodeJS.Timeout;
  const wait = (leftMs: number) => {
    timer = setTimeout(check, Math.min(Math.max(leftMs, checkMs.min), checkMs.max));
  };
  const check = () => {
    const usedMs = clock();
    // The start of a thread is not the work's.
    if (usedMs === undefined) startedAt = performance.now();
    const leftMs = limitMs - (usedMs ?? 0);
    if (leftMs <= 0) onEnd('workLimit');
    else if (performance.now() - startedAt >= wallFactor * limitMs) onEnd('busy');
    else wait(leftMs);
  };
  wait(limitMs);
  return () => clearTimeout(timer);
}
