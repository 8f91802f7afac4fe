/** Reads one manifest of content credentials (C2PA 2.2). */

import type { CredentialAction, DeclaredMode } from '../../../contract/image.js';
import { limits } from '../../../contract/limits.js';
import { type Json, list, object, text } from './json.js';
import { isSourceTypeField, sourceTypeOf } from './source-types.js';
import { toolOf } from './tools.js';

/** One manifest, which describes one step in a picture's history. */
export interface Manifest {
  claimGenerator: string | null;
  actions: CredentialAction[];
  ingredients: ManifestIngredient[];
  /** The decisive statement about the use of AI; null when there is none. */
  declaration: {
    mode: DeclaredMode;
    generator: string | null;
    sourceType: string | null;
    because: string;
  } | null;
  /** The first source type, including one that declares no AI. */
  sourceType: string | null;
  /** Whether it has more actions or ingredients than are read. */
  isCut: boolean;
}

export interface ManifestIngredient {
  title: string | null;
  relationship: string;
  /** Label of the ingredient's own manifest in the store. */
  manifest: string | null;
  /** Label of the assertion that adds it. */
  label: string | null;
  /** Whether it is the picture before this step, rather than a part of it or a reference. */
  isEarlierVersion: boolean;
  raw: Json;
}

/** Actions on the whole picture. A trained model in one of them means that all of it is AI-generated. */
const wholeActions = /^c2pa\.(?:created|opened|converted|transcoded|repackaged|published)$/;

export function readManifest(manifest: Json): Manifest {
  const assertions = list(manifest.assertions).map(object);
  const allActions = assertions
    .filter(assertion => /^c2pa\.actions/.test(text(assertion.label) ?? ''))
    .flatMap(assertion => list(object(assertion.data).actions).map(object));
  const rawActions = allActions.slice(0, limits.credentialActions);
  const actions = rawActions.map(readAction);
  const claimGenerator = claimGeneratorOf(manifest);
  const stated = [...actions.map(action => action.source_type), ...assertions.flatMap(assertedTypes)];
  return {
    claimGenerator,
    actions,
    ingredients: readIngredients(manifest, rawActions),
    declaration: declarationOf(actions, assertions, claimGenerator),
    sourceType: stated.find(type => type !== null) ?? null,
    isCut:
      allActions.length > limits.credentialActions ||
      list(manifest.ingredients).length > limits.credentialIngredients,
  };
}

function readAction(action: Json): CredentialAction {
  const type = text(action.digitalSourceType);
  return {
    action: text(action.action) ?? 'unnamed',
    tool: agentOf(action.softwareAgent),
    source_type: type === null ? null : (sourceTypeOf(type)?.code ?? type),
    description: text(action.description) ?? text(object(action.parameters).description),
    when: text(action.when),
  };
}

/** Name of a software agent: a string in version 1 of the claim, an object in version 2. */
const agentOf = (agent: unknown): string | null => text(agent) ?? text(object(agent).name);

/** `claim_generator_info` of version 2, else the first product in the user-agent string of version 1. */
function claimGeneratorOf(manifest: Json): string | null {
  const info = object(list(manifest.claim_generator_info)[0]);
  const name = text(info.name);
  if (name !== null) return [name, text(info.version)].filter(part => part !== null).join(' ');
  const product = text(manifest.claim_generator)
    ?.split(' ')
    .find(part => !/^(?:c2pa-rs|adobe_c2pa)\//.test(part));
  return product === undefined ? null : product.replaceAll('_', ' ').replace('/', ' ').trim() || null;
}

/** Source types in metadata assertions. */
const assertedTypes = (assertion: Json): string[] =>
  Object.entries(object(assertion.data))
    .filter(([name]) => isSourceTypeField(name) || /digitalSourceType$/i.test(name))
    .flatMap(([, value]) => sourceTypeOf(text(value) ?? text(object(value)['@id']) ?? '')?.code ?? []);

function readIngredients(manifest: Json, actions: readonly Json[]): ManifestIngredient[] {
  const raw = list(manifest.ingredients).map(object).slice(0, limits.credentialIngredients);
  const names = actions.map(action => text(action.action));
  const components = raw.filter(ingredient => relationshipOf(ingredient) === 'componentOf');
  // Some editors list the opened file as a component: as the only one, with nothing created or placed, it is
  // the base.
  const isSoleBase =
    components.length === 1 &&
    !raw.some(ingredient => relationshipOf(ingredient) === 'parentOf') &&
    !names.includes('c2pa.created') &&
    !names.includes('c2pa.placed');
  return raw.map(ingredient => {
    const relationship = relationshipOf(ingredient);
    return {
      title: text(ingredient.title),
      relationship,
      manifest: text(ingredient.active_manifest),
      label: text(ingredient.label),
      isEarlierVersion: relationship === 'parentOf' || (relationship === 'componentOf' && isSoleBase),
      raw: ingredient,
    };
  });
}

const relationshipOf = (ingredient: Json): string => text(ingredient.relationship) ?? 'componentOf';

/** Descriptions that signers write in place of a source type. */
const saysGenerated =
  /\bAI[- ]generated\b|\b(?:generated|created|made) (?:by|with|using) (?:an? )?(?:(?:generative |google )+AI|AI|artificial intelligence)\b/i;

function declarationOf(
  actions: readonly CredentialAction[],
  assertions: readonly Json[],
  claimGenerator: string | null,
): Manifest['declaration'] {
  const found = actions.flatMap(action => {
    const mode = modeOf(action);
    return mode === null ? [] : [{ ...action, mode }];
  });
  for (const type of assertions.flatMap(assertedTypes)) {
    const mode = sourceTypeOf(type)?.mode ?? null;
    if (mode !== null)
      found.push({
        action: 'a metadata assertion',
        tool: null,
        source_type: type,
        description: null,
        when: null,
        mode,
      });
  }
  // A picture that a model generated and also edited counts as generated.
  const mode = found.some(entry => entry.mode === 'generated') ? 'generated' : 'edited';
  const deciding = found.filter(entry => entry.mode === mode);
  const first = deciding[0];
  if (first === undefined) return null;
  const named = deciding.find(entry => entry.tool !== null) ?? first;
  return {
    mode,
    generator: named.tool ?? claimGenerator,
    sourceType: deciding.find(entry => entry.source_type !== null)?.source_type ?? null,
    because: reasonOf(named),
  };
}

function modeOf({ action, tool, source_type, description }: CredentialAction): DeclaredMode | null {
  const whole = wholeActions.test(action);
  const stated = source_type === null ? undefined : sourceTypeOf(source_type);
  if (stated?.mode === 'generated') return whole ? 'generated' : 'edited';
  if (stated?.mode === 'edited') return 'edited';
  // Any other source type is the signer's statement that no model was used.
  if (stated) return null;
  const named = toolOf(tool ?? '');
  if (named !== null && named.mode === 'edited') return 'edited';
  if (named !== null || saysGenerated.test(description ?? ''))
    return action === 'c2pa.created' ? 'generated' : 'edited';
  return null;
}

function reasonOf({ action, tool, source_type, description }: CredentialAction): string {
  const type = source_type === null ? null : sourceTypeOf(source_type);
  const by = tool === null ? '' : ` by ${tool}`;
  if (type) return `${action}${by} states the source type "${type.code}": ${type.meaning}`;
  return description !== null && saysGenerated.test(description)
    ? `${action}${by} is described as "${description}"`
    : `${action} names ${tool}, which generates pictures`;
}
