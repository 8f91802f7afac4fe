import { crc32 } from 'node:zlib';
import { limits } from '../../../../contract/limits.js';
import { decodeText, latin1 } from '../../../../document/charset.js';
import { setOf } from '../../../../document/sets.js';
import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';
import { readableText } from '../text.js';
import { ImageFailure, type Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';

const signatureBytes = 8;
/** Words in a row, which compressed pixels do not have. */
const wordsInRow = /(?<!\p{L})\p{L}{2,20}(?:[ ,.]{1,2}\p{L}{2,20}){2}|\p{Script=Han}{6}|[\u3040-\u30ff]{6}/u;
/** Chunks with pixels or display parameters (PNG third edition, APNG). They contain no text. */
const pictorial = setOf(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA sBIT sRGB bKGD hIST pHYs sPLT tIME acTL fcTL fdAT cICP mDCV cLLI mDCv cLLi',
);

/** PNG and APNG (W3C PNG, third edition). Text chunks may come before or after the pixels. */
export function walkPng(walk: Walk): void {
  const { bytes, view } = walk;
  if (view.getUint32(12) !== 0x49484452)
    throw new ImageFailure('unreadable', 'The PNG is damaged: its header is missing.');
  walk.width = view.getUint32(16);
  walk.height = view.getUint32(20);
  let at = signatureBytes;
  let ended = false;
  while (at + 12 <= bytes.length && !ended && walk.step()) {
    const length = view.getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const end = at + 8 + length;
    if (!/^[A-Za-z]{4}$/.test(type) || end > bytes.length) break;
    if (
      end + 4 > bytes.length ||
      (!pictorial.has(type) && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end))
    )
      walk.warn(`PNG chunk ${type} at byte ${at} has a wrong checksum.`);
    const place = `PNG chunk ${type} at byte ${at}`;
    walk.attempt(place, () => readChunk(walk, type, bytes.subarray(at + 8, end), at, place));
    ended = type === 'IEND';
    at = end + 4;
  }
  if (!ended) walk.warn(`The PNG is damaged or truncated at byte ${Math.min(at, bytes.length)}.`);
  // Pixels of a chunk that a truncated file ends in are no bytes behind the picture; text there may be.
  const hasText = () => wordsInRow.test(readableText(bytes.subarray(at + 8)));
  if (ended || hasText()) walk.addTrailing(at, ended ? 'the end of the PNG' : 'the damaged chunk');
}

function readChunk(walk: Walk, type: string, data: Uint8Array, at: number, place: string): void {
  if (pictorial.has(type)) return;
  if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') readText(walk, type, data, at);
  else if (type === 'eXIf') readTiff(walk, data, place);
  else if (type === 'caBX') readC2pa(walk, data, place);
  else if (type === 'iCCP') {
    const profile = walk.inflate(data.subarray(data.indexOf(0) + 2), place);
    if (profile !== null) readIcc(walk, profile, place);
  } else walk.addReadable({ layer: 'png', name: type, place }, data);
}

/**
 *     tEXt  keyword 0 text
 *     zTXt  keyword 0 method zlib
 *     iTXt  keyword 0 compressed method language 0 translated-keyword 0 text-or-zlib
 */
function readText(walk: Walk, type: string, data: Uint8Array, at: number): void {
  const keywordEnd = Math.max(data.indexOf(0), 0);
  const name = decodeText(data.subarray(0, Math.min(keywordEnd, 79)));
  const place = `PNG chunk ${type} "${name}" at byte ${at}`;
  let text = data.subarray(keywordEnd + 1);
  let packed = type === 'zTXt';
  if (packed) text = text.subarray(1);
  if (type === 'iTXt') {
    packed = text[0] === 1;
    const languageEnd = text.indexOf(0, 2);
    const translatedEnd = text.indexOf(0, languageEnd + 1);
    if (languageEnd < 0 || translatedEnd < 0)
      return walk.warn(`${place} is damaged: its header is not closed.`);
    const translated = decodeText(text.subarray(languageEnd + 1, translatedEnd));
    if (translated !== '' && translated !== name)
      walk.add({ layer: 'png', name: `${name} (translated keyword)`, place, text: translated });
    text = text.subarray(translatedEnd + 1);
  }
  const plain = packed ? walk.inflate(text, place) : text;
  if (plain === null) return;
  if (name === 'XML:com.adobe.xmp') return readXmp(walk, plain, place);
  const raw = /^Raw profile type (\w+)$/.exec(name)?.[1];
  if (raw !== undefined) return readRawProfile(walk, raw, plain, place);
  walk.add({ layer: 'png', name, place, text: decodeText(plain) });
}

/** Reads a block of another format in ImageMagick's encoding: a length and hexadecimal digits. */
function readRawProfile(walk: Walk, kind: string, text: Uint8Array, place: string): void {
  const digits = latin1(text.subarray(0, limits.imageUnknownDataBytes * 4)).replace(/^\s*\w+\s+\d+\s+/, '');
  const data = new Uint8Array(Buffer.from(digits.replace(/\s+/g, ''), 'hex'));
  const isXmpSegment = latin1(data.subarray(0, 4)) === 'http';
  if (kind === 'xmp') readXmp(walk, data, place);
  else if (kind !== 'exif' && kind !== 'APP1')
    walk.addReadable({ layer: 'png', name: `Raw profile type ${kind}`, place }, data);
  else if (isXmpSegment) readXmp(walk, data.subarray(data.indexOf(0) + 1), place);
  else readTiff(walk, data, place);
}
