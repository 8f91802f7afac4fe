import { type CleanedFile, DocumentFailure, type ExtractedDocument } from '../../document.js';
import type { EditFinder } from '../allowed-edits.js';
import { editStory } from '../in-place.js';
import { signedWarning } from '../signature.js';
import { omissionWarnings, storyText } from '../story-text.js';
import { encodeXml } from '../xml.js';
import { openZip } from '../zip.js';
import { rewriteZip } from '../zip-rewrite.js';
import { openDocxPackage, readPart } from './package.js';
import { readDocxPart } from './reader.js';

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The prose of a .docx. Throws DocumentFailure. */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const { body, styleOf } = openDocxPackage(openZip(bytes));
  const story = readDocxPart(body.text, styleOf, true);
  const text = storyText(story.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The document has no text in its body.');
  return { kind: 'docx', text, warnings: omissionWarnings(story) };
}

/** The .docx with its typography cleaned: body, headers, footers, notes and comments. Throws DocumentFailure. */
export function cleanDocx(bytes: Uint8Array, edits: EditFinder): CleanedFile {
  const pack = openDocxPackage(openZip(bytes));
  const changes: Record<string, number> = {};
  const changed = new Map<string, Uint8Array>();
  for (const name of [pack.main, ...pack.asides]) {
    const isBody = name === pack.main;
    const part = isBody ? pack.body : readPart(pack.zip, name);
    const story = readDocxPart(part.text, pack.styleOf, isBody);
    const text = editStory(part.text, story, edits, changes);
    if (text !== part.text) changed.set(name, encodeXml({ ...part, text }));
  }
  return {
    bytes: changed.size === 0 ? bytes : rewriteZip(pack.zip, changed),
    extension: '.docx',
    type,
    changes,
    warnings: pack.signed && changed.size > 0 ? [signedWarning] : [],
    signed: pack.signed,
  };
}
