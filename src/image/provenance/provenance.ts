import type { Credentials, ProvenanceField, ProvenanceReading } from '../../contract/image.js';
import { limits } from '../../limits.js';
import { describeFailure, isNativeFailure } from '../../native-failure.js';
import { type ImageContents, type ImageProblem, isProblem, type MetadataBlock } from '../image.js';
import { walkImage } from '../metadata/read-metadata.js';
import { type ImageReaders, inThisProcess } from '../native-readers.js';
import type { StoreReport } from './c2pa-reader.js';
import { readCredentials } from './credentials.js';
import { civitai, roleOf, statementOf } from './fields.js';
import { escaped, type Statement, sources } from './statement.js';
import { readStealth } from './stealth.js';

type Field = Pick<MetadataBlock, 'layer' | 'name' | 'place' | 'text'>;

export const disclaimer =
  'This reads what the file itself declares. Declarations are easily removed and can be written by anybody, so a picture ' +
  'that declares nothing may still be machine-made, and finding nothing is no evidence that a person made it.';

/** What an image file declares about how it was made. Nothing is fetched, and of pixels only bits that hide text are read. */
export async function readProvenance(
  bytes: Uint8Array,
  readers: ImageReaders = inThisProcess,
): Promise<ProvenanceReading | ImageProblem> {
  const contents = walkImage(bytes);
  if (isProblem(contents)) return contents;
  const { format, width, height } = contents;
  const blocks = [...contents.blocks, ...hiddenBlock(bytes, contents)];
  const inFile = blocks.some(block => block.layer === 'c2pa' && /^c2pa/.test(block.name));
  const report: StoreReport = mayHoldCredentials(bytes, contents)
    ? await storeReport(bytes, format, readers)
    : { kind: 'none' };
  const { credentials, statements, warnings } = readCredentials(report, inFile);
  const all = [...statements, ...fieldStatements(blocks)];
  const decided = decide(all);
  return {
    ...decided,
    c2pa: credentials,
    fields: fieldsOf([...credentialFields(credentials, blocks), ...blocks.filter(bears)]),
    evidence: evidenceOf(all),
    image: { format, bytes: bytes.length, width, height },
    warnings: [...warnings, ...disagreement(all, decided.mode), ...contents.warnings].map(escaped),
    disclaimer,
  };
}

/** Parameters hidden in a PNG's pixels, as a block like any other. */
function hiddenBlock(bytes: Uint8Array, { format }: ImageContents): MetadataBlock[] {
  const text = format === 'png' ? readStealth(bytes) : null;
  const place = 'A hidden block in the lowest bits of the pixels';
  return text === null ? [] : [{ layer: 'png', name: 'stealth pnginfo', place, text }];
}

async function storeReport(
  bytes: Uint8Array,
  format: ImageContents['format'],
  readers: ImageReaders,
): Promise<StoreReport> {
  const report = await readers.credentials(bytes, format);
  return isNativeFailure(report) ? { kind: 'unreadable', why: describeFailure(report) } : report;
}

/** The library takes a process of its own and 50 ms to load, and most pictures have nothing for it. */
function mayHoldCredentials(bytes: Uint8Array, { blocks }: ImageContents): boolean {
  if (blocks.some(({ layer, name }) => layer === 'c2pa' || name === 'dcterms:provenance')) return true;
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return raw.includes('jumb') && raw.includes('c2pa');
}

function fieldStatements(blocks: readonly MetadataBlock[]): Statement[] {
  const statements = blocks.flatMap(block => statementOf(block) ?? []);
  const signed = civitai(blocks);
  return signed === null ? statements : [...statements, signed];
}

const inOrder = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));

/** The most reliable declaration decides the mode; what it leaves open, the next that agrees fills in. */
function decide(statements: readonly Statement[]) {
  const declaring = inOrder(statements.filter(({ mode }) => mode !== null));
  const mode = declaring[0]?.mode ?? null;
  const agreeing = declaring.filter(statement => statement.mode === mode);
  const first = (pick: (statement: Statement) => string | null, from: readonly Statement[]) =>
    from.map(pick).find(value => value !== null) ?? null;
  return {
    declared: mode !== null,
    mode,
    generator: first(({ generator }) => generator, [...agreeing, ...declaring]),
    source_type: first(({ sourceType }) => sourceType, [...agreeing, ...inOrder(statements)]),
  };
}

function disagreement(statements: readonly Statement[], mode: ProvenanceReading['mode']): string[] {
  const other = statements.some(statement => statement.mode !== null && statement.mode !== mode);
  return other
    ? [
        `Fields disagree about whether a model made the whole picture or a part of it; "${mode}" is what the most reliable of them says.`,
      ]
    : [];
}

/** Declarations first; the same words from the same kind of field once. */
function evidenceOf(statements: readonly Statement[]): string[] {
  const ordered = [
    ...statements.filter(({ mode }) => mode !== null),
    ...statements.filter(({ mode }) => mode === null),
  ];
  const lines = [...new Set(ordered.map(({ sentence }) => escaped(sentence)))];
  if (lines.length === 0) return ['The file carries no statement about how it was made.'];
  const cut = lines.slice(0, limits.provenanceFields);
  return cut.length < lines.length
    ? [...cut, `${lines.length - cut.length} further findings were left out.`]
    : cut;
}

/** What the credentials of the picture itself state, as fields beside the others. */
function credentialFields(credentials: Credentials | null, blocks: readonly MetadataBlock[]): Field[] {
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

const bears = (block: MetadataBlock): boolean =>
  block.text.trim() !== '' && roleOf(block) !== 'other' && block.layer !== 'c2pa';

function fieldsOf(fields: readonly Field[]): ProvenanceField[] {
  return fields.slice(0, limits.provenanceFields).map(({ layer, name, place, text }) => {
    const cut = text.length > limits.provenanceValueChars;
    const value = cut ? text.slice(0, limits.provenanceValueChars).replace(/[\ud800-\udbff]$/, '') : text;
    return { layer, name: escaped(name), place: escaped(place), value: escaped(value), cut };
  });
}
