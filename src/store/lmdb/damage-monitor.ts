import { RecordDamaged, StoreDamaged } from '../errors.js';
import type { RecordKey } from './records/tables.js';

/** LMDB errors of a damaged file: MDB_PAGE_NOTFOUND, MDB_CORRUPTED, MDB_PANIC, MDB_INVALID. */
const structuralCodes = new Set([-30_797, -30_796, -30_795, -30_793]);
/** MDB_BAD_TXN. */
const badTransaction = -30_782;
/** Damaged records that are tracked. */
const recordsMax = 1_000;

/**
 * Damage found in an LMDB environment since this process opened it.
 *
 * Structural damage makes the environment read-only, because further writes could spread it. A damaged record
 * makes the health check fail until the record is deleted.
 */
export class DamageMonitor {
  #structure: StoreDamaged | null = null;
  readonly #records = new Map<string, RecordDamaged>();

  /** @param onDamage receives the first structural error, and each damaged record once */
  constructor(private readonly onDamage: (error: Error) => void = () => {}) {}

  /** The first structural error; null while the structure is intact. */
  get structuralDamage(): StoreDamaged | null {
    return this.#structure;
  }

  /** The error that the health check reports; null when there is no damage. */
  get first(): Error | null {
    return this.#structure ?? this.#records.values().next().value ?? null;
  }

  /** Records the damage that an error reports, if any. @returns the error to throw instead */
  examine(error: unknown): unknown {
    if (error instanceof RecordDamaged) this.#addRecord(error);
    // A snapshot that hit a damaged page fails from then on, for intact pages too.
    const isConsequence = this.#structure !== null && codeOf(error) === badTransaction;
    if (!isConsequence && !structuralCodes.has(codeOf(error))) return error;
    if (this.#structure === null) {
      this.#structure = new StoreDamaged(`the store is damaged: ${messageOf(error)}`, { cause: error });
      this.onDamage(this.#structure);
    }
    return this.#structure;
  }

  /** Called when a history record was deleted. Its damage is no longer reported. */
  recordRemoved(key: RecordKey): void {
    if (this.#records.size === 0) return;
    for (const table of ['items', 'bodies']) this.#records.delete(`${table} ${key}`);
  }

  #addRecord(error: RecordDamaged): void {
    const name = `${error.table} ${error.key}`;
    if (this.#records.has(name) || this.#records.size >= recordsMax) return;
    this.#records.set(name, error);
    this.onDamage(error);
  }
}

/** Wraps a store: the monitor examines every error that its methods throw or reject with. */
export function withDamageDetection<T extends object>(store: T, damage: DamageMonitor): T {
  const rethrow = (error: unknown): never => {
    throw damage.examine(error);
  };
  const wrap =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      try {
        const result = method(...args);
        return result instanceof Promise ? result.catch(rethrow) : result;
      } catch (error) {
        return rethrow(error);
      }
    };
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, wrap(method)])) as T;
}

function codeOf(error: unknown): number {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return (typeof code === 'number' ? code : cause?.code) as number;
}

const messageOf = (error: unknown): string =>
  ((error as Error).cause as Error)?.message ?? (error as Error).message;
