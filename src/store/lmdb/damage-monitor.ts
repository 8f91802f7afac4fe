import { RecordDamaged, StoreDamaged } from '../errors.js';
import type { RecordKey } from './records/tables.js';

/** Errors of LMDB that mean a broken file: MDB_PAGE_NOTFOUND, MDB_CORRUPTED, MDB_PANIC, MDB_INVALID. */
const structural = new Set([-30_797, -30_796, -30_795, -30_793]);
/** MDB_BAD_TXN. */
const badTransaction = -30_782;
/** Damaged records remembered by key. */
const keysMax = 1_000;

/**
 * Damage found in an environment since the process opened it. A broken structure ends all writing to it: another write
 * could spread it. A damaged record makes the health check fail until it is deleted.
 */
export class DamageMonitor {
  #structure: StoreDamaged | null = null;
  readonly #records = new Map<string, RecordDamaged>();

  /** @param onDamage receives the first structural error, and each damaged record once */
  constructor(private readonly onDamage: (error: Error) => void = () => {}) {}

  /** Set when the structure is broken. */
  get structuralDamage(): StoreDamaged | null {
    return this.#structure;
  }

  /** What the health check reports. */
  get first(): Error | null {
    return this.#structure ?? this.#records.values().next().value ?? null;
  }

  /** Notes the damage an error tells of, if any. @returns the error to throw in its place */
  examine(error: unknown): unknown {
    if (error instanceof RecordDamaged) this.#seenRecord(error);
    // The snapshot that met the broken page fails from then on, for other pages as well.
    const follows = this.#structure !== null && codeOf(error) === badTransaction;
    if (!follows && !structural.has(codeOf(error))) return error;
    if (this.#structure === null) {
      this.#structure = new StoreDamaged(`the store is damaged: ${messageOf(error)}`, { cause: error });
      this.onDamage(this.#structure);
    }
    return this.#structure;
  }

  /** A history record is deleted, damaged or not. */
  recordRemoved(key: RecordKey): void {
    if (this.#records.size === 0) return;
    for (const table of ['items', 'bodies']) this.#records.delete(`${table} ${key}`);
  }

  #seenRecord(error: RecordDamaged): void {
    const name = `${error.table} ${error.key}`;
    if (this.#records.has(name) || this.#records.size >= keysMax) return;
    this.#records.set(name, error);
    this.onDamage(error);
  }
}

/** The same store, whose errors are examined for damage. */
export function withDamageDetection<T extends object>(store: T, damage: DamageMonitor): T {
  const rethrow = (error: unknown): never => {
    throw damage.examine(error);
  };
  const watch =
    (verb: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      try {
        const result = verb(...args);
        return result instanceof Promise ? result.catch(rethrow) : result;
      } catch (error) {
        return rethrow(error);
      }
    };
  return Object.fromEntries(Object.entries(store).map(([name, verb]) => [name, watch(verb)])) as T;
}

function codeOf(error: unknown): number {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return (typeof code === 'number' ? code : cause?.code) as number;
}

const messageOf = (error: unknown): string =>
  ((error as Error).cause as Error)?.message ?? (error as Error).message;
