/**
 * Sockets that show which processes use a data folder.
 *
 * A process listens on `process-PID-RANDOM.sock` in the folder. It binds a hidden name and renames the
 * socket once it listens: a visible socket that refuses a connection has no listener and never gets one, so
 * any process may delete it. Child processes that open the store inherit the listening socket: it accepts
 * connections until the process and all of them have ended, and then ends the connections.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  constants,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../errors.js';
import { type Announcement, onMessages, type Request, send } from './messages.js';

const nameShape = /^process-(\d+)-[0-9a-f]{16}\.sock$/;
/** Bytes that the address of a socket may have on every system. */
const addressBytesMax = 103;
/** Pause before the next attempt to connect to a process that did not accept. */
const busyMs = 50;

/** Connection to another process that uses the folder. */
export interface Peer {
  socket: Socket;
  /** Process id in the name of the socket. */
  pid: number;
}

/** The listening socket of this process in a data folder. */
export class FolderSocket {
  readonly #connections = new Set<Socket>();
  readonly #announced: Announcement[] = [];
  /** Called with each request of a connection. */
  onRequest: (socket: Socket, request: Request) => unknown = () => {};
  /** Called when the last connection has ended. */
  onIdle: () => void = () => {};

  private constructor(
    private readonly folder: string,
    readonly name: string,
    private readonly server: Server,
  ) {
    server.on('connection', socket => {
      this.#connections.add(socket.unref());
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#connections.delete(socket);
        if (this.#connections.size === 0) this.onIdle();
      });
      onMessages<Request>(socket, request => this.onRequest(socket, request));
      for (const message of this.#announced) send(socket, message);
    });
  }

  /** @throws StoreUnavailable when the folder cannot contain a socket */
  static async listen(folder: string): Promise<FolderSocket> {
    const name = `process-${process.pid}-${randomBytes(8).toString('hex')}.sock`;
    const server = createServer().unref();
    const umask = process.umask(0o177);
    try {
      withAddress(folder, `.${name}`, address => server.listen(address));
    } finally {
      process.umask(umask);
    }
    await once(server, 'listening');
    // A command of root must not leave a socket that the user of the service cannot connect to.
    const { uid, gid } = statSync(folder);
    if (process.getuid!() === 0) chownSync(join(folder, `.${name}`), uid, gid);
    const socket = new FolderSocket(folder, name, server);
    renameSync(join(folder, `.${name}`), join(folder, name));
    return socket;
  }

  /** File descriptor of the socket, for child processes. */
  get descriptor(): number {
    return (this.server as unknown as { _handle: { fd: number } })._handle.fd;
  }

  /** Sends a message to every connection, also to those that follow. */
  announce(message: Announcement): void {
    this.#announced.push(message);
    for (const socket of this.#connections) send(socket, message);
  }

  /** Ends all connections and removes the socket. No child process may have it any more. */
  close(): void {
    rmSync(join(this.folder, this.name), { force: true });
    this.server.close();
    for (const socket of this.#connections) socket.destroy();
  }
}

/**
 * Connects to every other process that uses the folder, and deletes the sockets of those that have ended.
 * The folder is read again after each deletion: an ended process may have started others before.
 */
export async function connectToPeers(folder: string, own?: string): Promise<Peer[]> {
  for (;;) {
    const names = readdirSync(folder).filter(name => nameShape.test(name) && name !== own);
    const found = await Promise.all(names.map(name => connectTo(folder, name)));
    const peers = found.filter(peer => peer !== null);
    if (names.length === 0 || peers.length > 0) return peers;
  }
}

/** Connects to a process; null when it has ended. */
async function connectTo(folder: string, name: string): Promise<Peer | null> {
  for (;;) {
    const pid = Number(nameShape.exec(name)![1]);
    const socket = withAddress(folder, name, address => connect(address));
    try {
      await once(socket, 'connect');
      // A reset is followed by `close`.
      socket.on('error', () => {});
      return { socket, pid };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') rmSync(join(folder, name), { force: true });
      if (code === 'ECONNREFUSED' || code === 'ENOENT') return null;
      // Its queue of connections is full, or it closed the socket before it accepted this one.
      if (code === 'EAGAIN' || code === 'ECONNRESET') await delay(busyMs);
      else
        throw new StoreUnavailable(
          `The store in ${folder} is in use by process ${pid}, which cannot be reached: ${(error as Error).message}. Run the command as the user of that process; if it has ended, delete ${join(folder, name)}.`,
        );
    }
  }
}

/**
 * Runs `use`, which is synchronous, with an address of the socket. On Linux it is a short one: the address of
 * a socket is limited to some hundred bytes, the path of a folder is not.
 */
function withAddress<T>(folder: string, name: string, use: (address: string) => T): T {
  if (process.platform === 'linux') {
    const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
    try {
      return use(`/proc/self/fd/${descriptor}/${name}`);
    } finally {
      closeSync(descriptor);
    }
  }
  const address = join(folder, name);
  if (process.platform === 'win32' || Buffer.byteLength(address) > addressBytesMax)
    throw new StoreUnavailable(
      `The data folder ${folder} cannot contain a Unix socket: the path ${address} is longer than ${addressBytesMax} bytes, or the system is Windows. Choose another DATA_DIR, or use STORE_URL and WINDOWS_URL.`,
    );
  return use(address);
}
