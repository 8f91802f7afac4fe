import type { ContentCredentials, ProvenanceReading } from '../../../contract/image.js';
import { limits } from '../../../contract/limits.js';
import { bufferOf } from '../../../document/charset.js';
import {
  busyProblem,
  describeFailure,
  isBusy,
  isNativeFailure,
  type NativeFailure,
} from '../../native-failure.js';
import { type ImageContents, type ImageProblem, isProblem, type MetadataBlock } from '../image.js';
import { readMetadata } from '../metadata/read-metadata.js';
import type { ImageReaders } from '../native-readers.js';
import type { StoreReport } from './c2pa-reader.js';
import { readCredentials } from './credentials.js';
import { civitai, roleOf, statementOf } from './fields.js';
import { printable, type Statement, sources } from './statement.js';

const disclaimer =
  'This shows what the file itself declares. Anyone can write or remove such declarations: a picture without one may still ' +
  'be AI-generated, and the absence of a declaration is not evidence that a person made it.';

/** Reads what an image file declares about how it was made, without network requests; pixels of PNG only. */
export async function readProvenance(
  bytes: Uint8Array,
  readers: ImageReaders,
  contents = readMetadata(bytes),
): Promise<ProvenanceReading | ImageProblem> {
  if (isProblem(contents)) return contents;
  const { format, width, height } = contents;
  const hidden = await hiddenParameters(bytes, contents, readers);
  if (isBusy(hidden)) return busyProblem;
  const blocks = [...contents.blocks];
  const place = 'A hidden block in the lowest bits of the pixels';
  if (typeof hidden === 'string') blocks.push({ layer: 'png', name: 'stealth pnginfo', place, text: hidden });
  // Other JUMBF boxes share the layer.
  const hasEmbeddedCredentials = blocks.some(block => block.layer === 'c2pa' && /^c2pa/.test(block.name));
  const outcome: StoreReport | NativeFailure = mayHoldCredentials(bytes, contents)
    ? await readers.credentials(bytes, format)
    : { kind: 'none' };
  if (isBusy(outcome)) return busyProblem;
  const report: StoreReport = isNativeFailure(outcome)
    ? { kind: 'unreadable', why: describeFailure(outcome) }
    : outcome;
  const { credentials, statements, warnings, unread } = readCredentials(report, hasEmbeddedCredentials);
  const ofFields = [...blocks.map(statementOf), civitai(blocks)].filter(found => found !== null);
  const allStatements = [...statements, ...ofFields];
  const declaration = declarationOf(allStatements);
  const fields = [...credentialFields(credentials, blocks), ...blocks.filter(isRelevant)];
  const furtherFields = fields.length - limits.provenanceFields;
  const notRead = [...unread, ...damageNote(contents)];
  if (isNativeFailure(hidden))
    notRead.push(`Parameters hidden in the pixels could not be read: ${describeFailure(hidden)}.`);
  const reading: ProvenanceReading = {
    ...declaration,
    c2pa: credentials,
    fields: fields.slice(0, limits.provenanceFields).map(({ layer, name, place, text: value }) => {
      return { layer, name, place, value, cut: value.length > limits.provenanceValueChars };
    }),
    evidence: evidenceOf(allStatements, notRead),
    image: { format, bytes: bytes.length, width, height },
    degraded: notRead.length === 0 ? null : notRead.join(' '),
    warnings: [
      ...warnings,
      ...disagreementWarnings(allStatements, declaration.mode),
      ...contents.warnings,
      ...(furtherFields > 0 ? [`${furtherFields} further fields were omitted.`] : []),
    ],
    disclaimer,
  };
  return withPrintableText(reading, limits.provenanceValueChars);
}

/** The parameters hidden in the pixels of a PNG. Only RGBA with 8 bits per channel has any. */
async function hiddenParameters(
  bytes: Uint8Array,
  { format, width, height }: ImageContents,
  readers: ImageReaders,
): Promise<string | NativeFailure | null> {
  if (format !== 'png' || bytes[24] !== 8 || bytes[25] !== 6) return null;
  return width * height > limits.decodedPixels ? { failure: 'memory' } : readers.parameters(bytes);
}

/** A copy of a value with its strings, at any depth, bounded and made printable. */
function withPrintableText<T>(value: T, charsMax: number): T {
  if (typeof value === 'string') return printable(value, charsMax) as T;
  if (Array.isArray(value)) return value.map(one => withPrintableText(one, charsMax)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withPrintableText(one, charsMax)]);
  return Object.fromEntries(entries) as T;
}

