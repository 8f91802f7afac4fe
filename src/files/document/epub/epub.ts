import { count } from '../../../contract/figures.js';
import type { Bounds } from '../../bounds.js';
import { decodeHtml } from '../charset.js';
import { DocumentFailure, type ExtractedDocument } from '../document.js';
import { voidElements } from '../html/elements.js';
import { joinBlocks, readTextBlocks } from '../html/text-blocks.js';
import { openZip, readEntry } from '../office/zip.js';
import { isBlank } from '../plain-text.js';
import { openEpubPackage } from './package.js';

/** Extracts the visible text of the chapters of an .epub, in reading order. Throws DocumentFailure. */
export function readEpub(bytes: Uint8Array, bounds: Bounds): ExtractedDocument {
  const zip = openZip(bytes, bounds);
  const { title, chapters, omitted } = openEpubPackage(zip);
  const texts: string[] = [];
  let chars = 0;
  for (const chapter of chapters) {
    const source = expandEmptyElements(decodeHtml(readEntry(zip, chapter)).text);
    const text = joinBlocks(readTextBlocks(source, bounds).blocks);
    chars += text.length;
    if (chars > bounds.documentChars)
      throw new DocumentFailure('too_large_inside', 'The publication has too much text.');
    if (!isBlank(text)) texts.push(text);
  }
  if (texts.length === 0)
    throw new DocumentFailure('no_text', 'The publication has no text in its chapters.');
  return {
    kind: 'epub',
    text: texts.join('\n\n'),
    ...(title !== undefined && { title: title.slice(0, bounds.titleChars) }),
    warnings: omitted === 0 ? [] : [omissionWarning(omitted)],
  };
}

const omissionWarning = (omitted: number) =>
  `${count(omitted, 'section')} outside the reading order, missing or without text ${omitted === 1 ? 'was' : 'were'} left out.`;

/** Writes `<title/>` as `<title></title>`: an HTML parser would read the whole rest as the title. */
const expandEmptyElements = (xhtml: string): string =>
  xhtml.replace(/<([A-Za-z][\w:.-]*)((?:\s[^<>]*)?)\/>/g, (tag, name: string, attributes: string) =>
    voidElements.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  );
