import type { DocumentEdit } from '../../../../contract/document.js';
import type { Bounds } from '../../../bounds.js';
import {
  type CleanedContent,
  DocumentFailure,
  type EditedDocument,
  type ExtractedDocument,
} from '../../document.js';
import { placeEdits } from '../../edits/place-edits.js';
import type { EditFinder } from '../allowed-edits.js';
import { editableParagraphs, writeWords } from '../editable-runs.js';
import { storyText } from '../paragraphs.js';
import { omissionWarnings, signedWarning } from '../warnings.js';
import { editStory } from '../write-edits.js';
import { encodeXml, readXml } from '../xml.js';
import { openZip } from '../zip-directory.js';
import { rewriteZip } from '../zip-rewrite.js';
import { openDocxPackage } from './package.js';
import { readDocxPart } from './reader.js';

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Extracts the text of a .docx. Throws DocumentFailure. */
export function readDocx(bytes: Uint8Array, bounds: Bounds): ExtractedDocument {
  const { body, styleOf } = openDocxPackage(openZip(bytes, bounds));
  const story = readDocxPart(body.text, styleOf, bounds, true);
  const text = storyText(story.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The document has no text in its body.');
  return { kind: 'docx', text, warnings: omissionWarnings(story.omitted) };
}

/** Cleans a .docx: body, headers, footers, notes and comments. Throws DocumentFailure. */
export function cleanDocx(bytes: Uint8Array, bounds: Bounds, edits: EditFinder): CleanedContent {
  const pack = openDocxPackage(openZip(bytes, bounds));
  const changes: Record<string, number> = {};
  const changed = new Map<string, Uint8Array>();
  for (const name of [pack.main, ...pack.otherParts]) {
    const isBody = name === pack.main;
    const part = isBody ? pack.body : readXml(pack.zip, name);
    const story = readDocxPart(part.text, pack.styleOf, bounds, isBody);
    const text = editStory(part.text, story, bounds, edits, changes);
    if (text !== part.text) changed.set(name, encodeXml({ ...part, text }));
  }
  return {
    bytes: changed.size === 0 ? bytes : rewriteZip(pack.zip, changed),
    type: mediaType,
    changes,
    warnings: pack.signed && changed.size > 0 ? [signedWarning] : [],
  };
}

/** Replaces words in the body of a .docx. Throws DocumentFailure. */
export function editDocx(bytes: Uint8Array, bounds: Bounds, edits: readonly DocumentEdit[]): EditedDocument {
  const { zip, main, body, styleOf, signed } = openDocxPackage(openZip(bytes, bounds));
  const story = readDocxPart(body.text, styleOf, bounds, true);
  const { outcome, changes } = placeEdits(edits, editableParagraphs(story));
  if (changes.size === 0) return { bytes, outcome, warnings: [] };
  const text = writeWords(body.text, story, changes);
  return {
    bytes: rewriteZip(zip, new Map([[main, encodeXml({ ...body, text })]])),
    outcome,
    warnings: signed ? [signedWarning] : [],
  };
}
