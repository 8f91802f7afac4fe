/** Names of image generators in metadata. */
import type { DeclaredMode } from '../../../contract/image.js';

export interface Tool {
  name: string;
  mode: DeclaredMode;
}

/**
 * Programs and services that only generate pictures (or, where marked, edit them with a model), as they
 * appear in fields for a tool's name. Editors and cameras are not listed, because their names declare
 * nothing. Names that are also ordinary words (Imagen is Spanish for picture) count only with a maker or a
 * version.
 */
const tools: readonly [pattern: RegExp, name: string, mode?: DeclaredMode][] = [
  [/\badobe[ _]firefly\b|^firefly\b/i, 'Adobe Firefly'],
  [/\bdall[·\-‑–. ]?e\b/i, 'DALL·E'],
  [/\bgpt-image-\d|\bgpt-4o (?:image|native)|\bchatgpt\b|^openai(?:[- ]api)?$|^openai\b.*\bimage/i, 'OpenAI'],
  [/\bmidjourney\b/i, 'Midjourney'],
  [
    /\bimage creator from (?:microsoft )?designer\b|\bbing image creator\b|^image creator$/i,
    'Image Creator from Designer',
  ],
  [/\bnovelai\b/i, 'NovelAI'],
  [/\bcomfyui\b/i, 'ComfyUI'],
  [/\bautomatic1111\b|\bstable[- ]diffusion[- ]web ?ui\b/i, 'Stable Diffusion WebUI (AUTOMATIC1111)'],
  [/\binvoke[- ]?ai\b/i, 'InvokeAI'],
  [/\bfooocus\b/i, 'Fooocus'],
  [/\b(?:stable ?)?swarmui\b/i, 'SwarmUI'],
  [/\bsd\.next\b/i, 'SD.Next'],
  [/\bdream ?studio\b/i, 'DreamStudio'],
  [/\bstability\.?ai\b/i, 'Stability AI'],
  [/\bdraw things\b/i, 'Draw Things'],
  [/\bmochi ?diffusion\b/i, 'Mochi Diffusion'],
  [/\bdiffusion ?bee\b/i, 'DiffusionBee'],
  [/\beasy ?diffusion\b/i, 'Easy Diffusion'],
  [/\bstable[- ]?(?:diffusion|cascade|image (?:core|ultra))\b/i, 'Stable Diffusion'],
  [/\bleonardo[. ]ai\b/i, 'Leonardo.Ai'],
  [/\bideogram(?:\.ai|\b)/i, 'Ideogram'],
  [/\bgoogle imagen\b|\bimagen[- ]?[2-9]\b|^imagen \d/i, 'Google Imagen'],
  [/\bgoogle gemini\b|\bgemini[- ](?:\d|flash|pro|apps?)\b|\bnano banana\b/i, 'Google Gemini'],
  [/\bgoogle generative ai\b|\bgoogle ai\b/i, 'Google AI'],
  [/\bflux[.-]?1\b|\bflux[.-]?[12]?[- ](?:dev|schnell|pro|kontext)\b|\bblack forest labs\b/i, 'FLUX'],
  [/\bapple image playground\b|^image playground$/i, 'Apple Image Playground'],
  [/\bmeta ai\b|\bimagine with meta\b/i, 'Meta AI'],
  [/\bcivitai\b/i, 'Civitai'],
  [/\btensor\.?art\b/i, 'Tensor.Art'],
  [/\bnightcafe\b/i, 'NightCafe'],
  [/\bcraiyon\b/i, 'Craiyon'],
  [/\bgrok[- ]?(?:imagine|\d|image)|\bxai grok\b|^grok$/i, 'Grok'],
  [/\bopenai sora\b|^sora(?: \d)?$/i, 'Sora'],
  [/\brunway ?ml\b|\brunway gen-\d/i, 'Runway'],
  [/\bseedream\b|\bjimeng\b/i, 'Seedream'],
  [/\bqwen-image\b/i, 'Qwen-Image'],
  [/\bhunyuan(?:image|[- ]?dit)\b/i, 'Hunyuan'],
  [/\bmicrosoft[_ ]responsible[_ ]ai\b/i, 'Microsoft Responsible AI'],
  [
    /\bgenerative (?:fill|expand|remove)\b|\bmagic (?:editor|eraser)\b|\bgenerative edit\b/i,
    'a generative edit',
    'edited',
  ],
];

/** The generator that a tool field names, with the mode that its name implies; null for any other tool. */
export function toolOf(text: string): Tool | null {
  const head = text.slice(0, 500);
  for (const [pattern, name, mode = 'generated'] of tools) if (pattern.test(head)) return { name, mode };
  return null;
}

/** The generator if its name is the whole text, as in a creator field; null otherwise. */
export function exactTool(text: string): Tool | null {
  const tool = toolOf(text);
  return tool !== null && text.trim().split(/\s+/).length <= tool.name.split(' ').length + 1 ? tool : null;
}

/** The tool in a credit line such as "Made with Google AI", "Imagined with AI" or "Edited with Google AI". */
export function creditOf(text: string): Tool | null {
  const match =
    /^\s*(made|created|generated|imagined|produced|edited|modified)\s+(?:with|by|using)\s+((?:[\w.]+\s+){0,3}?(?:ai|artificial intelligence))\s*\.?\s*$/i.exec(
      text.slice(0, 200),
    );
  if (match !== null) {
    const mode = /^(?:edited|modified)$/i.test(match[1]!) ? 'edited' : 'generated';
    return { name: match[2]!, mode };
  }
  return exactTool(text);
}
