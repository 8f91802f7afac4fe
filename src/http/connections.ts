import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { limits } from '../limits.js';
import { callerAddress } from './auth/address.js';

/** Maximum number of open connections, in total and per address. */
export interface ConnectionLimits {
  readonly all: number;
  readonly address: number;
}

/**
 * Limits that the file descriptors allow. Without descriptors, accept would fail and be retried in a loop.
 */
export function connectionLimits(descriptors = descriptorLimit()): ConnectionLimits {
  const all = Math.max(16, Math.min(limits.connections, descriptors - limits.otherDescriptors));
  return { all, address: Math.min(limits.addressConnections, Math.floor(all / 2)) };
}

/** Soft limit of open files; Infinity where it cannot be read. */
function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Limits open connections, in total and per address.
 *
 * uWebSockets.js does not report the address of a connection that closes. The count of an address is
 * therefore the kernel's count, at most one second old, plus the connections opened since. Addresses are
 * counted only while more connections are open than one address may have.
 */
export class ConnectionLimiter {
  #open = 0;
  #counted = new Map<string, number>();
  #openedSinceCount = new Map<string, number>();
  #countedAt = Number.NEGATIVE_INFINITY;
  #counting = false;

  constructor(
    private readonly max: ConnectionLimits,
    private readonly trusts: (peer: Uint8Array) => boolean,
    private readonly count: () => Promise<Map<string, number>>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Counts a new connection and returns whether it is allowed. A rejected one must be closed, and `closed`
   * called.
   */
  opened(peer: Uint8Array): boolean {
    this.#open++;
    const address = callerAddress(peer, undefined, () => false);
    if (this.now() - this.#countedAt > limits.connectionCountMs) this.#recount();
    const opened = (this.#openedSinceCount.get(address) ?? 0) + 1;
    this.#openedSinceCount.set(address, opened);
    if (this.#open > this.max.all) return false;
    if (this.#open <= this.max.address || this.trusts(peer)) return true;
    return opened + (this.#counted.get(address) ?? 0) <= this.max.address;
  }

  closed(): void {
    this.#open--;
  }

  #recount(): void {
    if (this.#open <= this.max.address) {
      this.#countedAt = this.now();
      this.#counted.clear();
      this.#openedSinceCount.clear();
      return;
    }
    if (this.#counting) return;
    this.#counting = true;
    const done = () => {
      this.#countedAt = this.now();
      this.#openedSinceCount = new Map();
      this.#counting = false;
    };
    // Without the kernel's count (other systems than Linux), an address may open its limit every second.
    this.count().then(counted => {
      this.#counted = counted;
      done();
    }, done);
  }
}

const established = '01';

/** Counts the connections to a local port by address, from the tables of Linux; rejects on other systems. */
export async function countByAddress(port: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const localSuffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    const lines = (await readFile(table, 'latin1').catch(() => '')).split('\n');
    if (lines.length < 2 && table.endsWith('tcp')) throw new Error('no table of connections');
    for (const line of lines) {
      const [, local, remote, state] = line.trim().split(/\s+/, 4);
      if (state !== established || !local?.endsWith(localSuffix)) continue;
      const address = callerAddress(kernelAddress(remote!.split(':')[0]!), undefined, () => false);
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  }
  return counts;
}

/** Parses an address in the kernel's format: 32-bit words in hexadecimal, each in little-endian order. */
const kernelAddress = (hex: string): Uint8Array => Buffer.from(hex, 'hex').swap32();
