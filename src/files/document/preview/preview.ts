import mammoth from 'mammoth';
import { limits } from '../../../contract/limits.js';
import { bufferOf, decodePlain } from '../../../document/charset.js';
import { walkMarkdown } from '../../../document/markdown/read-markdown.js';
import type { DocumentKind, ExtractedDocument } from '../document.js';
import { escapeCharacters } from '../office/character-data.js';
import { docxStyles, emphasisOffOfRuns, runKey } from '../office/docx/docx.js';
import { odtHtml } from '../office/odt/odt.js';
import type { StyleOf } from '../office/styles.js';
import { readEntry } from '../office/zip.js';
import { openZip, type ZipArchive } from '../office/zip-directory.js';
import { sanitise } from './sanitise.js';

type PreviewRenderer = (bytes: Uint8Array) => string | undefined | Promise<string | undefined>;

/** Kinds with a structured preview. Other kinds show the extracted paragraphs. */
const renderers: Partial<Record<DocumentKind, PreviewRenderer>> = {
  docx: docxHtml,
  markdown: markdownHtml,
  odt: odtHtml,
};

/** Adds the structured preview: headings, lists, emphasis, tables; no links or images. */
export async function preview(bytes: Uint8Array, extracted: ExtractedDocument): Promise<ExtractedDocument> {
  const renderer = renderers[extracted.kind];
  const html = await renderer?.(bytes);
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

/**
 * Converts a .docx to HTML with mammoth; undefined when it is too large for mammoth's tree or mammoth rejects
 * it. Every entry is checked first, because mammoth follows relationships to entries of any name.
 */
async function docxHtml(bytes: Uint8Array): Promise<string | undefined> {
  const zip = openZip(bytes);
  let inflated = 0;
  for (const entry of zip.entries.values()) {
    inflated += entry.inflatedBytes;
    if (inflated > limits.structuredPreviewBytes) return undefined;
  }
  for (const entry of zip.entries.values()) readEntry(zip, entry);
  const styleOf = docxStyles(zip);
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  try {
    const buffer = bufferOf(bytes);
    const options = {
      convertImage: noImages,
      // The style itself says that it is bold.
      styleMap: "r[style-name='Strong'] =>",
      transformDocument: (document: MammothElement) => emphasiseByStyle(document, styleOf, zip),
    };
    return (await mammoth.convertToHtml({ buffer }, options)).value;
  } catch {
    // mammoth supports less than the own reader (it rejects UTF-16 parts, for one) and has no error type.
    return undefined;
  }
}

/** An element of mammoth's tree. Runs have the properties, and the texts in them a value. */
interface MammothElement {
  value?: string;
  children?: readonly MammothElement[];
  type: string;
  styleId?: string | null;
  styleName?: string | null;
  isBold?: boolean;
  isItalic?: boolean;
}

/**
 * Adds the emphasis of character styles, of which mammoth reads the names only, to the runs that do not
 * switch it off. Runs of the same style and text are in the same order there, unless mammoth omits some:
 * then what one of them switches off is off in all. The runs are searched only if a style has emphasis.
 */
function emphasiseByStyle(document: MammothElement, styleOf: StyleOf, zip: ZipArchive): MammothElement {
  const runs = new Map<string, MammothElement[]>();
  const stack = [document];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    const { type, styleId, children = [] } = element;
    for (const child of children.toReversed()) stack.push(child);
    const { bold, italic } = styleOf((type === 'run' && styleId) || undefined);
    if (!bold && !italic) continue;
    const key = runKey(styleId!, children.map(({ value = '' }) => value).join(''));
    const same = runs.get(key) ?? [];
    runs.set(key, same);
    same.push(element);
  }
  const offOfRuns = runs.size === 0 ? undefined : emphasisOffOfRuns(zip);
  for (const [key, same] of runs) {
    const off = offOfRuns?.get(key) ?? [];
    const ofAny = [...new Set(off.flat())];
    for (const [i, element] of same.entries()) {
      const { bold, italic } = styleOf(element.styleId ?? undefined);
      const ofElement = off.length === same.length ? off[i]! : ofAny;
      element.isBold ||= bold === true && !ofElement.includes('w:b');
      element.isItalic ||= italic === true && !ofElement.includes('w:i');
    }
  }
  return document;
}

/** Renders Markdown without front matter and the tags of HTML inside. */
function markdownHtml(bytes: Uint8Array): string {
  const { text } = decodePlain(bytes);
  let html = '';
  walkMarkdown(text, {
    start(element) {
      html += `<${element}>`;
    },
    end(element) {
      html += `</${element}>`;
    },
    text(chars) {
      html += escapeCharacters(chars);
    },
    markup() {},
    code(block) {
      html += `<pre><code>${escapeCharacters(block)}</code></pre>`;
    },
  });
  return html;
}
