import type { DocumentEdit, ReadAsChoice } from '../../contract/document.js';
import type { Bounds } from '../bounds.js';
import { decodePlain } from './charset.js';
import { type DocumentKind, type EditedDocument, isProblem } from './document.js';
import { editText } from './edits/edit-text.js';
import { editEpub } from './epub/epub.js';
import { editHtml } from './html/edit.js';
import { editMarkdown } from './markdown/edit.js';
import { readMarkdownText } from './markdown/markdown.js';
import { editDocx } from './office/docx/docx.js';
import { editOdt } from './office/odt/odt.js';
import { editPptx } from './office/pptx/pptx.js';
import { cleanedFile } from './source-replacements.js';

type DocumentEditor = (
  bytes: Uint8Array,
  bounds: Bounds,
  edits: readonly DocumentEdit[],
  readAs: ReadAsChoice,
) => EditedDocument;

/**
 * Replaces words in a document, in place. `readAs` says whether a .txt or .md file is Markdown; `auto`
 * follows its name. Throws DocumentFailure.
 */
export const documentEditors: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentEditor>> = {
  txt: (bytes, bounds, edits, readAs) => editSource(bytes, bounds, edits, readAs === 'markdown'),
  markdown: (bytes, bounds, edits, readAs) =>
    editSource(bytes, bounds, edits, readAs === 'auto' || readAs === 'markdown'),
  html: editHtml,
  docx: editDocx,
  odt: editOdt,
  pptx: editPptx,
  epub: editEpub,
};

function editSource(
  bytes: Uint8Array,
  bounds: Bounds,
  edits: readonly DocumentEdit[],
  isMarkdown: boolean,
): EditedDocument {
  const decoded = decodePlain(bytes);
  const { text } = decoded;
  const asciiOnly = !decoded.encoding.startsWith('utf-');
  const read = isMarkdown ? readMarkdownText(text, bounds) : undefined;
  const { outcome, replacements } =
    read === undefined || isProblem(read)
      ? editText(text, edits, asciiOnly)
      : editMarkdown(text, read.text, edits, asciiOnly);
  const { bytes: edited } = cleanedFile(bytes, decoded, replacements, 'text/plain', {});
  return { bytes: edited, outcome, warnings: [] };
}
