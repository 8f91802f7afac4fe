/** Why a chat server gave no usable answer, as words that follow "The rewrite server". */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure';
  constructor(
    why: string,
    /** The server works; it is this sentence it gave no answer to. */
    readonly ofContent = false,
  ) {
    super(why);
  }
}
