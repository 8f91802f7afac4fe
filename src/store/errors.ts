/** A store could not read or write (disk full, no connection): nothing of the request was kept. The server answers 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/**
 * A store on another machine can't be reached. What needs no store goes on without it and says so; what does is
 * answered with 503, as for any unavailable store.
 */
export class StoreAway extends StoreUnavailable {
  override readonly name = 'StoreAway';
}

/** The account named by a write is not there (any more). */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
  constructor(readonly account: string) {
    super(`there is no account "${account}"`);
  }
}
