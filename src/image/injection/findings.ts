/** Where texts come from, and what each read is called. */
import type { ReadName, Region } from '../../contract/injection.js';
import type { MetadataBlock } from '../image.js';

/** A text of the image, its file or its page. */
export interface Finding {
  read: ReadName;
  /** For people: `PNG chunk tEXt "Comment" at byte 33`. */
  source: string;
  /** The same without a word of the file's own, for redacted answers. */
  plainSource: string;
  text: string;
  region: Region | null;
  /** Why people would not see it; hidden text weighs more when it instructs. */
  hidden: string | null;
}

/** Values that programs write and read: they hold no sentences and are no text that was read. */
const technical =
  /^(?:x:xmptk|xmpMM:|xmp:(?:Create|Modify|Metadata)Date|exif:|tiff:|(?:DateTime|OffsetTime|SubSecTime|GPS|Make$|Model$|LensM|Exif|ColorSpace))/;

export const isTechnical = ({ layer, name }: MetadataBlock): boolean =>
  layer === 'icc' || layer === 'c2pa' || technical.test(name);

/** The finding of a metadata block. */
export function ofBlock({ layer, name, place, text }: MetadataBlock): Finding {
  const visible =
    layer === 'svg' &&
    !/^(?:title|desc|metadata|comment|doctype|script|style|processing instruction|rest)$|\/@/.test(name);
  const read: ReadName = visible ? 'svg_text' : layer === 'trailing' ? 'trailing_text' : 'metadata_text';
  return { read, source: place, plainSource: `${layer} field`, text, region: null, hidden: null };
}

/** A name as words: `ignore_previousRules-now.png` → `ignore previous Rules now`. */
export const nameAsWords = (filename: string): string =>
  filename
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-+.]+/g, ' ')
    .trim();
