/** Failures of native processes, returned instead of a result; shared by images and documents. */

type FailureReason = 'memory' | 'time' | 'crashed';

/** The process was killed or crashed. A value and not an Error, because it crosses threads. */
export interface NativeFailure {
  failure: FailureReason;
}

export const isNativeFailure = <T>(outcome: T | NativeFailure): outcome is NativeFailure =>
  typeof outcome === 'object' && outcome !== null && 'failure' in outcome;

/** Returns the end of a sentence about pixels or data that could not be decoded. */
export const describeFailure = ({ failure }: NativeFailure): string =>
  failure === 'crashed'
    ? 'the decoder failed on them'
    : `they need more ${failure} to decode than is allowed`;
