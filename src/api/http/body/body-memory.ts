/** Limits of a shared memory: bytes and number of bodies, in total and per address. */
export interface BodyLimits {
  readonly bytes: number;
  readonly addressBytes: number;
  readonly bodies: number;
  readonly addressBodies: number;
}

interface MemoryUse {
  bytes: number;
  bodies: number;
}

/**
 * Accounts for the memory of request bodies in progress. Bytes count when they arrive, not when
 * Content-Length announces them: otherwise a client could reserve memory without sending and lock out the
 * others.
 */
export class BodyMemory {
  readonly #all: MemoryUse = { bytes: 0, bodies: 0 };
  readonly #byAddress = new Map<string, MemoryUse>();

  constructor(private readonly limits: BodyLimits) {}

  get use(): Readonly<MemoryUse> {
    return this.#all;
  }

  /** Adds to the use of an address; returns false and adds nothing when a limit would be exceeded. */
  add(address: string, bytes: number, bodies: number): boolean {
    const own = this.#byAddress.get(address) ?? { bytes: 0, bodies: 0 };
    const { limits } = this;
    if (
      this.#all.bytes + bytes > limits.bytes ||
      own.bytes + bytes > limits.addressBytes ||
      this.#all.bodies + bodies > limits.bodies ||
      own.bodies + bodies > limits.addressBodies
    )
      return false;
    this.#change(address, own, bytes, bodies);
    return true;
  }

  remove(address: string, bytes: number, bodies: number): void {
    const own = this.#byAddress.get(address);
    if (own !== undefined) this.#change(address, own, -bytes, -bodies);
  }

  #change(address: string, own: MemoryUse, bytes: number, bodies: number): void {
    own.bytes += bytes;
    own.bodies += bodies;
    this.#all.bytes += bytes;
    this.#all.bodies += bodies;
    if (own.bodies === 0 && own.bytes === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, own);
  }
}

/** The memory reserved for one body; empty until the first `resize`. */
export class BodyReservation {
  #bytes = 0;
  #counted = false;
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
    const more = bytes - this.#bytes;
    if (more < 0) this.memory.remove(this.address, -more, 0);
    else if (!this.memory.add(this.address, more, this.#counted ? 0 : 1)) return false;
    else this.#counted = true;
    this.#bytes = bytes;
    return true;
  }

  /** Moves the reservation to another memory; returns false when that has no space. */
  moveTo(memory: BodyMemory): boolean {
    const bytes = this.#bytes;
    const counted = this.#counted;
    this.release();
    this.memory = memory;
    return !counted || this.resize(bytes);
  }

  release(): void {
    if (this.#counted) this.memory.remove(this.#address!, this.#bytes, 1);
    this.#bytes = 0;
    this.#counted = false;
  }
}
