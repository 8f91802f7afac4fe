import type { CredentialAction, DeclaredMode } from '../../contract/image.js';
import { limits } from '../../limits.js';
import { entries, type Json, list, object, text } from './json.js';
import { isSourceTypeField, sourceTypeOf } from './source-types.js';
import { toolOf } from './tools.js';

/** What one manifest states about the step it stands for. */
export interface ManifestReading {
  claimGenerator: string | null;
  actions: CredentialAction[];
  ingredients: ManifestIngredient[];
  /** The statement that decides; null when none speaks of AI. */
  declaration: {
    mode: DeclaredMode;
    generator: string | null;
    sourceType: string | null;
    because: string;
  } | null;
  /** The first source type stated, whatever it is. */
  sourceType: string | null;
}

export interface ManifestIngredient {
  title: string | null;
  relationship: string;
  /** Label of the ingredient's own manifest in the store. */
  manifest: string | null;
  /** Label of the assertion that takes it in. */
  label: string | null;
  /** The picture before this step, rather than a part of it or a reference. */
  isEarlierVersion: boolean;
  raw: Json;
}

/** Actions that speak of the picture as a whole: a trained model in them made all of it. */
const wholeActions = /^c2pa\.(?:created|opened|converted|transcoded|repackaged|published)$/;

export function readManifest(manifest: Json): ManifestReading {
  const assertions = list(manifest.assertions).map(object);
  const rawActions = assertions
    .filter(assertion => /^c2pa\.actions/.test(text(assertion.label) ?? ''))
    .flatMap(assertion => list(object(assertion.data).actions).map(object))
    .slice(0, limits.credentialActions);
  const actions = rawActions.map(readAction);
  const claimGenerator = claimGeneratorOf(manifest);
  const stated = [...actions.map(action => action.source_type), ...assertions.flatMap(assertedTypes)];
  return {
    claimGenerator,
    actions,
    ingredients: readIngredients(manifest, rawActions),
    declaration: declarationOf(actions, assertions, claimGenerator),
    sourceType: stated.find(type => type !== null) ?? null,
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

/** A string in the first edition, an object with a name in the second. */
const agentOf = (agent: unknown): string | null => text(agent) ?? text(object(agent).name);

/** `claim_generator_info` of the second edition, else the first product of the first's user-agent string. */
export function claimGeneratorOf(manifest: Json): string | null {
  const info = object(list(manifest.claim_generator_info)[0]);
  const name = text(info.name);
  if (name !== null) return [name, text(info.version)].filter(part => part !== null).join(' ');
  const product = text(manifest.claim_generator)
    ?.split(' ')
    .find(part => !/^(?:c2pa-rs|adobe_c2pa)\//.test(part));
  return product === undefined ? null : product.replaceAll('_', ' ').replace('/', ' ').trim() || null;
}

/** Metadata assertions may hold a source type beside the actions. */
const assertedTypes = (assertion: Json): string[] =>
  entries(object(assertion.data))
    .filter(([name]) => isSourceTypeField(name) || /digitalSourceType$/i.test(name))
    .flatMap(([, value]) => sourceTypeOf(text(value) ?? text(object(value)['@id']) ?? '')?.code ?? []);

function readIngredients(manifest: Json, actions: readonly Json[]): ManifestIngredient[] {
  const raw = list(manifest.ingredients).map(object).slice(0, limits.credentialIngredients);
  const names = actions.map(action => text(action.action));
  const components = raw.filter(ingredient => relationshipOf(ingredient) === 'componentOf');
  // Some editors call the file they opened a component; alone, with nothing made or placed, it is the earlier version.
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

/** Descriptions that signers write where they give no source type. */
const saysGenerated =
  /\bAI[- ]generated\b|\b(?:generated|created|made) (?:by|with|using) (?:an? )?(?:(?:generative |google )+AI|AI|artificial intelligence)\b/i;

function declarationOf(
  actions: readonly CredentialAction[],
  assertions: readonly Json[],
  claimGenerator: string | null,
): ManifestReading['declaration'] {
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
  // Made by a model and touched up by one: made. Opened and touched up: edited.
  const mode = found.some(entry => entry.mode === 'generated') ? 'generated' : 'edited';
  const deciding = found.filter(entry => entry.mode === mode);
  const first = deciding[0];
  if (first === undefined) return null;
  const telling = deciding.find(entry => entry.tool !== null) ?? first;
  return {
    mode,
    generator: telling.tool ?? claimGenerator,
    sourceType: deciding.find(entry => entry.source_type !== null)?.source_type ?? null,
    because: reasonOf(telling),
  };
}

function modeOf({ action, tool, source_type, description }: CredentialAction): DeclaredMode | null {
  const whole = wholeActions.test(action);
  const stated = source_type === null ? undefined : sourceTypeOf(source_type);
  if (stated?.mode === 'generated') return whole ? 'generated' : 'edited';
  if (stated?.mode === 'edited') return 'edited';
  // A source type that speaks of no model is the signer's word on the matter.
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
