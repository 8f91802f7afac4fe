import { limits } from '../../../contract/limits.js';

/** Bytes before the lines of a block: the number of its lines that are in use. */
const headerBytes = 8;

interface Block {
  readonly memory: SharedArrayBuffer;
  readonly linesInUse: Int32Array;
  takenAt: number;
}

/**
 * Shared memory that carries the lines of batches from one text thread to the main thread.
 *
 *     block:  lines in use │ line │ line │ line │ …
 *
 * A transferred buffer would stay until the main thread collects garbage, and every 64 MB of them start a
 * full collection: three a second in a batch, which took a sixth of the processor time. A block is used
 * again once the main thread has released all its lines with `releaseLines`. The lines of a client that has
 * disconnected may never be released; their block is left to the garbage collector after a minute.
 */
export class LineBlocks {
  readonly #blocks: Block[] = [];

  /** Memory for `lines` lines of `bytes` bytes in all; null if no block is free or large enough. */
  take(bytes: number, lines: number): Buffer | null {
    if (bytes > limits.lineBlockBytes - headerBytes) return null;
    const now = performance.now();
    const block = this.#free(now);
    if (block === null) return null;
    block.takenAt = now;
    Atomics.store(block.linesInUse, 0, lines);
    return Buffer.from(block.memory, headerBytes, bytes);
  }

  #free(now: number): Block | null {
    for (let i = 0; i < limits.lineBlocks; i++) {
      const block = this.#blocks[i];
      if (block !== undefined && Atomics.load(block.linesInUse, 0) === 0) return block;
      if (block === undefined || now - block.takenAt > limits.lineBlockForgottenMs) {
        this.#blocks[i] = newBlock();
        return this.#blocks[i]!;
      }
    }
    return null;
  }
}

function newBlock(): Block {
  const memory = new SharedArrayBuffer(limits.lineBlockBytes);
  return { memory, linesInUse: new Int32Array(memory, 0, 1), takenAt: 0 };
}

/** Whether bytes are lines of a block, which must be released. */
export const isInBlock = (bytes: Uint8Array): boolean => bytes.buffer instanceof SharedArrayBuffer;

/** Releases lines of a block, once for each line. Their bytes must not be read afterwards. */
export function releaseLines(bytes: Uint8Array, lines: number): void {
  if (isInBlock(bytes)) Atomics.sub(new Int32Array(bytes.buffer, 0, 1), 0, lines);
}
