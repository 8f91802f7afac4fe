import { version } from '../contract/version.js';
import { errorToMessage, StoreUnavailable } from './errors.js';
import type { FileReport } from './lmdb/check-environment.js';
import { claimOrConnect, type ReportWaiting, withNotice } from './lmdb/ownership/claim.js';
import { send } from './lmdb/ownership/messages.js';
import { FolderOwner } from './lmdb/ownership/owner.js';
import type { ServiceConnection } from './lmdb/ownership/service-connection.js';
import { closeStores, embeddedEnvironments, openStores, type StoreLocations, type Stores } from './open.js';

/** Access of commands (`telltale keys list`, `backup`, …) to the stores. */
export interface StoreAccess {
  /** The stores; `close` closes them. */
  stores(): Promise<Stores>;
  /** Copies the embedded store to a new folder, an absolute path (lmdb/maintenance.ts). */
  backup(target: string): Promise<void>;
  /** Checks the embedded store (lmdb/maintenance.ts). */
  check(): Promise<FileReport[]>;
  close(): Promise<void>;
}

/**
 * Opens the stores for a command. Beside a service, the service answers on its socket in the data folder;
 * otherwise the command owns the folder and opens the stores itself.
 * @throws StoreDamaged, StoreUnavailable
 */
export async function openAccess(places: StoreLocations, report: ReportWaiting): Promise<StoreAccess> {
  const environments = embeddedEnvironments(places);
  if (environments.length === 0) return localAccess(null, places);
  for (;;) {
    const claimed = await claimOrConnect(places.dataDir, report);
    if (claimed instanceof FolderOwner) {
      const access = localAccess(claimed, places);
      const close = () => access.close().finally(() => claimed.release());
      return { ...access, close };
    }
    const line = `waiting for process ${claimed.pid}, which prepares the store in ${places.dataDir}`;
    const service = await withNotice(line, report, claimed.ready);
    if (service === null) continue;
    if (service.version === version && String(service.environments) === String(environments))
      return remoteAccess(claimed);
    claimed.close();
    throw new StoreUnavailable(
      `The service (process ${claimed.pid}) has version ${service.version} and stores ${service.environments.join(' and ')} in ${places.dataDir}; this command has version ${version} and expects ${environments.join(' and ')}. Run the command with the version and the environment variables of the service.`,
    );
  }
}

/**
 * Answers commands beside this service from now on.
 * @param own the stores of the only serving process; without, they are opened while commands are connected
 */
export function answerCommands(owner: FolderOwner | null, places: StoreLocations, own?: Stores): void {
  const socket = owner?.socket ?? null;
  if (socket === null) return;
  const access = localAccess(owner, places, own);
  socket.onIdle = () => void access.close().catch(() => {});
  socket.onRequest = async (connection, { id, part, method, args }) => {
    try {
      const target = part === 'maintenance' ? access : (await access.stores())[part as keyof Stores];
      const run = (target as unknown as Record<string, (...args: unknown[]) => unknown>)[method]!;
      send(connection, { id, value: await run(...args) });
    } catch (error) {
      send(connection, { id, error: errorToMessage(error as Error) });
    }
  };
  socket.announce({ ready: { version, environments: embeddedEnvironments(places) } });
}

/** Access through the stores of this process. `owner` is null when no store is embedded. */
function localAccess(owner: FolderOwner | null, places: StoreLocations, own?: Stores): StoreAccess {
  let opened: Promise<Stores> | null = null;
  let closing: Promise<unknown> = Promise.resolve();
  const maintenance = () => import('./lmdb/maintenance.js');
  return {
    async stores() {
      if (own !== undefined) return own;
      opened ??= closing.then(() => openStores(places, {}, owner?.open));
      return opened;
    },
    backup: async target => (await maintenance()).backup(owner!, target),
    check: async () => (await maintenance()).checkStore(owner!),
    async close() {
      if (opened !== null) closing = opened.then(closeStores, () => {});
      opened = null;
      await closing;
    },
  };
}

/** Access through the service: every method call is a request to it. */
function remoteAccess(service: ServiceConnection): StoreAccess {
  const storeOf = (part: keyof Stores) =>
    new Proxy({} as never, {
      get:
        (_, method: string) =>
        (...args: unknown[]) =>
          service.call(part, method, args),
    });
  return {
    stores: async () => ({ durable: storeOf('durable'), counters: storeOf('counters') }),
    backup: target => service.call('maintenance', 'backup', [target]),
    check: () => service.call('maintenance', 'check', []),
    close: async () => service.close(),
  };
}
