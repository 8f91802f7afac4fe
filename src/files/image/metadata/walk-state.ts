import { constants, inflateSync } from 'node:zlib';
import { limits } from '../../../contract/limits.js';
import type { ImageProblem, MetadataBlock, SvgTree } from '../image.js';
import { readableText } from './text.js';

/** One pass over a file: the results so far, the use of each bound, and the operations that count. */
export class Walk {
  readonly view: DataView;
  width = 0;
  height = 0;
  /** The elements of a drawing. */
  svg: SvgTree | null = null;
  readonly blocks: MetadataBlock[] = [];
  readonly warnings: string[] = [];
  /** Chunks, tags, boxes and elements visited. */
  private steps = 0;
  private textChars = 0;
  /** Bytes read through offsets, several of which may point to the same bytes. */
  private referredBytes = 0;
  /** XMP packets parsed. */
  packets = 0;
  private inflatedBytes = 0;

  constructor(readonly bytes: Uint8Array) {
    this.view = viewOf(bytes);
  }

  /** Adds a warning unless it was already added. */
  warn(sentence: string): void {
    const { warnings } = this;
    if (warnings.length < limits.imageWarnings && !warnings.includes(sentence)) warnings.push(sentence);
  }

  /** Counts one part of the file. Returns false beyond the bound. */
  step(): boolean {
    if (++this.steps <= limits.imageSteps) return true;
    this.warn('The file has more parts than are read; the rest was omitted.');
    return false;
  }

  /** Counts bytes read through an offset. Returns false beyond the bound. */
  spend(bytes: number): boolean {
    this.referredBytes += bytes;
    if (this.referredBytes <= limits.imageOffsetBytes) return true;
    this.warn('The file refers to more data than is read; the rest was omitted.');
    return false;
  }

  /** Sets the picture's size if it is larger than the one found before. */
  growTo(width: number, height: number): void {
    if (width * height > this.width * this.height) Object.assign(this, { width, height });
  }

  /** Adds a block to the results and truncates its text to the bound. */
  add(block: MetadataBlock): void {
    if (this.blocks.length >= limits.imageBlocks)
      return this.warn('The file has more metadata fields than are read; the rest was omitted.');
    const left = limits.imageTextChars - this.textChars;
    if (block.text.length > left) {
      this.warn('The file has more metadata text than is read; the rest was omitted.');
      block.text = block.text.slice(0, left);
    }
    this.textChars += block.text.length;
    this.blocks.push(block);
  }

  /** Adds the readable text of data that may be binary; nothing when there is none. */
  addReadable(block: Omit<MetadataBlock, 'text'>, data: Uint8Array): void {
    const text = readableText(data);
    if (text !== '') this.add({ ...block, text });
  }

  /** Adds the bytes after a picture's end, which a model that is given the raw bytes reads. Omits padding. */
  addTrailing(from: number, after: string): void {
    const rest = this.bytes.subarray(from);
    if (rest.every(byte => byte === 0)) return;
    const place = `${rest.length} byte${rest.length === 1 ? '' : 's'} behind ${after}, from byte ${from}`;
    this.add({ layer: 'trailing', name: 'trailing bytes', place, text: readableText(rest) });
  }

  /** Unpacks a zlib stream (RFC 1950). Returns null, with a warning, when it is damaged or too large. */
  inflate(packed: Uint8Array, place: string): Uint8Array | null {
    const left = limits.imageInflatedBytes - this.inflatedBytes;
    if (left <= 0) {
      this.warn('The compressed metadata is too large when unpacked; the rest was omitted.');
      return null;
    }
    try {
      // With a sync flush, a truncated stream returns its existing part.
      const unpacked = inflateSync(packed, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH });
      this.inflatedBytes += unpacked.length;
      return unpacked;
    } catch (error) {
      const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      if (tooLarge) this.inflatedBytes = limits.imageInflatedBytes;
      this.warn(
        tooLarge
          ? `${place} is too large when unpacked and was omitted.`
          : `${place} cannot be unpacked: its compressed data is damaged.`,
      );
      return null;
    }
  }

  /** Runs the reader of one part. A read past the end of the data ends that part only, with a warning. */
  attempt(place: string, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.warn(`${place} is damaged or truncated; its readable part was read.`);
    }
  }
}

/** Reads a block of another format into the walk. `place` describes its position for display. */
export type BlockReader = (walk: Walk, data: Uint8Array, place: string) => void;

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
