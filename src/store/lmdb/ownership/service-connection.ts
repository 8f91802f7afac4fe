import { errorFromMessage, StoreUnavailable } from '../../errors.js';
import type { Peer } from './folder-socket.js';
import { type Announcement, type Answer, onMessages, type ReadyService, send } from './messages.js';

/** Methods that change nothing, neither in the store nor in files. */
const reads: ReadonlySet<string> = new Set([
  'account',
  'accounts',
  'keys',
  'list',
  'record',
  'revisions',
  'monthlyUsage',
  'check',
]);

interface Call {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** Connection to another process that uses the data folder, which answers calls if it is the service. */
export class ServiceConnection {
  /** Process id of the service; null when the connection ended before it was known. */
  readonly service: Promise<number | null>;
  /** Resolves when the service answers calls; null when the connection ended before. */
  readonly ready: Promise<ReadyService | null>;
  readonly #calls = new Map<number, Call>();
  #serial = 0;
  #mayHaveChanged = false;

  constructor(private readonly peer: Peer) {
    const { socket } = peer;
    let becomeService: (pid: number | null) => void;
    let becomeReady: (ready: ReadyService | null) => void;
    this.service = new Promise(resolve => {
      becomeService = resolve;
    });
    this.ready = new Promise(resolve => {
      becomeReady = resolve;
    });
    onMessages<Announcement | Answer>(socket, message => {
      if ('service' in message) becomeService(message.service);
      else if ('ready' in message) becomeReady(message.ready);
      else this.#receive(message);
    });
    const onClose = () => {
      becomeService(null);
      becomeReady(null);
      for (const { reject } of this.#calls.values()) reject(this.#ended());
      this.#calls.clear();
    };
    // It may have been reset while other connections were made.
    if (socket.destroyed) onClose();
    else socket.on('close', onClose);
  }

  /** Process id in the name of the socket. */
  get pid(): number {
    return this.peer.pid;
  }

  /** @throws the error of the method; StoreUnavailable when the connection ends before the answer */
  call<T>(part: string, method: string, args: unknown[]): Promise<T> {
    if (this.peer.socket.destroyed) return Promise.reject(this.#ended());
    if (!reads.has(method)) this.#mayHaveChanged = true;
    const id = ++this.#serial;
    return new Promise<T>((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      send(this.peer.socket, { id, part, method, args });
    });
  }

  close(): void {
    this.peer.socket.destroy();
  }

  #receive(message: Answer): void {
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    if ('error' in message) call?.reject(errorFromMessage(message.error));
    else call?.resolve(message.value as never);
  }

  #ended(): StoreUnavailable {
    const effect = this.#mayHaveChanged
      ? 'It is not known whether the command took effect; look before you repeat it.'
      : 'Nothing was changed.';
    return new StoreUnavailable(`The service (process ${this.pid}) ended before it answered. ${effect}`);
  }
}
