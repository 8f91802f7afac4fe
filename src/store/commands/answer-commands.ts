import { version } from '../../contract/version.js';
import { errorToMessage } from '../errors.js';
import { type Answer, send } from '../lmdb/ownership/messages.js';
import type { FolderOwner } from '../lmdb/ownership/owner.js';
import { embeddedEnvironments, type StoreLocations, type Stores } from '../open.js';
import { localAccess, type Progress } from './access.js';

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
    const answer = (message: Answer) => send(connection, message);
    try {
      const progress: Progress = (...done) => answer({ id, progress: done });
      const target = part === 'maintenance' ? access : (await access.stores())[part as keyof Stores];
      const run = (target as unknown as Record<string, (...args: unknown[]) => unknown>)[method]!;
      answer({ id, value: await run(...args, ...(part === 'maintenance' ? [progress] : [])) });
    } catch (error) {
      answer({ id, error: errorToMessage(error as Error) });
    }
  };
  const environments = embeddedEnvironments(places);
  socket.announce({ ready: { version, environments } });
}
