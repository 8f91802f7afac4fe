/** A store could not read or write (disk full, no connection): nothing of the request was kept. The server answers 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The account named by a write is not there (any more). */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
  constructor(readonly account: string) {
    super(`there is no account "${account}"`);
  }
}
