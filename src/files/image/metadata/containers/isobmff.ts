import { decodeText, latin1 } from '../../../../document/charset.js';
import { readC2pa } from '../jumbf.js';
import { ImageFailure, unsignedAt, viewOf, type Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';

/** A box: its type, and offsets of its header and content. */
interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}
interface Item {
  type: string;
  name: string;
  contentType: string;
  /** Ranges of the file, or of the meta box's data. */
  extents: { start: number; length: number }[];
}

const xmpUuid = 'be7acfcb97a942e89c71999491e3afac';
const c2paUuid = 'd8fec3d61b0e483c92975828877ec481';

/** AVIF and HEIC: boxes of the ISO base media format (ISO/IEC 14496-12), items of HEIF (23008-12). */
export function walkIsobmff(walk: Walk): void {
  for (const box of boxes(walk, 0, walk.bytes.length)) {
    const place = `box ${box.type} at byte ${box.at}`;
    walk.attempt(`The ${place}`, () => readTopBox(walk, box, place));
  }
  if (walk.width === 0)
    throw new ImageFailure('unreadable', 'The image is damaged: no box states the size of the picture.');
}

function* boxes(walk: Walk, from: number, end: number): Generator<Box> {
  const { bytes, view } = walk;
  let at = from;
  while (at + 8 <= end && walk.step()) {
    let size = view.getUint32(at);
    let start = at + 8;
    if (size === 1 && at + 16 <= end) {
      size = Number(view.getBigUint64(at + 8));
      start = at + 16;
    }
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const boxEnd = size === 0 ? end : at + size;
    if ((size !== 0 && size < 8) || !/^[\x20-\x7e\xa9]{4}$/.test(type)) {
      walk.warn(`The boxes are damaged from byte ${at} on.`);
      if (from === 0) walk.addTrailing(at, 'the boxes');
      return;
    }
    if (boxEnd > end) walk.warn(`The box ${type} at byte ${at} is truncated.`);
    yield { type, at, start: Math.min(start, end), end: Math.min(boxEnd, end) };
    at = boxEnd;
  }
}

function readTopBox(walk: Walk, box: Box, place: string): void {
  const { bytes } = walk;
  const data = bytes.subarray(box.start, box.end);
  if (box.type === 'meta') readMeta(walk, box);
  else if (box.type === 'uuid') {
    const uuid = Buffer.from(data.subarray(0, 16)).toString('hex');
    if (uuid === xmpUuid) readXmp(walk, data.subarray(16), place);
    // Full box (4), NUL-terminated purpose, offset of another box (8).
    else if (uuid === c2paUuid) readC2pa(walk, data.subarray(data.indexOf(0, 20) + 9), place);
    else walk.addReadable({ layer: 'isobmff', name: 'uuid', place }, data.subarray(16));
  } else if (box.type === 'moov') readMovie(walk, box);
  else if (box.type !== 'ftyp' && box.type !== 'mdat')
    walk.addReadable({ layer: 'isobmff', name: box.type, place }, data);
}

/** Reads the size of an image sequence from its tracks (tkhd, 16.16 fixed point). */
function readMovie(walk: Walk, movie: Box): void {
  for (const track of boxes(walk, movie.start, movie.end)) {
    if (track.type !== 'trak') continue;
    for (const box of boxes(walk, track.start, track.end)) {
      if (box.type !== 'tkhd' || walk.width > 0) continue;
      walk.width = walk.view.getUint16(box.end - 8);
      walk.height = walk.view.getUint16(box.end - 4);
    }
  }
}

function readMeta(walk: Walk, meta: Box): void {
  const items = new Map<number, Item>();
  const found = new Map<string, Box>();
  for (const box of boxes(walk, meta.start + 4, meta.end)) found.set(box.type, box);
  const read = (type: string, work: (box: Box) => void) => {
    const box = found.get(type);
    if (box !== undefined) walk.attempt(`The box ${type} at byte ${box.at}`, () => work(box));
  };
  read('iinf', box => readItemInfos(walk, box, items));
  read('iloc', box => readItemLocations(walk, box, items, found.get('idat')));
  read('iprp', box => readSize(walk, box));
  for (const [id, item] of items) walk.attempt(`The item ${id}`, () => readItem(walk, id, item));
}

