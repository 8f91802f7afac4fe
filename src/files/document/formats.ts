import type { ReadAsChoice } from '../../contract/document.js';
import { decodePlain } from '../../document/charset.js';
import { type DocumentFormat, type DocumentKind, isProblem } from './document.js';
import { editText } from './edits/edit-text.js';
import { epub } from './epub/epub.js';
import { cleanHtml } from './html/clean.js';
import { editHtml } from './html/edit.js';
import { readHtml } from './html/html.js';
import { editMarkdown } from './markdown/edit.js';
import { readMarkdown, readMarkdownText } from './markdown/markdown.js';
import { docx } from './office/docx/docx.js';
import { odt } from './office/odt/odt.js';
import { pptx } from './office/pptx/pptx.js';
import { cleanPlain, readPlain } from './plain-text.js';
import { replaceBytes } from './source-replacements.js';

/** The formats that are cleaned and edited in place. */
export const formats: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentFormat>> = {
  txt: {
    read: bytes => readPlain(bytes),
    clean: (bytes, _, options) => cleanPlain(bytes, options),
    edit: editSource('markdown'),
  },
  markdown: {
    read: readMarkdown,
    clean: (bytes, _, options) => cleanPlain(bytes, options, 'markdown'),
    edit: editSource('auto', 'markdown'),
  },
  html: { read: readHtml, clean: cleanHtml, edit: editHtml },
  docx,
  odt,
  pptx,
  epub,
};

/** Edits a text file, which is Markdown where it is read as one of `markdownChoices`. */
function editSource(...markdownChoices: ReadAsChoice[]): DocumentFormat['edit'] {
  return (bytes, bounds, edits, readAs) => {
    const decoded = decodePlain(bytes);
    const { text } = decoded;
    const asciiOnly = !decoded.encoding.startsWith('utf-');
    const read = markdownChoices.includes(readAs) ? readMarkdownText(text, bounds) : undefined;
    const { outcome, replacements } =
      read === undefined || isProblem(read)
        ? editText(text, edits, asciiOnly)
        : editMarkdown(text, { text: read.text, runs: read.runs ?? [] }, edits, asciiOnly);
    return { bytes: replaceBytes(bytes, decoded, replacements), outcome, warnings: [] };
  };
}
