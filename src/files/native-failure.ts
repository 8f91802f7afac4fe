/** Failures of native processes, returned instead of a result; shared by images and documents. */

/** `time` is processor time; `busy`: the machine gave the process none. */
type FailureReason = 'memory' | 'time' | 'crashed' | 'busy';

/** The process was killed or crashed. A value and not an Error, because it crosses threads. */
export interface NativeFailure {
  failure: FailureReason;
}

export const isNativeFailure = <T>(outcome: T | NativeFailure): outcome is NativeFailure =>
  typeof outcome === 'object' && outcome !== null && 'failure' in outcome;

/** Returns the end of a sentence about pixels or data that could not be decoded. */
export const describeFailure = ({ failure }: NativeFailure): string => endings[failure];

const endings: Readonly<Record<FailureReason, string>> = {
  crashed: 'the decoder failed on them',
  memory: 'they need more memory to decode than is allowed',
  time: 'they need more processor time to decode than is allowed',
  busy: 'the machine was busy',
};
