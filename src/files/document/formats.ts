import type { ReadAsChoice } from '../../contract/document.js';
import { decodePlain } from '../../document/charset.js';
import { cleanedAs } from '../../document/detect.js';
import { proseOf } from '../../document/formats/index.js';
import { withoutFences } from '../../document/pasted.js';
import { writerOf } from '../../document/prose.js';
import type { Edit } from '../../document/span.js';
import type { DocumentFormat, DocumentKind } from './document.js';
import { asciiOnly, plainParagraphs } from './edits/place-edits.js';
import { epub } from './epub/epub.js';
import { openHtml, readHtml } from './html/html.js';
import { editInPlace, inPlace, replaceBytes } from './in-place.js';
import { markdownParagraphs } from './markdown/edit.js';
import { readMarkdown } from './markdown/markdown.js';
import { docx } from './office/docx/docx.js';
import { odt } from './office/odt/odt.js';
import { pptx } from './office/pptx/pptx.js';
import { cleanPlain, readPlain } from './plain-text.js';

/** The formats that are cleaned and edited in place. */
export const formats: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentFormat>> = {
  txt: {
    read: bytes => readPlain(bytes),
    clean: (bytes, options) => cleanPlain(bytes, options),
    edit: editSource('markdown'),
  },
  markdown: {
    read: readMarkdown,
    clean: (bytes, options) => cleanPlain(bytes, options, 'markdown'),
    edit: editSource('auto', 'markdown'),
  },
  html: { read: readHtml, ...inPlace(openHtml) },
  docx,
  odt,
  pptx,
  epub,
};

/** Edits a text file, which is Markdown where it is read as one of `markdownChoices`. */
function editSource(...markdownChoices: ReadAsChoice[]): DocumentFormat['edit'] {
  return (bytes, edits, { readAs = 'auto' }) => {
    const decoded = decodePlain(bytes);
    const { text, encoding } = decoded;
    const blocks = markdownChoices.includes(readAs) ? markdownParagraphs(withoutFences(text)) : [];
    const paragraphs = blocks.length > 0 ? blocks : plainParagraphs(text, writerIn(text, readAs));
    const part = {
      name: '',
      paragraphs: encoding.startsWith('utf-') ? paragraphs : paragraphs.map(asciiOnly),
      write: (sourceEdits: readonly Edit[]) => replaceBytes(bytes, decoded, sourceEdits),
    };
    return editInPlace(
      { parts: [part], write: changed => ({ bytes: changed.get('') ?? bytes, warnings: [] }) },
      edits,
    );
  };
}

/** How a text of data is written; undefined for prose and programs. */
function writerIn(text: string, readAs: ReadAsChoice): ((edit: Edit) => string | null) | undefined {
  const format = cleanedAs(text, readAs);
  return format === 'plain' || format === 'markdown' || format === 'code'
    ? undefined
    : writerOf(proseOf[format](text));
}
