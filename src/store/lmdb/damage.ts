import { basename } from 'node:path';
import { RecordDamaged, StoreDamaged } from '../errors.js';

/** LMDB errors: MDB_PAGE_NOTFOUND, MDB_CORRUPTED, MDB_PANIC, MDB_VERSION_MISMATCH, MDB_INVALID. */
const structuralCodes: ReadonlySet<unknown> = new Set([-30_797, -30_796, -30_795, -30_794, -30_793]);
/** Those of a read that meets a damaged page, or follows one that did: MDB_INCOMPATIBLE, MDB_BAD_TXN. */
const readCodes: ReadonlySet<unknown> = new Set([...structuralCodes, -30_784, -30_782]);

/** Error for the operator about a damaged environment in the folder `path`. */
export function damageError(path: string, what: string, cause?: unknown): StoreDamaged {
  const remedy =
    basename(path) === 'windows'
      ? 'Restore a backup, or move this folder away: rate limits and monthly quotas then start at zero.'
      : 'Restore a backup (telltale restore); "telltale data check" lists what is damaged.';
  return new StoreDamaged(`The store in ${path} is damaged: ${what}. ${remedy}`, { cause });
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

/** Whether an error of LMDB means that the file is damaged. */
export const isStructural = (error: unknown): boolean => structuralCodes.has(codeOf(error));

/** The error of LMDB that means damage: of a read, or the cause of a failed commit; null without one. */
function structuralError(error: unknown): Error | null {
  if (readCodes.has(codeOf(error))) return error as Error;
  const { cause } = error as Error;
  return isStructural(cause) ? (cause as Error) : null;
}

/**
 * Wraps a store. A structural error of LMDB becomes StoreDamaged: the service then ends, because records
 * saved in a damaged file are lost when a backup is restored.
 * @param path folder of the environment
 * @param onDamage receives every StoreDamaged and RecordDamaged
 */
export function withDamageDetection<T extends object>(
  store: T,
  path: string,
  onDamage: (error: Error) => void = () => {},
): T {
  const rethrow = (error: unknown): never => {
    const structural = structuralError(error);
    const found = structural === null ? error : damageError(path, structural.message, error);
    if (found instanceof StoreDamaged || found instanceof RecordDamaged) onDamage(found);
    throw found;
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
