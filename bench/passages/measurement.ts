import type { LabelledScore, Observation } from './observation.js';
import type { UniformReading } from './uniform-rates.js';

/** A mixed document's observation with its origin. */
export interface MixedReading {
  readonly kind: string;
  readonly size: number;
  /** The sources of its parts. */
  readonly pair: string;
  readonly observation: Observation;
  /** Each known part scanned alone; only of documents of three paragraphs. */
  readonly alone: readonly LabelledScore[];
}

/** Readings of one length: `words`, or null for essays as they are. */
export interface UniformLength {
  readonly words: number | null;
  readonly readings: readonly UniformReading[];
}

/** Everything that the page and the chart show. */
export interface Measurement {
  readonly mixed: readonly MixedReading[];
  /** Human-written documents without the ESL essays, the ESL essays, and AI-generated documents. */
  readonly human: readonly UniformLength[];
  readonly esl: readonly UniformLength[];
  readonly ai: readonly UniformLength[];
  /** True if training sources were scored by engines that hold them out. */
  readonly trainingSources: boolean;
}
