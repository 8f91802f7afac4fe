/** A counter that is stored as bytes. */
export interface CounterValue {
  encode(): Buffer;
  /** Whether the counter with this stored name can be deleted. */
  expired(now: number, name: string): boolean;
  /** Called when the write of the encoded value has ended; `done` is false when it failed. */
  onWritten?(done: boolean): void;
}

/** The class of a counter. A new one is that of a subject without usage. */
export interface CounterClass<T extends CounterValue> {
  new (): T;
  decode(bytes: Uint8Array): T;
}
