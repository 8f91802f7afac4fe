import { limits } from '../../../contract/limits.js';
import { count } from '../../../contract/prose.js';
import { decodeHtml } from '../../../document/charset.js';
import { joinBlocks, readTextBlocks } from '../../../document/html/text-blocks.js';
import { DocumentFailure, type DocumentFormat } from '../document.js';
import { openHtmlPart, withoutSections } from '../html/html.js';
import { inPlace } from '../in-place.js';
import { readEntry, rewriteZip } from '../office/zip.js';
import { openZip } from '../office/zip-directory.js';
import { isBlank } from '../plain-text.js';
import { openEpubPackage } from './package.js';

/** The chapters are read, cleaned and edited as HTML is. */
export const epub: DocumentFormat = {
  read(bytes) {
    const zip = openZip(bytes);
    const { title, chapters, omitted, unknown, missing } = openEpubPackage(zip);
    const texts: string[] = [];
    let chars = 0;
    let damaged = 0;
    for (const chapter of chapters) {
      const source = decodeHtml(readEntry(zip, chapter));
      if (source.replaced) damaged++;
      const { text } = joinBlocks(readTextBlocks(withoutSections(source.text), true).blocks);
      chars += text.length;
      if (chars > limits.documentChars)
        throw new DocumentFailure('too_large_inside', 'The publication has too much text.');
      if (!isBlank(text)) texts.push(text);
    }
    if (texts.length === 0)
      throw new DocumentFailure('no_text', 'The publication has no text in its chapters.');
    const unread = [
      ...(missing > 0 ? [`${count(missing, 'chapter')} could not be read: missing in the archive.`] : []),
      ...(unknown.length > 0 ? [unknownWarning(unknown)] : []),
      ...(damaged > 0 ? [`Some bytes of ${count(damaged, 'chapter')} could not be read.`] : []),
    ];
    return {
      kind: 'epub',
      text: texts.join('\n\n'),
      ...(title !== undefined && { title: title.slice(0, limits.titleChars) }),
      warnings: [...unread, ...(omitted === 0 ? [] : [omissionWarning(omitted)])],
      ...(unread.length > 0 && { unread }),
    };
  },
  ...inPlace((bytes, purpose) => {
    const zip = openZip(bytes);
    return {
      type: 'application/epub+zip',
      parts: openEpubPackage(zip).chapters.map(
        chapter => openHtmlPart(chapter.name, readEntry(zip, chapter), purpose, true).part,
      ),
      write: changed => ({ bytes: rewriteZip(zip, changed), warnings: [] }),
    };
  }),
};

/** Names in a warning. */
const namesMax = 5;

const unknownWarning = (names: readonly string[]) =>
  `${count(names.length, 'chapter')} could not be read: ${names.slice(0, namesMax).join(', ')}.`;

const omissionWarning = (omitted: number) =>
  `${count(omitted, 'section')} outside the reading order or without text ${omitted === 1 ? 'is' : 'are'} not part of the text.`;
