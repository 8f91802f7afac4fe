/** Interprets the report on a file's content credentials (C2PA 2.2). */

import type { ContentCredentials, CredentialIngredient } from '../../../contract/image.js';
import { limits } from '../../../contract/limits.js';
import type { StoreReport } from './c2pa-reader.js';
import { type Json, object, text } from './json.js';
import { type Manifest, type ManifestIngredient, readManifest } from './manifest.js';
import { sourceTypeOf } from './source-types.js';
import { quoted, type Statement, statement } from './statement.js';
import { foundBroken, readValidation, type Validation } from './validation.js';

export interface CredentialResult {
  credentials: ContentCredentials | null;
  statements: Statement[];
  warnings: string[];
  /** Sentences about statements that could not be read. */
  unread: string[];
}

/** The declaration of a manifest, or of the nearest earlier version that has one. */
interface Lineage {
  declaration: Manifest['declaration'];
  sourceType: string | null;
  /** Number of versions between that one and the picture. */
  age: number;
  /** Whether a part of the history was not read. */
  isCut: boolean;
}

interface Store {
  manifests: Json;
  validation: Validation;
}

const blank: ContentCredentials = {
  present: false,
  valid: null,
  validation_state: null,
  trusted: false,
  signer: null,
  claim_generator: null,
  actions: [],
  ingredients: [],
  failures: [],
  manifests: 0,
  remote_url: null,
  problem: null,
};

const nothing: CredentialResult = { credentials: null, statements: [], warnings: [], unread: [] };

/** Translates the library's report. `inFile` is whether the metadata contains credentials. */
export function readCredentials(report: StoreReport, inFile: boolean): CredentialResult {
  switch (report.kind) {
    case 'none':
      return inFile ? unreadable('the library finds no manifest in them') : nothing;
    case 'remote':
      return {
        ...nothing,
        credentials: { ...blank, remote_url: report.url },
        statements: [
          statement(
            'credential',
            `The file states that its content credentials are stored at ${quoted(report.url, 300)}; they were not fetched.`,
          ),
        ],
        unread: [
          'The content credentials could not be read: they are stored elsewhere, and nothing is fetched.',
        ],
      };
    case 'unreadable':
      return unreadable(report.why);
    case 'store':
      return readStoreReport(object(report.store));
  }
}

const unreadable = (why: string): CredentialResult => ({
  ...nothing,
  credentials: { ...blank, present: true, problem: why.slice(0, limits.provenanceValueChars) },
  unread: [`The content credentials could not be read: ${why}.`],
});

function readStoreReport(json: Json): CredentialResult {
  const manifests = object(json.manifests);
  const label = text(json.active_manifest) ?? '';
  const manifest = object(manifests[label]);
  if (Object.keys(manifest).length === 0) return unreadable('they have no active manifest');
  const validation = readValidation(json);
  const store: Store = { manifests, validation };
  const own = readManifest(manifest);
  const ingredients = own.ingredients.map(ingredient => readIngredient(store, label, ingredient));
  const { valid, state, failures } = validation;
  const credentials: ContentCredentials = {
    ...blank,
    present: true,
    valid,
    validation_state: state,
    signer: readSigner(object(manifest.signature_info)),
    claim_generator: own.claimGenerator,
    actions: own.actions,
    ingredients,
    failures,
    manifests: Object.keys(manifests).length,
  };
  const warnings = failures
    .filter(({ kind }) => kind === 'integrity')
    .map(({ code, about, meaning }) =>
      about === 'picture'
        ? `The content credentials are invalid (${code}): ${meaning}. Their statements do not count.`
        : `The credentials of an ingredient are invalid (${code}): ${meaning}.`,
    );
  const generator = valid === false ? null : own.claimGenerator;
  const signedBy = statement('credential', summary(credentials), { generator });
  const lineage = lineageOf(store, label, 0);
  const stated = statementsOf(lineage, own, ingredients);
  const statements = [signedBy, ...(valid === false ? stated.map(notCounted) : stated)];
  const unread = lineage.isCut
    ? ['Some of the content credentials could not be read: their history is longer than is read.']
    : [];
  return { credentials, statements, warnings, unread };
}

function readSigner(info: Json): ContentCredentials['signer'] {
  const signer = {
    name: text(info.common_name),
    organization: text(info.issuer),
    signed_at: text(info.time),
  };
  return signer.name === null && signer.organization === null ? null : signer;
}

