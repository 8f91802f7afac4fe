import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../errors.js';
import { makeFolder } from '../make-folder.js';
import { connectToPeers, FolderSocket } from './folder-socket.js';
import { FolderOwner } from './owner.js';
import { ServiceConnection } from './service-connection.js';

/** Receives a line that says for which process this one waits. */
export type ReportWaiting = (line: string) => void;

/** Longest pause before the first repetition; doubled by each further one, up to 2^6 times. */
const pauseMs = 10;
/** Time after which a process reports that it waits. */
const noticeMs = 500;
/** Pause between two polls whether a service has ended. */
const servicePollMs = 100;

/**
 * Claims a data folder for this process, or connects to the service that owns it. Waits while a command owns
 * it, or while processes are left whose supervisor was killed, until their connections end.
 *
 * A process first makes its socket visible and then looks for others. Of two that do so at the same time at
 * least one sees the other and gives up, so that there is never more than one owner.
 * @throws StoreUnavailable when the folder cannot be used
 */
export async function claimOrConnect(
  folder: string,
  report: ReportWaiting,
): Promise<FolderOwner | ServiceConnection> {
  try {
    makeFolder(folder, 0o700);
    for (let tries = 0; ; tries++) {
      let peers = await connectToPeers(folder);
      if (peers.length === 0) {
        const socket = await FolderSocket.listen(folder);
        peers = await connectToPeers(folder, socket.name);
        if (peers.length === 0) return new FolderOwner(folder, socket);
        socket.close();
      }
      const connections = peers.map(peer => new ServiceConnection(peer));
      const pids = peers.map(({ pid }) => pid).join(', ');
      const line = `waiting for process ${pids}, or one that it started, to leave the store in ${folder}`;
      const service = await withNotice(line, report, firstService(connections));
      for (const each of connections) if (each !== service) each.close();
      if (service !== null) return service;
      await delay(Math.random() * pauseMs * 2 ** Math.min(tries, 6));
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    // Nothing can be written on a read-only medium, and no process needs to see this one.
    if ((error as NodeJS.ErrnoException).code === 'EROFS') return new FolderOwner(folder, null);
    throw new StoreUnavailable(`The store in ${folder} cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * As `claimOrConnect`.
 * @param waitMs time for which a service that owns the folder may still end, as at a restart
 * @throws StoreUnavailable when a service owns the folder; `advice` ends its message
 */
export async function claim(
  folder: string,
  report: ReportWaiting,
  advice = 'Stop the service first.',
  waitMs = 0,
): Promise<FolderOwner> {
  const until = performance.now() + waitMs;
  for (let tries = 0; ; tries++) {
    const claimed = await claimOrConnect(folder, report);
    if (claimed instanceof FolderOwner) return claimed;
    claimed.close();
    const inUse = `The store in ${folder} is in use by process ${claimed.pid}.`;
    if (performance.now() >= until) throw new StoreUnavailable(`${inUse} ${advice}`);
    if (tries === 0) report(`${inUse} Waiting for it to end`);
    await delay(servicePollMs);
  }
}

/** Runs `work` while this process owns the folder. @throws as `claim` */
export async function owning<T>(
  folder: string,
  report: ReportWaiting,
  work: (owner: FolderOwner) => Promise<T>,
): Promise<T> {
  const owner = await claim(folder, report);
  try {
    return await work(owner);
  } finally {
    owner.release();
  }
}

/** Reports a line if `waiting` takes longer than a moment. */
export async function withNotice<T>(line: string, report: ReportWaiting, waiting: Promise<T>): Promise<T> {
  const notice = setTimeout(report, noticeMs, line);
  try {
    return await waiting;
  } finally {
    clearTimeout(notice);
  }
}

/** The first connection that is to a service; null when all have ended. */
function firstService(connections: readonly ServiceConnection[]): Promise<ServiceConnection | null> {
  const services = connections.map(async each => {
    if ((await each.service) === null) throw new Error('it is not a service');
    return each;
  });
  return Promise.any(services).catch(() => null);
}
