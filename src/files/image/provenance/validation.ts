/** Interprets the validation results in a report on content credentials. */
import type { CredentialFailure } from '../../../contract/image.js';
import { type Json, list, object, text } from './json.js';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Meanings of the codes that occur in real files (C2PA 2.2, 15.2.2). */
const meanings: Readonly<Record<string, string>> = vocabulary.statusMeanings;

/** Kind of a failure. Only a mismatch means that the file was changed. */
function kindOf(code: string): CredentialFailure['kind'] {
  if (/mismatch$/i.test(code)) return 'integrity';
  if (/expired|outsideValidity|^timeStamp\./i.test(code)) return 'time';
  if (/^signingCredential\.|untrusted|^cawg\./i.test(code)) return 'trust';
  return 'structure';
}

const failure = (code: string, about: CredentialFailure['about']): CredentialFailure => ({
  code,
  kind: kindOf(code),
  about,
  meaning: meanings[code] ?? 'the credentials do not conform to the specification',
});

export interface Validation {
  state: string | null;
  /** Whether the signature and all hashes are valid; null when the signature was not checked. */
  valid: boolean | null;
  failures: CredentialFailure[];
  /** Labels (`manifest` + `/` + `ingredient`) of ingredients whose own credentials were changed. */
  brokenIngredients: ReadonlySet<string>;
}

const failuresMax = 50;
const codesOf = (statuses: unknown): string[] =>
  list(statuses).flatMap(status => text(object(status).code) ?? []);

export function readValidation(store: Json): Validation {
  const results = object(store.validation_results);
  const active = object(results.activeManifest);
  const own = codesOf(active.failure);
  const failures = new Map(own.map(code => [`picture ${code}`, failure(code, 'picture')]));
  const broken = new Set<string>();
  for (const delta of list(results.ingredientDeltas)) {
    const codes = codesOf(object(object(delta).validationDeltas).failure);
    for (const code of codes) failures.set(`ingredient ${code}`, failure(code, 'ingredient'));
    const uri = text(object(delta).ingredientAssertionURI) ?? '';
    const path = /jumbf=\/c2pa\/([^/]+)\/c2pa\.assertions\/(.+)$/s.exec(uri);
    if (path !== null && codes.some(code => kindOf(code) === 'integrity'))
      broken.add(`${path[1]}/${path[2]}`);
  }
  // Reports of older versions have one flat list.
  if (Object.keys(active).length === 0)
    for (const code of codesOf(store.validation_status))
      failures.set(`picture ${code}`, failure(code, 'picture'));
  const all = [...failures.values()];
  const tampered = all.some(({ kind, about }) => kind === 'integrity' && about === 'picture');
  const signed = codesOf(active.success).includes('claimSignature.validated');
  return {
    state: text(store.validation_state),
    valid: tampered ? false : signed ? true : null,
    failures: all.slice(0, failuresMax),
    brokenIngredients: broken,
  };
}

/** Whether an ingredient's credentials were already broken when the manifest's signer added it. */
export const foundBroken = (ingredient: Json): boolean =>
  [
    ...codesOf(ingredient.validation_status),
    ...Object.values(object(ingredient.validation_results)).flatMap(part => codesOf(object(part).failure)),
  ].some(code => kindOf(code) === 'integrity');