/** The damaged and omitted parts of the metadata, as at most one note. */
const damageNote = ({ warnings }: ImageContents): string[] =>
  warnings.length === 0 ? [] : [`Part of the file could not be read. ${warnings.slice(0, 3).join(' ')}`];

/**
 * A cheap test for content credentials that may be true without any. It avoids starting the C2PA library,
 * which takes 50 ms to load in a child process. The search of the bytes finds credentials that the metadata
 * pass missed.
 */
function mayHoldCredentials(bytes: Uint8Array, { blocks }: ImageContents): boolean {
  if (blocks.some(({ layer, name }) => layer === 'c2pa' || name === 'dcterms:provenance')) return true;
  const raw = bufferOf(bytes);
  return raw.includes('jumb') && raw.includes('c2pa');
}

const byReliability = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));

/**
 * The declared mode, generator and source type. A declaration is a statement with a mode; the most reliable
 * one decides the mode. A missing value comes from declarations of the same mode, then from other
 * declarations (generator), then from any statement: an editor is the generator, too.
 */
function declarationOf(statements: readonly Statement[]) {
  const declaring = byReliability(statements.filter(({ mode }) => mode !== null));
  const mode = declaring[0]?.mode ?? null;
  const agreeing = declaring.filter(statement => statement.mode === mode);
  const first = (pick: (statement: Statement) => string | null, from: readonly Statement[]) =>
    from.map(pick).find(value => value !== null) ?? null;
  return {
    declared: mode !== null,
    mode,
    generator: first(({ generator }) => generator, [...agreeing, ...declaring, ...byReliability(statements)]),
    source_type: first(({ sourceType }) => sourceType, [...agreeing, ...byReliability(statements)]),
  };
}

/** Source types of whole pictures that no model made. Later steps of generated pictures have other types. */
const madeOtherwise =
  /^(?:(?:digital|computational)Capture|negativeFilm|positiveFilm|print|digitalCreation|digitalArt)$/;

function disagreementWarnings(statements: readonly Statement[], mode: ProvenanceReading['mode']): string[] {
  const warnings: string[] = [];
  if (statements.some(statement => statement.mode !== null && statement.mode !== mode))
    warnings.push(
      `Fields disagree about whether a model made the whole picture or a part of it; the most reliable of them states "${mode}".`,
    );
  const contrary = statements.find(({ sourceType }) => madeOtherwise.test(sourceType ?? ''));
  if (mode === 'generated' && contrary !== undefined)
    warnings.push(
      `Fields disagree: one declares that AI generated the picture, another the source type "${contrary.sourceType}", which is made without AI.`,
    );
  return warnings;
}

/** Distinct sentences: declarations, then what was not read, then the others. */
function evidenceOf(statements: readonly Statement[], notRead: readonly string[]): string[] {
  const sentencesOf = (isDeclaring: boolean) =>
    statements.filter(({ mode }) => (mode !== null) === isDeclaring).map(({ sentence }) => sentence);
  const lines = [...new Set([...sentencesOf(true), ...notRead, ...sentencesOf(false)])];
  if (lines.length === 0) return ['The file carries no statement about how it was made.'];
  const cut = lines.slice(0, limits.provenanceFields);
  return cut.length < lines.length
    ? [...cut, `${lines.length - cut.length} further findings were omitted.`]
    : cut;
}

/** Values of the content credentials, as rows for `fields`. */
function credentialFields(
  credentials: ContentCredentials | null,
  blocks: readonly MetadataBlock[],
): MetadataBlock[] {
  if (credentials === null) return [];
  const place = blocks.find(({ layer }) => layer === 'c2pa')?.place ?? 'content credentials';
  const { claim_generator, signer, remote_url, actions } = credentials;
  const rows: [name: string, text: string | null][] = [
    ['claim_generator', claim_generator],
    ['signer', signer === null ? null : (signer.organization ?? signer.name)],
    ['remote manifest', remote_url],
    ...actions.flatMap(({ action, tool, source_type, description }): [string, string | null][] => [
      [`${action} softwareAgent`, tool],
      [`${action} digitalSourceType`, source_type],
      [`${action} description`, description],
    ]),
  ];
  return rows.flatMap(([name, text]) => (text === null ? [] : [{ layer: 'c2pa', name, place, text }]));
}

/** Whether a field is about how the picture was made. `credentialFields` covers the C2PA layer. */
const isRelevant = (block: MetadataBlock): boolean =>
  block.text.trim() !== '' && roleOf(block) !== 'other' && block.layer !== 'c2pa';
