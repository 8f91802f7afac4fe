/** Failures of native processes, returned instead of a result; shared by images and documents. */

/** `time` is processor time; `busy`: the machine gave the process none. */
type FailureReason = 'memory' | 'time' | 'crashed' | 'busy';

/** The process was killed or crashed. A value and not an Error, because it crosses threads. */
export interface NativeFailure {
  failure: FailureReason;
}

/** The problem of a file of which a busy machine examined nothing. The client can send it again. */
export const busyProblem = {
  problem: 'busy',
  message: 'The machine is busy; the file was not examined.',
} as const;

/** Whether the machine, and not the file, is the reason of a failure. */
export const isBusy = (outcome: unknown): boolean => isNativeFailure(outcome) && outcome.failure === 'busy';

export const isNativeFailure = <T>(outcome: T | NativeFailure): outcome is NativeFailure =>
  typeof outcome === 'object' && outcome !== null && 'failure' in outcome;

/** Returns the end of a sentence about pixels or data that could not be read. */
export const describeFailure = ({ failure }: NativeFailure): string => endings[failure];

const endings: Readonly<Record<FailureReason, string>> = {
  crashed: 'the decoder failed on them',
  memory: 'they need more memory to decode than is allowed',
  time: 'they need more processor time to decode than is allowed',
  busy: 'the machine was busy',
};
