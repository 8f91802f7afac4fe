/** What the readers of images say to the rest of the house. All of it crosses a thread. */

export const imageFormats = ['png', 'jpeg', 'webp', 'gif', 'svg', 'avif', 'heic', 'tiff', 'bmp'] as const;
/** DNG and other raw formats built on TIFF count as tiff. */
export type ImageFormat = (typeof imageFormats)[number];

/** Where in a file a text was found: the standard that carries it, whatever the container. */
export const layers = [
  'png',
  'jpeg',
  'jpeg_comment',
  'webp',
  'gif',
  'gif_comment',
  'isobmff',
  'bmp',
  'svg',
  'exif',
  'xmp',
  'iptc',
  'photoshop',
  'icc',
  'c2pa',
  'trailing',
] as const;
export type Layer = (typeof layers)[number];

/** One text that a file carries beside its pixels. */
export interface MetadataBlock {
  layer: Layer;
  /** The field's name in its own standard: a PNG keyword, an EXIF tag, an XMP property with its usual prefix. */
  name: string;
  /** For people, for example `PNG chunk tEXt "parameters" at byte 33`. */
  place: string;
  /** As it stands in the file; may hold any character. Empty for a block whose content is not text. */
  text: string;
  /** Where the block (or the one it stands in) begins in the file. */
  offset?: number;
}

export interface ImageContents {
  format: ImageFormat;
  /** Pixels; of a drawing without a size, what browsers give it. */
  width: number;
  height: number;
  blocks: MetadataBlock[];
  /** Plain sentences: what was damaged, left out or cut. */
  warnings: string[];
}

/** An expected failure: a value, since it crosses a thread and is the client's to read. */
export interface ImageProblem {
  problem: 'unsupported' | 'unreadable' | 'too_large_inside';
  /** A public sentence. */
  message: string;
}

export const isProblem = <T extends object>(result: T | ImageProblem): result is ImageProblem =>
  'problem' in result;
