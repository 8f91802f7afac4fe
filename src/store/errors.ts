/** A store could not read or write (disk full, no connection): nothing of the request was kept. The server answers 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/**
 * A store on another machine can't be reached. What needs no store goes on without it and says so; what does is
 * answered with 503, as for any unavailable store.
 */
export class StoreUnreachable extends StoreUnavailable {
  override readonly name = 'StoreAway';
}

/** The account named by a write is not there (any more). */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
  constructor(readonly account: string) {
    super(`there is no account "${account}"`);
  }
}

/** A record would pass what the account may store. The server answers 402. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  constructor() {
    super('the storage quota is used up');
  }
}

/** A stored value does not match its checksum, or a part of it is missing: it is never returned. The server answers 500. */
export class RecordDamaged extends Error {
  override readonly name = 'RecordDamaged';
  /**
   * @param table the table it is in
   * @param key its key, for the log
   * @param id of a history record, which its owner may see; null for anything else
   */
  constructor(
    readonly table: string,
    readonly key: string,
    readonly id: string | null,
  ) {
    super(`the stored ${table} "${key}" does not match its checksum`);
  }
}

/** Exit code of a program that found its store damaged: starting it again would not help. */
export const damagedExitCode = 3;

/** The files of the store are damaged: it is read-only, and what can still be read is. The server answers 503. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged';
}
