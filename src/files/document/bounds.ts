/**
 * Upper bounds that readers and cleaners apply to hostile documents. Callers pass them in;
 * `src/contract/limits.ts` has the service's values, each with its reason. Characters are UTF-16 code units
 * unless a field says otherwise.
 */
export interface DocumentBounds extends HtmlBounds, MarkdownBounds, OfficeBounds, PdfBounds, PreviewBounds {}

export interface HtmlBounds {
  /** Open elements; a deeper element replaces the innermost one, as in browsers. */
  htmlDepth: number;
  /** Attributes of one tag that are read; the rest are ignored. */
  htmlAttributes: number;
  /** Block elements considered when the main content is searched. */
  htmlContainers: number;
  /** Characters of the title. */
  titleChars: number;
}

export interface MarkdownBounds extends HtmlBounds {
  /** Characters the inline parser may inspect in one document. */
  markdownInlineChars: number;
  markdownInlineCharsMin: number;
  markdownInlineCharsPerChar: number;
  /** Nested block quotes and list items; deeper markers are removed. */
  markdownDepth: number;
  /** Estimated cost of the blocks, in units of one continuation line of a paragraph. */
  markdownSteps: number;
  markdownStepsMin: number;
  markdownStepsPerChar: number;
}

/** Bounds of zip archives, for .docx and .odt. */
export interface ZipBounds {
  /** Entries of one archive. */
  archiveEntries: number;
  /** Inflated bytes of all entries that are read. */
  inflatedBytes: number;
  /** Inflated bytes for each compressed byte, for entries above one megabyte. */
  inflationRatio: number;
}

export interface OfficeBounds extends ZipBounds {
  /** Nested XML elements. */
  xmlDepth: number;
  /** Paragraphs, text runs and characters of one XML part. */
  documentParagraphs: number;
  documentRuns: number;
  documentChars: number;
  /** Edits that cleaning makes in one XML part. */
  documentEdits: number;
  /** Characters of the longest paragraph that is cleaned. */
  editedParagraphChars: number;
}

export interface PdfBounds {
  /** Pages read, text items read from one page, and characters read in all. */
  pdfPages: number;
  pdfPageItems: number;
  pdfChars: number;
}

export interface PreviewBounds extends MarkdownBounds, OfficeBounds {
  /** Inflated bytes of a .docx that is converted to a structured preview. */
  structuredPreviewBytes: number;
}
