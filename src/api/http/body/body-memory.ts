/** Limits of the memory for bodies in bytes, in total and per address. */
export interface BodyLimits {
  readonly bytes: number;
  readonly addressBytes: number;
}

/**
 * Accounts for the memory of request bodies in progress. Bytes count when they arrive, not when
 * Content-Length announces them: otherwise a client could reserve memory without sending and lock out the
 * others.
 */
export class BodyMemory {
  #bytes = 0;
  readonly #byAddress = new Map<string, number>();

  constructor(private readonly limits: BodyLimits) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Changes the use of an address; returns false and changes nothing when a limit would be exceeded. */
  add(address: string, bytes: number): boolean {
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (bytes > 0 && (this.#bytes + bytes > this.limits.bytes || own > this.limits.addressBytes))
      return false;
    this.#bytes += bytes;
    if (own === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, own);
    return true;
  }
}

/** The memory reserved for one body; empty until the first `resize`. */
export class BodyReservation {
  #bytes = 0;
  #address: string | null = null;

  constructor(
    private memory: BodyMemory,
    private readonly addressOf: () => string,
  ) {}

  get address(): string {
    this.#address ??= this.addressOf();
    return this.#address;
  }

  /** Sets the reservation to `bytes`; returns false and changes nothing when a limit would be exceeded. */
  resize(bytes: number): boolean {
    if (!this.memory.add(this.address, bytes - this.#bytes)) return false;
    this.#bytes = bytes;
    return true;
  }

  /** Moves the reservation to another memory; returns false when that has no space. */
  moveTo(memory: BodyMemory): boolean {
    const bytes = this.#bytes;
    this.release();
    this.memory = memory;
    return bytes === 0 || this.resize(bytes);
  }

  release(): void {
    if (this.#bytes > 0) this.resize(0);
  }
}
