/** Reason why a chat server returned no usable answer, worded to follow "The rewrite server". */
export class ChatServerError extends Error {
  override readonly name = 'ChatServerError';
  constructor(
    reason: string,
    /** Whether the request's content caused the error, in which case the server counts as healthy. */
    readonly causedByContent = false,
  ) {
    super(reason);
  }
}