function summary({ valid, signer, failures, claim_generator }: ContentCredentials): string {
  const by = signer === null ? '' : ` by ${quoted(signer.organization ?? signer.name ?? '')}`;
  const from = claim_generator === null ? '' : `, written by ${quoted(claim_generator)}`;
  const own = failures.filter(({ about }) => about === 'picture');
  const state =
    valid === true
      ? 'signature and hashes match, so nothing was changed since'
      : valid === false
        ? 'they are invalid'
        : 'the signature could not be checked';
  const notes = own.map(({ code, meaning }) => `${meaning} (${code})`);
  return `Content credentials signed${by}${from}: ${[state, ...notes].join('; ')}.`;
}

function readIngredient(store: Store, holder: string, ingredient: ManifestIngredient): CredentialIngredient {
  const { title, relationship, isEarlierVersion, manifest } = ingredient;
  const lineage = manifest === null ? null : lineageOf(store, manifest, 1);
  const stated = manifest === null ? null : readManifest(object(store.manifests[manifest]));
  return {
    title,
    relationship,
    is_earlier_version: isEarlierVersion,
    intact: isIntact(store, holder, ingredient),
    mode: lineage?.declaration?.mode ?? null,
    generator: lineage?.declaration?.generator ?? stated?.claimGenerator ?? null,
    source_type: lineage?.declaration?.sourceType ?? lineage?.sourceType ?? null,
  };
}

const isIntact = ({ validation }: Store, holder: string, { label, raw }: ManifestIngredient): boolean =>
  !validation.brokenIngredients.has(`${holder}/${label}`) && !foundBroken(raw);

/** Follows a manifest back through its earlier versions to the first that declares the use of AI. */
function lineageOf(store: Store, label: string, age: number): Lineage {
  const own = readManifest(object(store.manifests[label]));
  const { declaration, sourceType } = own;
  const earlierVersions = own.ingredients.filter(
    ({ isEarlierVersion, manifest }) => isEarlierVersion && manifest !== null && manifest !== label,
  );
  const isTooDeep = age > limits.credentialDepth;
  if (declaration !== null || isTooDeep)
    return { declaration, sourceType, age, isCut: own.isCut || (isTooDeep && earlierVersions.length > 0) };
  let { isCut } = own;
  for (const ingredient of earlierVersions) {
    if (!isIntact(store, label, ingredient)) continue;
    const earlier = lineageOf(store, ingredient.manifest!, age + 1);
    isCut ||= earlier.isCut;
    if (earlier.declaration !== null)
      return { ...earlier, sourceType: sourceType ?? earlier.sourceType, isCut };
  }
  return { declaration: null, sourceType, age, isCut };
}

/** A statement of invalid credentials, which declares nothing. */
const notCounted = ({ sentence }: Statement): Statement =>
  statement(
    'credential',
    `${sentence.slice(0, -1)}, which is not counted because the credentials are invalid.`,
  );

/** The statement of the picture's manifest; else of an earlier version; else the statements of its parts. */
function statementsOf(
  { declaration, age }: Lineage,
  own: Manifest,
  ingredients: readonly CredentialIngredient[],
): Statement[] {
  if (declaration !== null) {
    const where = age === 0 ? '' : ' of the earlier version this picture was made from';
    const { mode, generator, sourceType, because } = declaration;
    const sentence = `Content credentials${where}: ${quoted(because, 400).slice(1, -1)}.`;
    return [statement('credential', sentence, { mode, generator, sourceType })];
  }
  const parts = ingredients.flatMap(partStatement);
  if (own.sourceType === null) return parts;
  const meaning = sourceTypeOf(own.sourceType)?.meaning ?? 'an unknown type';
  const sentence = `Content credentials: the source type is ${quoted(own.sourceType)}: ${meaning}.`;
  return [statement('credential', sentence, { sourceType: own.sourceType }), ...parts];
}

/** A picture with a part made by a model is edited. An input to a model makes no statement. */
function partStatement(ingredient: CredentialIngredient): Statement[] {
  const { mode, relationship, intact, title, generator } = ingredient;
  if (mode === null || relationship === 'inputTo') return [];
  const name = title === null ? 'An ingredient' : `The ingredient ${quoted(title)}`;
  const by = generator === null ? '' : ` by ${quoted(generator)}`;
  const says = `${name} (${relationship}), a part of this picture, was ${mode} with a model${by}, as its own credentials state.`;
  const part = statement('credential', says, { mode: 'edited', generator });
  return [intact ? part : notCounted(part)];
}
