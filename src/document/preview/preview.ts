import type { DocumentKind, ExtractedDocument } from '../document.js';
import { escapeCharacters } from '../office/character-data.js';
import { odtHtml } from '../office/odt/odt.js';
import { wordHtml } from './docx.js';
import { markdownHtml } from './markdown.js';
import { sanitise } from './sanitise.js';

type Renderer = (bytes: Uint8Array) => string | undefined | Promise<string | undefined>;

/** Kinds with a structure to show; of the others the preview is the extracted paragraphs. */
const renderers: Partial<Record<DocumentKind, Renderer>> = {
  docx: wordHtml,
  markdown: markdownHtml,
  odt: odtHtml,
};

/** Adds the structured preview of an extracted document: headings, lists, emphasis, tables; no links, no images. */
export async function preview(bytes: Uint8Array, extracted: ExtractedDocument): Promise<ExtractedDocument> {
  const renderer = renderers[extracted.kind];
  const html = await renderer?.(bytes);
  if (html !== undefined) return { ...extracted, html: sanitise(html) };
  const warnings =
    renderer === undefined
      ? extracted.warnings
      : [
          ...extracted.warnings,
          'The document is too large or unusual for a structured preview: it shows plain paragraphs.',
        ];
  return { ...extracted, html: plainHtml(extracted.text), warnings };
}

const plainHtml = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${escapeCharacters(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
