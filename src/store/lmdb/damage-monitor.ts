import { RecordDamaged, type StoreDamaged } from '../errors.js';
import { codeOf, isStructural, markDamaged, markedDamage } from './damage-mark.js';
import type { RecordKey } from './records/tables.js';

/** MDB_BAD_TXN. */
const badTransaction = -30_782;
/** Damaged records that are tracked. */
const recordsMax = 1_000;

/**
 * Damage found in an LMDB environment since this process opened it.
 *
 * Damage of the file, found here or by a check (prepare.ts), makes the environment read-only, because
 * further writes could spread it and a restored backup would lose them. A damaged record makes the health
 * check fail until the record is deleted.
 */
export class DamageMonitor {
  #file: StoreDamaged | null = null;
  readonly #records = new Map<string, RecordDamaged>();

  /**
   * @param path folder of the environment
   * @param onDamage receives the first error of the file, and each damaged record once
   */
  constructor(
    readonly path: string,
    private readonly onDamage: (error: Error) => void = () => {},
  ) {}

  /** Damage of the file; null while none is known. */
  get ofFile(): StoreDamaged | null {
    return this.#file;
  }

  /** Also looks for damage that a check in another process found. @throws StoreDamaged, RecordDamaged */
  check(): void {
    this.#file ??= markedDamage(this.path);
    const damage = this.#file ?? this.#records.values().next().value;
    if (damage !== undefined) throw damage;
  }

  /** Records the damage that an error reports, if any. @returns the error to throw instead */
  examine(error: unknown): unknown {
    if (error instanceof RecordDamaged) this.#addRecord(error);
    // A snapshot that hit a damaged page fails from then on, for intact pages too.
    const isConsequence = this.#file !== null && codeOf(error) === badTransaction;
    if (!isConsequence && !isStructural(error)) return error;
    if (this.#file === null) {
      this.#file = markDamaged(this.path, messageOf(error));
      this.onDamage(this.#file);
    }
    return this.#file;
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

const messageOf = (error: unknown): string =>
  ((error as Error).cause as Error)?.message ?? (error as Error).message;
