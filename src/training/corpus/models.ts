/**
 * Families and years of the AI models that the corpora name. Names differ in case and separators by source
 * ("Llama-2-70b", "llama31_8b", "meta-llama__llama-4-scout"), so patterns are matched in lower case, with
 * every separator as a hyphen.
 */

/** Families of models that share their training data. `other` holds small families and unnamed models. */
export const modelFamilies = [
  'gpt',
  'claude',
  'gemini',
  'gemma',
  'llama',
  'mistral',
  'qwen',
  'deepseek',
  'grok',
  'glm',
  'phi',
  'kimi',
  'command',
  'yi',
  'unnamed-2026',
  'other',
] as const;
export type ModelFamily = (typeof modelFamilies)[number];

/**
 * The first match decides. Fine-tuned models belong to the family of their base model, so they precede the
 * other patterns where their names contain another family.
 */
const familyPatterns: readonly (readonly [RegExp, ModelFamily])[] = [
  // EleutherAI's models, and the flan and bloomz series, which no other family contains.
  [/gpt-?j|gpt-?neo|flan|bloomz/, 'other'],
  // Fine-tuned: Athene 2 of Qwen 2.5, LongWriter 9B of GLM 4, Self-BioRAG of Llama 2, Euryale of Llama 3.3.
  [/athene-v2|qwq|qwen/, 'qwen'],
  [/longwriter-9b|glm/, 'glm'],
  [/selfbiorag|euryale|ll3\.3-nemotron/, 'llama'],
  // R1 1776 and MAI-DS-R1 are R1, trained further.
  [/deepseek|r1-1776|mai-ds-r1/, 'deepseek'],
  [/llama|vicuna/, 'llama'],
  [/gemma/, 'gemma'],
  [/gemini|palm|bard/, 'gemini'],
  [/claude/, 'claude'],
  [/mistral|mixtral/, 'mistral'],
  [/grok/, 'grok'],
  [/(^|-)phi-?\d/, 'phi'],
  [/kimi/, 'kimi'],
  [/command|aya-expanse|cohere/, 'command'],
  [/(^|-)yi(-|\d)/, 'yi'],
  // Quasar Alpha and Optimus Alpha were previews of GPT-4.1.
  [/gpt|codex-cli|(^|-)o[134]($|-)|davinci|curie|babbage|^ada$|(quasar|optimus)-alpha/, 'gpt'],
  [/^(unnamed-llm,|llm)-2026$/, 'unnamed-2026'],
];

/** A year in a name, alone or in a date: "autumn 2025", "2024-05-13", "20241022". */
const statedYear = /(?<!\d)20(?:19|2\d)(?=$|\D|[01]\d[0-3]\d(?!\d))/;

/** Years in which models appeared, for names that state none. The first match decides. */
const yearPatterns: readonly (readonly [RegExp, number])[] = [
  [/^gpt-?2|gpt2-xl/, 2019],
  [/^gpt-?3$|^ada$|^babbage$|^curie$|^davinci$/, 2020],
  [/gpt-?j|gpt-?neo/, 2021],
  [/flan-t5|bloomz|text-(ada|babbage|curie|davinci)/, 2022],
  [/gpt-4\.[15]|gpt-5|gpt-oss|(^|-)o[34]($|-)|(quasar|optimus)-alpha/, 2025],
  [/gpt-?4o|(^|-)o1($|-)/, 2024],
  [/gpt-?3\.5|gpt-?4|chatgpt/, 2023],
  [/claude-(3[-.]7|(opus|sonnet|haiku|fable)-\d|[45]-)/, 2025],
  [/claude-3/, 2024],
  [/claude-(instant|2)/, 2023],
  [/gemini-(2|3)|gemma-?3/, 2025],
  [/palm|bard/, 2023],
  [/deepseek-(r1|v3-0324)/, 2025],
  [/euryale|llama-?3-(8|70)b/, 2024],
  // Aion-RP is a model of 2025 on Llama 3.1.
  [/aion-rp|llama-?4/, 2025],
  [/llama-?3/, 2024],
  [/llama/, 2023],
  [/mistral-medium-3/, 2025],
  [/mistral-nemo/, 2024],
  [/qwen-?3|qwq/, 2025],
  [/qwen-?2/, 2024],
  // On OpenRouter, "glm-4-9b" was GLM-4-9B-0414.
  [/thudm-+glm-4/, 2025],
  [/chatglm/, 2023],
  [/grok-[34]|kimi|glm-(4\.[5-9]|5)|command-a|reka-flash-3|phi-4-(multimodal|reasoning)/, 2025],
  [/dolly|stablelm/, 2023],
];

const normalized = (model: string) => model.toLowerCase().replace(/[\s_/]+/g, '-');

const firstMatch = <T>(patterns: readonly (readonly [RegExp, T])[], model: string): T | undefined => {
  const name = normalized(model);
  return patterns.find(([pattern]) => pattern.test(name))?.[1];
};

/** The family of a model; `other` for an unknown or unnamed one. */
export const modelFamily = (model: string | null): ModelFamily =>
  model === null ? 'other' : (firstMatch(familyPatterns, model) ?? 'other');

/** Year in which a model appeared; null if the name does not tell. */
export function modelYear(model: string | null): number | null {
  if (model === null) return null;
  const stated = statedYear.exec(model)?.[0];
  return stated === undefined ? (firstMatch(yearPatterns, model) ?? null) : Number(stated);
}
