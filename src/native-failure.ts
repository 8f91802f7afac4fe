/** What readers in processes answer instead of a reading: shared by images and documents. */

export type FailureReason = 'memory' | 'time' | 'crashed';

/** The process that read was killed or died; a value, since it crosses threads. */
export interface NativeFailure {
  failure: FailureReason;
}

export const isNativeFailure = <T>(outcome: T | NativeFailure): outcome is NativeFailure =>
  typeof outcome === 'object' && outcome !== null && 'failure' in outcome;

/** Ends a sentence about what could not be read. */
export const describeFailure = ({ failure }: NativeFailure): string =>
  failure === 'crashed'
    ? 'the decoder failed on them'
    : `they need more ${failure} to decode than is allowed`;
