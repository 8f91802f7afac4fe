import { count } from '../../../contract/prose.js';
import { decodeHtml } from '../../../document/charset.js';
import { joinBlocks, readTextBlocks } from '../../../document/html/text-blocks.js';
import { DocumentFailure, type DocumentFormat } from '../document.js';
import { placeEdits } from '../edits/place-edits.js';
import { cleanHtml } from '../html/clean.js';
import { EditableHtml } from '../html/edit.js';
import { readEntry, rewriteZip } from '../office/zip.js';
import { openZip } from '../office/zip-directory.js';
import { isBlank } from '../plain-text.js';
import { openEpubPackage } from './package.js';

/** The chapters are read, cleaned and edited as HTML is. */
export const epub: DocumentFormat = {
  read(bytes, bounds) {
    const zip = openZip(bytes, bounds);
    const { title, chapters, omitted, missing } = openEpubPackage(zip);
    const texts: string[] = [];
    let chars = 0;
    let damaged = 0;
    for (const chapter of chapters) {
      const source = decodeHtml(readEntry(zip, chapter));
      if (source.replaced) damaged++;
      const { text } = joinBlocks(readTextBlocks(source.text, bounds, true).blocks);
      chars += text.length;
      if (chars > bounds.documentChars)
        throw new DocumentFailure('too_large_inside', 'The publication has too much text.');
      if (!isBlank(text)) texts.push(text);
    }
    if (texts.length === 0)
      throw new DocumentFailure('no_text', 'The publication has no text in its chapters.');
    const unread = [
      ...(missing > 0 ? [`${count(missing, 'chapter')} could not be read: missing in the archive.`] : []),
      ...(damaged > 0 ? [`Some bytes of ${count(damaged, 'chapter')} could not be read.`] : []),
    ];
    return {
      kind: 'epub',
      text: texts.join('\n\n'),
      ...(title !== undefined && { title: title.slice(0, bounds.titleChars) }),
      warnings: [...unread, ...(omitted === 0 ? [] : [omissionWarning(omitted)])],
      ...(unread.length > 0 && { unread }),
    };
  },
  clean(bytes, bounds, options) {
    const zip = openZip(bytes, bounds);
    const changes: Record<string, number> = {};
    const changed = new Map<string, Uint8Array>();
    for (const chapter of openEpubPackage(zip).chapters) {
      const cleaned = cleanHtml(readEntry(zip, chapter), bounds, options, true);
      if (Object.keys(cleaned.changes).length > 0) changed.set(chapter.name, cleaned.bytes);
      for (const [kind, count] of Object.entries(cleaned.changes))
        changes[kind] = (changes[kind] ?? 0) + count;
    }
    return { bytes: rewriteZip(zip, changed), type: 'application/epub+zip', changes, warnings: [] };
  },
  edit(bytes, bounds, edits) {
    const zip = openZip(bytes, bounds);
    const chapters = openEpubPackage(zip).chapters.map(entry => ({
      name: entry.name,
      document: new EditableHtml(readEntry(zip, entry), bounds, true),
    }));
    const { outcome, changes } = placeEdits(
      edits,
      chapters.flatMap(({ document }) => document.blocks),
    );
    const changed = new Map(
      chapters
        .filter(({ document }) => document.blocks.some(block => changes.has(block)))
        .map(({ name, document }) => [name, document.write(changes)]),
    );
    return { bytes: rewriteZip(zip, changed), outcome, warnings: [] };
  },
};

const omissionWarning = (omitted: number) =>
  `${count(omitted, 'section')} outside the reading order or without text ${omitted === 1 ? 'was' : 'were'} left out.`;
