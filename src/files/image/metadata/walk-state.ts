/** State of one pass over a file, and the operations that count against its bounds. */
import { constants, inflateSync } from 'node:zlib';
import type { Bounds } from '../../bounds.js';
import type { ImageProblem, MetadataBlock } from '../image.js';

/** State of one pass over a file: the results so far and the use of each bound. */
export class Walk {
  readonly view: DataView;
  width = 0;
  height = 0;
  readonly blocks: MetadataBlock[] = [];
  readonly warnings: string[] = [];
  /** Chunks, tags, boxes and elements visited. */
  steps = 0;
  textChars = 0;
  /** Bytes read through offsets, several of which may point to the same bytes. */
  referredBytes = 0;
  /** XMP packets parsed. */
  packets = 0;
  inflatedBytes = 0;

  constructor(
    readonly bytes: Uint8Array,
    readonly bounds: Bounds,
  ) {
    this.view = viewOf(bytes);
  }
}

/** Ends a pass. `readMetadata` returns it as an `ImageProblem`. */
export class ImageFailure extends Error {
  override readonly name = 'ImageFailure';
  constructor(
    readonly problem: ImageProblem['problem'],
    message: string,
  ) {
    super(message);
  }
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** An integer of 1, 2, 4 or 8 bytes. */
export function unsignedAt(view: DataView, at: number, width: number): number {
  if (width === 8) return Number(view.getBigUint64(at));
  if (width === 4) return view.getUint32(at);
  return width === 2 ? view.getUint16(at) : view.getUint8(at);
}

/** Adds a warning unless it was already added. */
export function warn(walk: Walk, sentence: string): void {
  if (walk.warnings.length < walk.bounds.imageWarnings && !walk.warnings.includes(sentence))
    walk.warnings.push(sentence);
}

/** Counts one part of the file. Returns false beyond the bound. */
export function step(walk: Walk): boolean {
  if (++walk.steps <= walk.bounds.imageSteps) return true;
  warn(walk, 'The file has more parts than are read; the rest was omitted.');
  return false;
}

/** Counts bytes read through an offset. Returns false beyond the bound. */
export function spend(walk: Walk, bytes: number): boolean {
  walk.referredBytes += bytes;
  if (walk.referredBytes <= walk.bounds.imageOffsetBytes) return true;
  warn(walk, 'The file refers to more data than is read; the rest was omitted.');
  return false;
}

/** Adds a block to the results and truncates its text to the bound. */
export function addBlock(walk: Walk, block: MetadataBlock): void {
  if (walk.blocks.length >= walk.bounds.imageBlocks)
    return warn(walk, 'The file has more metadata fields than are read; the rest was omitted.');
  const left = walk.bounds.imageTextChars - walk.textChars;
  if (block.text.length > left) {
    warn(walk, 'The file has more metadata text than is read; the rest was omitted.');
    block.text = block.text.slice(0, left);
  }
  walk.textChars += block.text.length;
  walk.blocks.push(block);
}

/** Unpacks a zlib stream (RFC 1950). Returns null, with a warning, when it is damaged or beyond the bound. */
export function inflate(walk: Walk, packed: Uint8Array, place: string): Uint8Array | null {
  const left = walk.bounds.imageInflatedBytes - walk.inflatedBytes;
  if (left <= 0) {
    warn(walk, 'The compressed metadata is too large when unpacked; the rest was omitted.');
    return null;
  }
  try {
    // With a sync flush, a truncated stream returns its existing part.
    const unpacked = inflateSync(packed, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH });
    walk.inflatedBytes += unpacked.length;
    return unpacked;
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    if (tooLarge) walk.inflatedBytes = walk.bounds.imageInflatedBytes;
    warn(
      walk,
      tooLarge
        ? `${place} is too large when unpacked and was omitted.`
        : `${place} cannot be unpacked: its compressed data is damaged.`,
    );
    return null;
  }
}

/** Runs the reader of one part. A read past the end of the data ends that part only, with a warning. */
export function attempt(walk: Walk, place: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warn(walk, `${place} is damaged or truncated; its readable part was read.`);
  }
}
