/** Types that the image readers share. */
import type { Document } from 'domhandler';
import type { ImageInfo } from '../../contract/image.js';

/** DNG and other raw formats based on TIFF count as `tiff`. */
export type ImageFormat = ImageInfo['format'];

/** Where in a file a text was found: its container, or the standard that defines the field. */
type Layer =
  | Exclude<ImageFormat, 'avif' | 'heic' | 'tiff' | 'bmp'>
  | 'isobmff'
  | 'jpeg_comment'
  | 'gif_comment'
  | 'exif'
  | 'xmp'
  | 'iptc'
  | 'photoshop'
  | 'icc'
  | 'c2pa'
  | 'trailing';

/** A text from the file's metadata or structure. */
export interface MetadataBlock {
  layer: Layer;
  /** The field's name in its own standard: a PNG keyword, an EXIF tag, a prefixed XMP property. */
  name: string;
  /** For display, for example `PNG chunk tEXt "parameters" at byte 33`. */
  place: string;
  /** Unchanged from the file; may contain any character. Empty for a block whose content is not text. */
  text: string;
}

/** A parsed drawing. */
export interface SvgTree {
  document: Document;
  /** False when a bound ended the parser early. A syntax error does not count. */
  isComplete: boolean;
}

export interface ImageContents {
  format: ImageFormat;
  /** Pixels; of a drawing without a size, the size that browsers use. */
  width: number;
  height: number;
  /** The elements of a drawing; null for other formats. */
  svg: SvgTree | null;
  blocks: MetadataBlock[];
  /** Public sentences about damaged, omitted and truncated parts. */
  warnings: string[];
}

/** An expected failure that the client can read. A value, since errors lose their type between threads. */
export interface ImageProblem {
  /** `busy`: the machine gave a decoder no time, and the image was not examined. */
  problem: 'unsupported' | 'unreadable' | 'too_large_inside' | 'busy';
  /** A public sentence. */
  message: string;
}

export const isProblem = <T extends object>(result: T | ImageProblem): result is ImageProblem =>
  'problem' in result;
