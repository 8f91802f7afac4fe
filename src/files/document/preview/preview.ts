import type { Bounds } from '../../bounds.js';
import type { DocumentKind, ExtractedDocument } from '../document.js';
import { escapeCharacters } from '../office/character-data.js';
import { odtHtml } from '../office/odt/odt.js';
import { docxHtml } from './docx.js';
import { markdownHtml } from './markdown.js';
import { sanitise } from './sanitise.js';

type PreviewRenderer = (
  bytes: Uint8Array,
  bounds: Bounds,
) => string | undefined | Promise<string | undefined>;

/** Kinds with a structured preview. Other kinds show the extracted paragraphs. */
const renderers: Partial<Record<DocumentKind, PreviewRenderer>> = {
  docx: docxHtml,
  markdown: markdownHtml,
  odt: odtHtml,
};

/** Adds the structured preview: headings, lists, emphasis, tables; no links or images. */
export async function preview(
  bytes: Uint8Array,
  extracted: ExtractedDocument,
  bounds: Bounds,
): Promise<ExtractedDocument> {
  const renderer = renderers[extracted.kind];
  const html = await renderer?.(bytes, bounds);
  if (html !== undefined) return { ...extracted, html: sanitise(html) };
  const plain = { ...extracted, html: paragraphsHtml(extracted.text) };
  if (renderer === undefined) return plain;
  const warning = 'The document is too large or unusual for a structured preview: it shows plain paragraphs.';
  return { ...plain, warnings: [...extracted.warnings, warning] };
}

const paragraphsHtml = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${escapeCharacters(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
