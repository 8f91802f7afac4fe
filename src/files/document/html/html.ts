import { type Decoded, decodeHtml, decodingNotes, decodingWarnings } from '../../../document/charset.js';
import { uncleanedElements } from '../../../document/html/elements.js';
import { cleanedParagraphs, escapeHtml, htmlProse } from '../../../document/html/paragraphs.js';
import { joinBlocks, readTextBlocks } from '../../../document/html/text-blocks.js';
import { MappedText } from '../../../document/mapped-text.js';
import { applyEdits, type Edit, mergeSpans, overlaps, type Span } from '../../../document/span.js';
import {
  type CleanOptions,
  DocumentFailure,
  type DocumentProblem,
  type ExtractedDocument,
} from '../document.js';
import { editableParagraph } from '../edits/place-edits.js';
import { type DocumentPart, type OpenDocument, type Purpose, replaceBytes } from '../in-place.js';
import { escapeCharacters } from '../office/character-data.js';
import { isBlank, noText } from '../plain-text.js';

export function readHtml(bytes: Uint8Array): ExtractedDocument | DocumentProblem {
  const decoded = decodeHtml(bytes);
  const { blocks, title, warnings } = readTextBlocks(decoded.text);
  const visible = joinBlocks(blocks);
  if (isBlank(visible.text)) return noText;
  const notes = decodingNotes(decoded, warnings);
  return { kind: 'html', ...visible, ...(title !== undefined && { title }), ...notes };
}

/** HTML whose text is changed in place. Its bytes are the document. Throws DocumentFailure. */
export function openHtml(bytes: Uint8Array, purpose: Purpose, options: CleanOptions): OpenDocument {
  const { part, decoded } = openHtmlPart('', bytes, purpose, false, options);
  return {
    type: `text/html; charset=${decoded.encoding}`,
    parts: [part],
    write: changed => ({
      bytes: changed.get('') ?? bytes,
      warnings: decodingWarnings(decoded, 'stay as they are'),
    }),
  };
}

/** HTML or XHTML, which may be an entry of an archive. Markup, code and scripts stay byte for byte. */
export function openHtmlPart(
  name: string,
  bytes: Uint8Array,
  purpose: Purpose,
  isXhtml: boolean,
  options?: CleanOptions,
): { part: DocumentPart; decoded: Decoded } {
  const decoded = decodeEditable(bytes);
  const source = decoded.text;
  const excluded = isXhtml ? sections(source) : mergeSpans(options?.excludedSpans?.(source, 'html') ?? []);
  const texts = purpose === 'clean' ? cleanedParagraphs : editedParagraphs;
  const paragraphs = texts(source, isXhtml).map(text => {
    const prose = htmlProse(source, text, chars => markupOf(chars, isXhtml, decoded.encoding));
    const isExcluded = (edit: Edit) =>
      text
        .sourcesOf(edit)
        .some(
          ({ start, end }) =>
            overlaps(excluded, start, end) ||
            (purpose === 'clean' && straightReference.test(source.slice(start, end))),
        );
    const write = (edit: Edit) => (isExcluded(edit) ? null : prose.write!(edit));
    return editableParagraph({ text, write }, source, linkStart);
  });
  return { part: { name, paragraphs, write: edits => replaceBytes(bytes, decoded, edits) }, decoded };
}

/** A straight mark in a form that the plain style could not write again. */
const straightReference = /^&(?:quot|apos|#(?:0*3[49]|x0*2[27]));$/i;

/** The start of a link, whose words another edit would take away. */
const linkStart = /<a[\s>]/i;

/** A document type with declarations, such as those of entities; it begins in the first units of a file. */
const documentType = /<!DOCTYPE[^<>[]*\[[\s\S]*?\]\s*>/;
const documentTypeUnitsMax = 10_000;

/** CDATA sections and declarations of XHTML, which a tokenizer of HTML reads as comments and text. */
function sections(source: string): Span[] {
  const spans: Span[] = [];
  const declared = documentType.exec(source.slice(0, documentTypeUnitsMax));
  if (declared !== null) spans.push({ start: declared.index, end: declared.index + declared[0].length });
  for (let end = spans[0]?.end ?? 0; ; ) {
    const start = source.indexOf('<![CDATA[', end);
    end = start < 0 ? -1 : source.indexOf(']]>', start) + ']]>'.length;
    if (end < ']]>'.length) return spans;
    spans.push({ start, end });
  }
}

/** XHTML with the text of its CDATA sections in their place, and without declarations. */
export function withoutSections(source: string): string {
  const edits = sections(source).map(({ start, end }) => ({
    start,
    end,
    replacement: source.startsWith('<!DOCTYPE', start)
      ? '<!DOCTYPE html>'
      : escapeCharacters(source.slice(start + '<![CDATA['.length, end - ']]>'.length)),
  }));
  return applyEdits(source, edits);
}

/** The blocks of the visible text, as they are extracted. Code has no place that can be edited. */
const editedParagraphs = (source: string, isXhtml: boolean): MappedText[] =>
  readTextBlocks(source, isXhtml, uncleanedElements).blocks.map(({ text, runs }) =>
    MappedText.from(text, runs),
  );

/** Decodes HTML whose bytes can be replaced in place. Throws DocumentFailure. */
function decodeEditable(bytes: Uint8Array): Decoded {
  const decoded = decodeHtml(bytes);
  // Stateful: the bytes of a character depend on the escape sequence before it.
  if (decoded.encoding === 'iso-2022-jp')
    throw new DocumentFailure(
      'unsupported',
      'HTML in ISO-2022-JP cannot be cleaned in place; save it as UTF-8.',
    );
  return decoded;
}

/** Text as HTML. Legacy encodings get character references for what is not ASCII. */
function markupOf(text: string, isXhtml: boolean, encoding: string): string {
  const escaped = isXhtml ? escapeCharacters(text) : escapeHtml(text);
  return encoding.startsWith('utf-')
    ? escaped
    : escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`);
}
