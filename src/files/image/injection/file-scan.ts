/** Scans one file: the image, or an image inside a drawing. */
import { limits } from '../../../contract/limits.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageContents } from '../image.js';
import type { ImageReaders } from '../native-readers.js';
import { type Drawing, readDrawing } from '../svg/drawing.js';
import { type Finding, findingOf, labelled, within } from './findings.js';
import { hiddenSvgText } from './hidden-svg-text.js';
import type { PageScan } from './page-scan.js';
import type { PixelScan } from './pixel-scan.js';
import { smuggledIn } from './text/smuggling.js';

export interface FileScan {
  bytes: Uint8Array;
  contents: ImageContents;
  drawing: Drawing | null;
  /** Null when no decoder reads the pixels, and for a drawing, which is not rendered. */
  pixels: PixelScan | NativeFailure | null;
  /** The printed text; null before OCR, and without it. */
  printed: PageScan | NativeFailure | null;
  /** For display: `embedded image 2 (PNG)`; null for the image itself. */
  label: string | null;
  findings: Finding[];
}

export async function scanFile(
  bytes: Uint8Array,
  contents: ImageContents,
  label: string | null,
  readers: ImageReaders,
): Promise<FileScan> {
  const drawing = contents.svg && readDrawing(contents.svg, label !== null);
  const pixels = drawing === null ? await readers.pixels(bytes, contents.format) : null;
  const found = [...fileFindings(contents, drawing), ...(decoded(pixels)?.findings ?? [])];
  const findings = found.map(finding => labelled(finding, label));
  return { bytes, contents, drawing, pixels, printed: null, label, findings };
}

/** A scan; null for a failure, too. */
export const decoded = <T>(scan: T | NativeFailure | null): T | null => (isNativeFailure(scan) ? null : scan);

/** Whether the pixels of a picture could not be read. */
export const isUndecoded = ({ drawing, pixels }: FileScan): boolean =>
  drawing === null && decoded(pixels) === null;

const hiddenSource = 'hidden text of the drawing';

/**
 * Findings in the metadata, in the elements of an SVG, and in text hidden in either. A field name with
 * several words is a finding, too.
 */
function fileFindings({ blocks }: ImageContents, drawing: Drawing | null): Finding[] {
  const findings: Finding[] = [];
  for (const block of blocks) {
    if (block.text.trim() !== '') findings.push(findingOf(block));
    if (/\S\s+\S+\s+\S/.test(block.name.slice(0, limits.injectionTextChars)))
      findings.push({ ...findingOf(block), text: block.name, source: `name of ${block.layer} field` });
  }
  const hidden = (drawing === null ? [] : hiddenSvgText(drawing.$))
    .slice(0, limits.injectionPassages)
    .map(({ text, why }): Finding => ({ read: 'hidden_text', source: hiddenSource, text, hidden: why }));
  const hiddenTexts = new Set(hidden.map(finding => finding.text));
  // Hidden text is also among the SVG texts; it is reported only as hidden.
  const visible = findings.filter(({ read, text }) => read !== 'svg_text' || !hiddenTexts.has(text));
  return withSmuggled([...visible, ...hidden]);
}

/** Adds, after each finding, the texts encoded in its invisible characters. */
export function withSmuggled(findings: readonly Finding[]): Finding[] {
  return findings.flatMap(finding => [
    finding,
    ...smuggledIn(finding.text).map(({ how, text, count }): Finding => {
      const inside = within(
        finding,
        source => `${source}: ${count} invisible or overriding characters (${how})`,
      );
      return { ...inside, read: 'smuggled_text', text, hidden: `it is carried by ${how}` };
    }),
  ]);
}