function readItemInfos(walk: Walk, box: Box, items: Map<number, Item>): void {
  const { bytes, view } = walk;
  const countBytes = bytes[box.start] === 0 ? 2 : 4;
  for (const { type, start, end } of boxes(walk, box.start + 4 + countBytes, box.end)) {
    const version = bytes[start]!;
    if (type !== 'infe' || version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const id = version === 2 ? view.getUint16(start + 4) : view.getUint32(start + 4);
    const typeAt = start + 4 + idBytes + 2;
    const [name = '', contentType = ''] = decodeText(bytes.subarray(typeAt + 4, end)).split('\0');
    items.set(id, { type: latin1(bytes.subarray(typeAt, typeAt + 4)), name, contentType, extents: [] });
  }
}

/** Item locations (ISO/IEC 14496-12, 8.11.3): field widths, then each item's base and extents. */
function readItemLocations(walk: Walk, box: Box, items: Map<number, Item>, idat: Box | undefined): void {
  const { bytes, view } = walk;
  let at = box.start + 6;
  const take = (width: number): number => {
    at += width;
    return width === 0 ? 0 : unsignedAt(view, at - width, width);
  };
  const version = bytes[box.start]!;
  const [first, second] = [bytes[box.start + 4]!, bytes[box.start + 5]!];
  const widths = {
    offset: first >> 4,
    length: first & 15,
    base: second >> 4,
    index: version > 0 ? second & 15 : 0,
  };
  const count = take(version < 2 ? 2 : 4);
  for (let i = 0; i < count && at < box.end && walk.step(); i++) {
    const item = items.get(take(version < 2 ? 2 : 4));
    const method = version > 0 ? take(2) & 15 : 0;
    at += 2;
    const base = take(widths.base) + (method === 1 ? (idat?.start ?? walk.bytes.length) : 0);
    const extents = take(2);
    for (let j = 0; j < extents && at < box.end && walk.step(); j++) {
      take(widths.index);
      const start = base + take(widths.offset);
      const length = take(widths.length);
      if (method < 2)
        item?.extents.push({ start, length: length === 0 ? walk.bytes.length - start : length });
    }
  }
}

/** The largest picture of the file (`ispe` properties): the others are thumbnails, tiles and gain maps. */
function readSize(walk: Walk, iprp: Box): void {
  const { view } = walk;
  for (const container of boxes(walk, iprp.start, iprp.end)) {
    if (container.type !== 'ipco') continue;
    for (const { type, start } of boxes(walk, container.start, container.end))
      if (type === 'ispe') walk.growTo(view.getUint32(start + 4), view.getUint32(start + 8));
  }
}

function readItem(walk: Walk, id: number, { type, name, contentType, extents }: Item): void {
  const place = `item ${id} (${type === 'mime' ? contentType : type}) at byte ${extents[0]?.start ?? 0}`;
  if (name !== '' && !/^(XMP|Exif|Color|Alpha|Image)?$/i.test(name))
    walk.add({ layer: 'isobmff', name: 'item name', place, text: name });
  if (type !== 'Exif' && type !== 'mime' && type !== 'uri ') return;
  const pieces = extents.map(({ start, length }) => walk.bytes.subarray(start, start + length));
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (!walk.spend(bytes)) return;
  const data = pieces.length === 1 ? pieces[0]! : new Uint8Array(Buffer.concat(pieces));
  if (type === 'Exif') {
    // Offset of the TIFF header after these four bytes.
    const skip = 4 + viewOf(data).getUint32(0);
    readTiff(walk, data.subarray(skip), place);
  } else if (contentType === 'application/rdf+xml') readXmp(walk, data, place);
  else walk.addReadable({ layer: 'isobmff', name: contentType || 'item', place }, data);
}
