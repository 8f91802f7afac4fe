import { version } from '../../contract/version.js';
import { StoreUnavailable } from '../errors.js';
import { claimOrConnect, type ReportWaiting, withNotice } from '../lmdb/ownership/claim.js';
import { FolderOwner } from '../lmdb/ownership/owner.js';
import type { ServiceConnection } from '../lmdb/ownership/service-connection.js';
import { embeddedEnvironments, type StoreLocations, type Stores } from '../open.js';
import { localAccess, type StoreAccess } from './access.js';

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
    check: progress => service.call('maintenance', 'check', [], progress),
    close: async () => service.close(),
  };
}
