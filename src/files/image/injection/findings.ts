/** Texts found in an image, each with the read of the response that it belongs to. */
import type { ReadName, Region } from '../../../contract/injection.js';
import type { MetadataBlock } from '../image.js';

/** A text from the image's pixels, its file, its name or its alternative text. */
export interface Finding {
  read: ReadName;
  /** For display: `PNG chunk tEXt "Comment" at byte 33`. */
  source: string;
  /** The source without text from the file, for redacted answers. */
  plainSource: string;
  text: string;
  region: Region | null;
  /** Why people do not see the text; null when they do. An instruction in hidden text scores higher. */
  hidden: string | null;
}

/** Technical fields without sentences: dates, versions, camera settings. */
const technical =
  /^(?:x:xmptk|xmpMM:|xmp:(?:Create|Modify|Metadata)Date|exif:|tiff:|(?:DateTime|OffsetTime|SubSecTime|GPS|Make$|Model$|LensM|Exif|ColorSpace))/;

export const isTechnical = ({ layer, name }: MetadataBlock): boolean =>
  layer === 'icc' || layer === 'c2pa' || technical.test(name);

export function findingOf({ layer, name, place, text }: MetadataBlock): Finding {
  const isDrawn =
    layer === 'svg' &&
    !/^(?:title|desc|metadata|comment|doctype|script|style|processing instruction|rest)$|\/@/.test(name);
  const read: ReadName = isDrawn ? 'svg_text' : layer === 'trailing' ? 'trailing_text' : 'metadata_text';
  return { read, source: place, plainSource: `${layer} field`, text, region: null, hidden: null };
}

/** A file name as words: `ignore_previousRules-now.png` → `ignore previous Rules now`. */
export const nameAsWords = (filename: string): string =>
  filename
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-+.]+/g, ' ')
    .trim();
