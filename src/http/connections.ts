import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { limits } from '../limits.js';
import { callerAddress } from './address.js';

/** Limits of open connections: of all, and of one address. */
export interface ConnectionLimits {
  readonly all: number;
  readonly address: number;
}

/** What the process's descriptors allow: accept would fail, and be tried again at once, when they ran out. */
export function connectionLimits(descriptors = descriptorLimit()): ConnectionLimits {
  const all = Math.max(16, Math.min(limits.connections, descriptors - limits.otherDescriptors));
  return { all, address: Math.min(limits.addressConnections, Math.floor(all / 2)) };
}

/** The soft limit of open files; Infinity where the system does not tell. */
function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Decides which new connections may stay. uWebSockets.js tells how many are open, but of one that closes no longer whose it
 * was. So the connections of each address are the kernel's count, at most a second old, and those opened since; they
 * are counted only while there are more than one address may have.
 */
export class ConnectionLimiter {
  #open = 0;
  #counted = new Map<string, number>();
  #since = new Map<string, number>();
  #countedAt = Number.NEGATIVE_INFINITY;
  #counting = false;

  constructor(
    private readonly most: ConnectionLimits,
    private readonly trusts: (peer: Uint8Array) => boolean,
    private readonly count: () => Promise<Map<string, number>>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a new connection; returns whether it may stay. One that may not must be closed, and reported as closed. */
  opened(peer: Uint8Array): boolean {
    this.#open++;
    const address = callerAddress(peer, undefined, () => false);
    if (this.now() - this.#countedAt > limits.connectionCountMs) this.#recount();
    const opened = (this.#since.get(address) ?? 0) + 1;
    this.#since.set(address, opened);
    if (this.#open > this.most.all) return false;
    if (this.#open <= this.most.address || this.trusts(peer)) return true;
    return opened + (this.#counted.get(address) ?? 0) <= this.most.address;
  }

  closed(): void {
    this.#open--;
  }

  #recount(): void {
    if (this.#open <= this.most.address) {
      this.#countedAt = this.now();
      this.#counted.clear();
      this.#since.clear();
      return;
    }
    if (this.#counting) return;
    this.#counting = true;
    const done = () => {
      this.#countedAt = this.now();
      this.#since = new Map();
      this.#counting = false;
    };
    // Without the kernel's count (not Linux) an address may open as many as it may have, every second.
    this.count().then(counted => {
      this.#counted = counted;
      done();
    }, done);
  }
}

const established = '01';

/** Connections of every address to a port of this machine, by Linux' tables; rejects on other systems. */
export async function countByAddress(port: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const ours = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    const lines = (await readFile(table, 'latin1').catch(() => '')).split('\n');
    if (lines.length < 2 && table.endsWith('tcp')) throw new Error('no table of connections');
    for (const line of lines) {
      const [, local, remote, state] = line.trim().split(/\s+/, 4);
      if (state !== established || !local?.endsWith(ours)) continue;
      const address = callerAddress(kernelAddress(remote!.split(':')[0]!), undefined, () => false);
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  }
  return counts;
}

/** An address as the kernel prints it: words of four bytes, each in the machine's (little-endian) order. */
const kernelAddress = (hex: string): Uint8Array => Buffer.from(hex, 'hex').swap32();
