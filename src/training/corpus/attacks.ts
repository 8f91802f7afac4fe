/**
 * Kinds of changes to AI-generated texts, or of AI changes to human-written texts, by which detection is
 * reported. The corpora name them in the field `attack`.
 */
export const attackKinds = [
  'paraphrased by an AI',
  'translated and translated back',
  'polished by an AI',
  'humanised by an AI',
  'humanised by a service',
  'written after examples of human-written text',
  'characters or words perturbed',
  'decoded without common AI phrases',
  'edited by a person',
  'human-written draft, rewritten by an AI',
  'human-written draft, polished by an AI',
  'human-written draft, completed by an AI',
] as const;
export type AttackKind = (typeof attackKinds)[number];

/** Kinds that count as rewritten, paraphrased or humanised. */
export const rewriteKinds: readonly AttackKind[] = [
  'paraphrased by an AI',
  'humanised by an AI',
  'humanised by a service',
  'human-written draft, rewritten by an AI',
];

/** Values of `attack` by kind. */
const patterns: readonly (readonly [RegExp, AttackKind])[] = [
  [/^paraphrase_dipper|^adv-paraphrase:/, 'paraphrased by an AI'],
  [/^paraphrase_back_translation/, 'translated and translated back'],
  [/^paraphrase_polish/, 'polished by an AI'],
  // SICO searches for prompts that evade detectors. MixSet's humanize rewrites AI-generated text.
  [/^evade:|^humanlike$|^prompt_SICO$|^mix:\w+_humanize$/, 'humanised by an AI'],
  // Grammarly corrects; the others are sold to evade detectors.
  [/^humanizer (?!grammarly)/, 'humanised by a service'],
  [/^humanizer grammarly$/, 'polished by an AI'],
  [/^prompt_few_shot$/, 'written after examples of human-written text'],
  [/^adversarial_(character|word)/, 'characters or words perturbed'],
  [/^antislop/, 'decoded without common AI phrases'],
  [/^mix:MGT_/, 'edited by a person'],
  [/^mix:\w+_rewrite$|^(?:rewrite|paraphrase) of human /, 'human-written draft, rewritten by an AI'],
  [/^polish(ed)?$|^mix:\w+_polish_\w+$| polish of human text$/, 'human-written draft, polished by an AI'],
  [/^mix:\w+_complete$/, 'human-written draft, completed by an AI'],
];

/** The kind of an attack; null for an unchanged text and for an unknown attack. */
export const attackKind = (attack: string | null): AttackKind | null =>
  attack === null ? null : (patterns.find(([pattern]) => pattern.test(attack))?.[1] ?? null);
