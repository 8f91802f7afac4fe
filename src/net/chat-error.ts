/** Reason why a chat server returned no usable answer, worded to follow "The rewrite server". */
export class ChatServerError extends Error {
  override readonly name = 'ChatFailure';
  constructor(
    reason: string,
    /** Whether the cause is this sentence rather than the server, which then counts as healthy. */
    readonly causedByContent = false,
  ) {
    super(reason);
  }
}
