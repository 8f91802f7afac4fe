/** The store could not read or write (disk full, no connection). The request saved nothing. HTTP 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/**
 * A store on another machine cannot be reached. Requests that do not need it continue and report the
 * degradation; the others are answered with 503, as for any unavailable store.
 */
export class StoreUnreachable extends StoreUnavailable {
  override readonly name = 'StoreUnreachable';
}

/** A write names an account that does not exist or was deleted. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
  constructor(readonly account: string) {
    super(`there is no account "${account}"`);
  }
}

/** Another request stored an idempotency record under the key, and it has not expired. Nothing was saved. */
export class IdempotencyKeyTaken extends Error {
  override readonly name = 'IdempotencyKeyTaken';
  constructor() {
    super('another request has taken the idempotency key');
  }
}

/** The record would exceed the storage quota of its account. HTTP status 402. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  constructor() {
    super('the storage quota is used up');
  }
}

/** A stored value is incomplete or does not match its checksum, and is never returned. HTTP status 500. */
export class RecordDamaged extends Error {
  override readonly name = 'RecordDamaged';
  /**
   * @param table the table that contains it
   * @param key its key, for the log
   * @param id the id of a history record, which its owner may see; null for any other value
   */
  constructor(
    readonly table: string,
    readonly key: string,
    readonly id: string | null,
  ) {
    super(`the stored ${table} "${key}" does not match its checksum`);
  }
}

/** Exit code of a process that found its store damaged. A restart would not help. */
export const damagedExitCode = 3;

/** A file of the store is damaged. The service ends with `damagedExitCode`. HTTP 503. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged';
}

/** The message of an error; its code if it has none, as for a host whose addresses all refuse. */
export const reasonOf = ({ message, code = '' }: Error & { code?: string }): string => message || code;

/** Receivers of errors of a store. */
export interface StoreListeners {
  /** Receives failed commits, and the first failed call of an outage. */
  onError?: (error: Error) => void;
  /** Called at the first successful call after an outage, with the time since the first failed one. */
  onRecovery?: (store: string, outageMs: number) => void;
  /** Receives damage of the embedded store that a call met: StoreDamaged or RecordDamaged. */
  onDamage?: (error: Error) => void;
}

const classes: Readonly<Record<string, { prototype: Error }>> = {
  StoreUnavailable,
  StoreUnreachable,
  NoSuchAccount,
  IdempotencyKeyTaken,
  StorageFull,
  RecordDamaged,
  StoreDamaged,
};

/** An error as another process receives it: of the classes above with their fields. */
export interface ErrorMessage {
  name: string;
  message: string;
}

export const errorToMessage = (error: Error): ErrorMessage => ({
  ...(Object.hasOwn(classes, error.name) && error),
  name: error.name,
  message: error.message,
});

export function errorFromMessage({ message, ...fields }: ErrorMessage): Error {
  const error = Object.assign(new Error(message), fields);
  return Object.setPrototypeOf(error, classes[error.name]?.prototype ?? Error.prototype);
}
