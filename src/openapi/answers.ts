/** Answers to the notes' examples, recorded from a running server. */
export interface Recorded {
  /** Path parameters the answer was asked with. */
  readonly path: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { summary: string; type: string; value: unknown }>>;
}
/** By operation. */
export type Answers = Readonly<Record<string, Recorded>>;
