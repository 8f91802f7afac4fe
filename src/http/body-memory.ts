/** Limits of the bodies that share a memory: bytes and bodies, of all callers together and of one address. */
export interface BodyLimits {
  readonly bytes: number;
  readonly addressBytes: number;
  readonly bodies: number;
  readonly addressBodies: number;
}

interface Use {
  bytes: number;
  bodies: number;
}

/**
 * Memory of request bodies in flight. Bytes count as they arrive, never as a Content-Length announces them: a
 * client that reserves without sending would lock out the others.
 */
export class BodyMemory {
  readonly #all: Use = { bytes: 0, bodies: 0 };
  readonly #byAddress = new Map<string, Use>();

  constructor(private readonly limits: BodyLimits) {}

  get use(): Readonly<Use> {
    return this.#all;
  }

  /** Adds to what an address holds; returns false, and adds nothing, when that passes a limit. */
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

  #change(address: string, own: Use, bytes: number, bodies: number): void {
    own.bytes += bytes;
    own.bodies += bodies;
    this.#all.bytes += bytes;
    this.#all.bodies += bodies;
    if (own.bodies === 0 && own.bytes === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, own);
  }
}

/** The part of a memory that one body holds; empty until it is first resized. */
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

  /** Makes the body hold `bytes`; returns false, and changes nothing, when they are too many. */
  resize(bytes: number): boolean {
    const more = bytes - this.#bytes;
    if (more < 0) this.memory.remove(this.address, -more, 0);
    else if (!this.memory.add(this.address, more, this.#counted ? 0 : 1)) return false;
    else this.#counted = true;
    this.#bytes = bytes;
    return true;
  }

  /** Moves the body to another memory; returns false when it has no room there. */
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
