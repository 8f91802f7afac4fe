/** Texts found in an image, each with the read of the response that it belongs to. */
import type { ReadName, Region } from '../../../contract/injection.js';
import type { MetadataBlock } from '../image.js';

/** A text from the image's pixels, its file, its name or its alternative text. */
export interface Finding {
  read: ReadName;
  /** For display: `PNG chunk tEXt "Comment" at byte 33`. */
  source: string;
  /** The source without text from the file, for redacted answers, if it differs. */
  plainSource?: string;
  text: string;
  region?: Region;
  /** Why people do not see the text, if they do not. An instruction in hidden text scores higher. */
  hidden?: string;
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
  return { read, source: place, plainSource: `${layer} field`, text };
}

/** The finding with other sources for display. */
export const within = (finding: Finding, describe: (source: string) => string): Finding => ({
  ...finding,
  source: describe(finding.source),
  ...(finding.plainSource !== undefined && { plainSource: describe(finding.plainSource) }),
});

/** A finding of an embedded image, with the image's label in place of a region. */
export function labelled(finding: Finding, label: string | null): Finding {
  if (label === null) return finding;
  const { region: _, ...found } = finding;
  return within(found, source => `${label}: ${source}`);
}

/** A region of a reduced or enlarged picture, in the pixels of the picture. */
export const scaled = ({ x, y, width, height, page }: Region, factor: number): Region => ({
  x: Math.round(x * factor),
  y: Math.round(y * factor),
  width: Math.round(width * factor),
  height: Math.round(height * factor),
  page,
});

/** A file name as words: `ignore_previousRules-now.png` → `ignore previous Rules now`. */
export const nameAsWords = (filename: string): string =>
  filename
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-+.]+/g, ' ')
    .trim();

/** The layers of the pixels in which these reads find their texts. */
const pixelLayers: Partial<Record<ReadName, string>> = {
  qr_text: 'codes',
  stealth_text: 'hidden_bits',
  printed_text: 'printed_text',
};

/** Whether the place of a read was searched, given the layers of the response. */
export function isSearched(name: ReadName, layersRead: readonly string[]): boolean {
  const layer = pixelLayers[name];
  return layer === undefined || layersRead.includes(layer);
}
