import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { limits } from '../../contract/limits.js';
import { callerAddress } from './auth/address.js';
import type { Admission, ConnectionGate } from './engine/engine.js';

export interface ConnectionLimits {
  /** All connections, with the rejected ones. */
  readonly all: number;
  /** Connections of one address. */
  readonly address: number;
  /** Rejected connections that are answered. */
  readonly rejected: number;
}

/**
 * Limits that the file descriptors allow. Without descriptors, accept would fail and be retried in a loop.
 * @param perAddress CONNECTIONS_PER_ADDRESS; 0 means no limit, null the default
 */
export function connectionLimits(
  perAddress: number | null,
  descriptors = descriptorLimit(),
): ConnectionLimits {
  const all = Math.max(16, Math.min(limits.connections, descriptors - limits.otherDescriptors));
  const address =
    perAddress === 0
      ? Number.POSITIVE_INFINITY
      : (perAddress ?? Math.min(limits.addressConnections, Math.floor(all / 2)));
  return { all, address, rejected: Math.floor(all * limits.rejectedConnectionShare) };
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
 * Limits open connections, in total and per address. A connection over a limit is answered with 503. One that
 * exceeds the number of these too is closed.
 *
 * uWebSockets.js does not report the address of a connection that closes. The count of an address is
 * therefore the kernel's count, at most one second old, plus the connections opened since. Addresses are
 * counted only while more connections are open than half of what one address may have.
 */
export class ConnectionLimiter implements ConnectionGate {
  #open = 0;
  #rejected = 0;
  #counted = new Map<string, number>();
  #openedSinceCount = new Map<string, number>();
  /** Connections opened while the kernel's count is read, which may or may not include them. */
  #openedWhileCounting: string[] = [];
  #countedAt = Number.NEGATIVE_INFINITY;
  #counting = false;
  /** Whether the counts of addresses were cleared, because few connections were open. */
  #forgotten = false;

  /** @param exempt returns whether a peer has no limit per address */
  constructor(
    private readonly max: ConnectionLimits,
    private readonly exempt: (peer: Uint8Array) => boolean,
    private readonly count: () => Promise<Map<string, number>>,
  ) {}

  opened(peer: Uint8Array): Admission {
    this.#open++;
    if (this.#open > this.max.all) return 'close';
    if (this.#open <= this.max.all - this.max.rejected && this.#withinAddressLimit(peer)) return 'admit';
    if (this.#rejected === this.max.rejected) return 'close';
    this.#rejected++;
    return 'reject';
  }

  #withinAddressLimit(peer: Uint8Array): boolean {
    if (this.exempt(peer)) return true;
    const address = callerAddress(peer, undefined, () => false);
    const few = this.#open <= this.max.address / 2;
    if ((this.#forgotten && !few) || performance.now() - this.#countedAt > limits.connectionCountMs)
      this.#recount(few);
    const opened = (this.#openedSinceCount.get(address) ?? 0) + 1;
    this.#openedSinceCount.set(address, opened);
    if (this.#counting) this.#openedWhileCounting.push(address);
    if (this.#open <= this.max.address) return true;
    return opened + (this.#counted.get(address) ?? 0) <= this.max.address;
  }

  closed(): void {
    this.#open--;
  }

  rejectedClosed(): void {
    this.#rejected--;
  }

  #recount(few: boolean): void {
    this.#forgotten = few;
    if (few) {
      this.#countedAt = performance.now();
      this.#counted.clear();
      this.#openedSinceCount.clear();
      return;
    }
    if (this.#counting) return;
    this.#counting = true;
    this.#openedWhileCounting = [];
    const done = () => {
      this.#countedAt = performance.now();
      this.#openedSinceCount.clear();
      for (const address of this.#openedWhileCounting)
        this.#openedSinceCount.set(address, (this.#openedSinceCount.get(address) ?? 0) + 1);
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
