import { type Edit, lowerBound } from '../../../document/span.js';
import type { Bounds } from '../../bounds.js';
import { DocumentFailure, type DocumentFormat, type DocumentKind, type EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from '../edits/place-edits.js';
import { editFinder } from '../typography-edits.js';
import { type OfficePart, type Paragraph, type PlacedRun, paragraphText, storyText } from './paragraphs.js';
import { relationships } from './relationships.js';
import { type Omissions, omissionNotes } from './warnings.js';
import { cleanParagraphs, writeReplacements } from './write-edits.js';
import { encodeXml } from './xml.js';
import { rewriteZip } from './zip.js';
import type { ZipArchive } from './zip-directory.js';

export interface OfficeDocument {
  /** Undefined for a document that is a single XML file. */
  zip: ZipArchive | undefined;
  /** The parts with the extracted text, in order. */
  body: readonly OfficePart[];
  /** Reads the parts that are only cleaned: headers, footers, notes, comments. */
  others: () => Iterable<OfficePart>;
  omitted: Omissions;
}

/**
 * Reads, cleans and edits an office format.
 * @param noText the problem of a document without text
 * @param open opens a document and reads the paragraphs of its body; throws DocumentFailure
 */
export const officeFormat = (
  kind: DocumentKind,
  type: string,
  noText: string,
  open: (bytes: Uint8Array, bounds: Bounds) => OfficeDocument,
): DocumentFormat => ({
  read(bytes, bounds) {
    const { body, omitted } = open(bytes, bounds);
    const text = storyText(body.flatMap(({ paragraphs }) => paragraphs));
    if (text === '') throw new DocumentFailure('no_text', noText);
    return { kind, text, ...omissionNotes(omitted) };
  },
  clean(bytes, bounds, options) {
    const { zip, body, others } = open(bytes, bounds);
    const edits = editFinder(options);
    const changes: Record<string, number> = {};
    const changed = new Map<string, Uint8Array>();
    for (const parts of [body, others()])
      for (const part of parts) setText(changed, part, cleanParagraphs(part, bounds, edits, changes));
    return { ...written(bytes, zip, changed), type, changes };
  },
  edit(bytes, bounds, edits) {
    const { zip, body } = open(bytes, bounds);
    const paragraphs = body
      .flatMap(part => part.paragraphs)
      .filter(({ isBodyText }) => isBodyText)
      .map(paragraph => new EditableRuns(paragraph));
    const { outcome, changes } = placeEdits(edits, paragraphs);
    const byParagraph = new Map([...changes].map(([{ paragraph }, list]) => [paragraph, list]));
    const changesOf = (paragraph: Paragraph) => byParagraph.get(paragraph) ?? [];
    const changed = new Map<string, Uint8Array>();
    for (const part of body) setText(changed, part, writeReplacements(part, changesOf));
    return { ...written(bytes, zip, changed), outcome };
  },
});

function setText(changed: Map<string, Uint8Array>, { name, xml }: OfficePart, text: string): void {
  if (text !== xml.text) changed.set(name, encodeXml({ ...xml, text }));
}

function written(
  bytes: Uint8Array,
  zip: ZipArchive | undefined,
  changed: ReadonlyMap<string, Uint8Array>,
): { bytes: Uint8Array; warnings: string[] } {
  if (zip === undefined) return { bytes: changed.get('') ?? bytes, warnings: [] };
  return {
    bytes: rewriteZip(zip, changed),
    warnings: changed.size > 0 && isSigned(zip) ? [signedWarning] : [],
  };
}

const isSigned = (zip: ZipArchive): boolean =>
  [...zip.entries.keys()].some(name => /^_xmlsignatures\/|^META-INF\/documentsignatures\.xml$/.test(name)) ||
  relationships(zip, '').some(({ type }) => type === 'origin');

const signedWarning =
  'The document is digitally signed. Its signature no longer matches, because cleaning changed the text.';

/** A paragraph of runs. A change may cross runs that have the same formatting and nothing between them. */
class EditableRuns implements EditableParagraph {
  readonly text: string;
  readonly #starts: number[] = [];

  constructor(readonly paragraph: Paragraph) {
    this.text = paragraphText(paragraph);
    let length = 0;
    for (const { text } of paragraph.runs) {
      this.#starts.push(length);
      length += text.length;
    }
  }

  problemOf({ start, end, replacement }: Edit): EditProblem | undefined {
    const { runs } = this.paragraph;
    const starts = this.#starts;
    let first: PlacedRun | undefined;
    for (
      let i = lowerBound(runs.length, k => starts[k]! <= start) - 1;
      i < runs.length && starts[i]! < end;
      i++
    ) {
      const run = runs[i]!;
      first ??= run;
      if (run.span === undefined || run.isField || run.group !== first.group) return 'markup';
      // Words that are only removed need no formatting.
      if (replacement !== '' && !looksLike(run, first)) return 'formatting';
    }
    return undefined;
  }
}

/** Properties without effect on the look: the language, and what a spelling check left. */
const invisible =
  /<\/?[\w.-]+:(?:lang|noProof)\b[^<>]*>|\s(?:lang|altLang|dirty|err|smtClean|noProof|bmk)="[^"]*"/g;
const empty = /^<[\w:.-]+\s*(?:\/>|><\/[\w:.-]+\s*>)$/;
/** Longest formatting that is compared, in UTF-16 units: that of nested styles adds up. */
const formattingUnitsMax = 20_000;

function looksLike(one: PlacedRun, other: PlacedRun): boolean {
  if (one === other) return true;
  if (Math.max(one.formatting.length, other.formatting.length) > formattingUnitsMax) return false;
  if (one.formatting === other.formatting) return true;
  return visible(one.formatting) === visible(other.formatting);
}

const visible = (formatting: string): string => formatting.replace(invisible, '').replace(empty, '');
