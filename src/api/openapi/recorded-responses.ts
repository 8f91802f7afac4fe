/** Responses to the example requests, recorded from a running server. */
export interface Recorded {
  /** Path parameters of the request. */
  readonly path: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { summary: string; type: string; value: unknown }>>;
}
/** Recorded responses by operation id. */
export type RecordedResponses = Readonly<Record<string, Recorded>>;
