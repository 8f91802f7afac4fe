import { constants, inflateSync } from 'node:zlib';
import type { MetadataBounds } from '../bounds.js';
import type { ImageProblem, MetadataBlock } from '../image.js';

/** A walk over one file: what it found so far and what it may still spend. */
export interface Walk {
  readonly bounds: MetadataBounds;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  width: number;
  height: number;
  readonly blocks: MetadataBlock[];
  readonly warnings: string[];
  /** Chunks, tags, boxes and elements looked at. */
  steps: number;
  textChars: number;
  /** Bytes read through offsets, which may point at the same bytes again and again. */
  referredBytes: number;
  /** XMP packets parsed. */
  packets: number;
  inflatedBytes: number;
}

/** Carries a problem up to the door of the room, where it becomes a value. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  constructor(
    readonly problem: ImageProblem['problem'],
    message: string,
  ) {
    super(message);
  }
}

export const startWalk = (bytes: Uint8Array, bounds: MetadataBounds): Walk => ({
  bounds,
  bytes,
  view: viewOf(bytes),
  width: 0,
  height: 0,
  blocks: [],
  warnings: [],
  steps: 0,
  textChars: 0,
  referredBytes: 0,
  packets: 0,
  inflatedBytes: 0,
});

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Says something once. */
export function warn(walk: Walk, sentence: string): void {
  if (walk.warnings.length < walk.bounds.warnings && !walk.warnings.includes(sentence))
    walk.warnings.push(sentence);
}

/** Counts one more part of the file; false when there are more than any real file has. */
export function step(walk: Walk): boolean {
  if (++walk.steps <= walk.bounds.steps) return true;
  warn(walk, 'The file has more parts than are read; the rest was left out.');
  return false;
}

/** Counts bytes that are read through an offset; false when a file refers to more than any real one does. */
export function spend(walk: Walk, bytes: number): boolean {
  walk.referredBytes += bytes;
  if (walk.referredBytes <= walk.bounds.referredBytes) return true;
  warn(walk, 'The file refers to more data than is read; the rest was left out.');
  return false;
}

/** Keeps a block, within the limits of count and text. */
export function keep(walk: Walk, block: MetadataBlock): void {
  if (walk.blocks.length >= walk.bounds.blocks)
    return warn(walk, 'The file has more metadata fields than are read; the rest was left out.');
  const room = walk.bounds.textChars - walk.textChars;
  if (block.text.length > room) {
    warn(walk, 'The file holds more metadata text than is read; the rest was left out.');
    block.text = block.text.slice(0, room);
  }
  walk.textChars += block.text.length;
  walk.blocks.push(block);
}

/** Unpacks a zlib stream (RFC 1950); what is over the limit or damaged is left out and said. */
export function inflate(walk: Walk, packed: Uint8Array, place: string): Uint8Array | null {
  const room = walk.bounds.inflatedBytes - walk.inflatedBytes;
  if (room <= 0) {
    warn(walk, 'The compressed metadata is too large once it is unpacked; the rest was left out.');
    return null;
  }
  try {
    // Sync flush: a stream that was cut off gives what there is of it.
    const unpacked = inflateSync(packed, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH });
    walk.inflatedBytes += unpacked.length;
    return unpacked;
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    if (tooLarge) walk.inflatedBytes = walk.bounds.inflatedBytes;
    warn(
      walk,
      tooLarge
        ? `${place} is too large once it is unpacked and was left out.`
        : `${place} can't be unpacked: its compressed data is damaged.`,
    );
    return null;
  }
}

/** Runs a reader of one part; what reads past an end is damaged, is said, and stops that part alone. */
export function attempt(walk: Walk, place: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warn(walk, `${place} is damaged or cut off; what could be read of it was.`);
  }
}
