/** Starts PostgreSQL and Valkey or Redis as deployments run them, with every commit on disk. */
import type { StoreLocations } from '../../src/store/open.js';
import { postgresAbsent, startPostgres, startValkey, valkeyAbsent } from '../../test/store/servers.js';

export interface StoreServers extends Pick<StoreLocations, 'storeUrl' | 'windowsUrls'> {
  pids: readonly number[];
  stop(): Promise<unknown>;
}

/** The reason why the servers cannot be started; undefined when both are installed. */
export const storeServersAbsent = (): string | undefined => postgresAbsent() ?? valkeyAbsent();

/** Starts both servers in temporary folders, which are deleted when this process ends. */
export async function startStoreServers(): Promise<StoreServers> {
  const postgres = await startPostgres(['-c', 'fsync=on']);
  const valkey = await startValkey(['--appendfsync', 'everysec']);
  return {
    storeUrl: postgres.url,
    windowsUrls: [valkey.url],
    pids: [postgres.pid(), valkey.pid()],
    stop: () => Promise.all([postgres.kill(), valkey.kill()]),
  };
}
