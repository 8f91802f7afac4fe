/** Recognises prompts and generation parameters that image generators leave in metadata. */
import type { DeclaredMode } from '../../../contract/image.js';
import { isObject, type Json, object, text } from './json.js';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** A prompt block in an image's metadata. */
export interface Prompt {
  /** The tool, named in the block or recognised by its format; null when several tools use the format. */
  generator: string | null;
  /** Null where the block declares nothing. */
  mode: DeclaredMode | null;
  /** Description of the block, as the object of "holds". */
  what: string;
}

/** Recognises a prompt block by its content. `name` is the name of its metadata field. */
export function promptOf(name: string, content: string): Prompt | null {
  const body = content.trim().replace(/^(?:workflow|prompt)\s*:\s*(?=[{[])/i, '');
  if (/AIGC\/.*Label$/.test(name)) return aigcLabel(name, { Label: body });
  if (body.startsWith('{') || body.startsWith('[')) {
    const value = parse(body);
    if (value !== undefined) return fromJson(name, value);
  }
  return fromParameters(body) ?? fromMidjourney(body) ?? fromDream(name, body);
}

/** Parses JSON, including NaN and Infinity, which Python writes. */
function parse(json: string): unknown {
  for (const candidate of [json, json.replace(/(?<=[[:,\s])-?(?:NaN|Infinity)(?=[\s,\]}])/g, 'null')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Not JSON: tries the next candidate.
    }
  }
  return undefined;
}

const known = (generator: string | null, what: string, mode: Prompt['mode'] = 'generated'): Prompt => ({
  generator,
  mode,
  what,
});

function fromJson(name: string, value: unknown): Prompt | null {
  if (!isObject(value)) return null;
  const nodes = comfyNodes(value);
  if (nodes !== null) {
    const mode = comfyMode(nodes);
    return mode === null ? null : known('ComfyUI', 'a ComfyUI graph', mode);
  }
  if ('sui_image_params' in value)
    return known('SwarmUI', 'generation parameters of SwarmUI', masked(value.sui_image_params));
  if ('fooocus_scheme' in value || /^fooocus\b/i.test(String(value.version ?? value.Version ?? '')))
    return known('Fooocus', 'generation parameters of Fooocus');
  const label = aigcLabel(name, value);
  if (label !== null) return label;
  if (isInvoke(name, value)) return known('InvokeAI', 'generation metadata of InvokeAI', invokeMode(value));
  for (const [tool, keys] of Object.entries(vocabulary.generatorsByKeys))
    if (keys.every(key => key in value)) return known(tool, `generation parameters of ${tool}`);
  for (const key of ['prompt', 'workflow', 'extraMetadata', 'invokeai_metadata']) {
    const inner = value[key];
    const nested = typeof inner === 'string' && /^\s*\{/.test(inner) ? parse(inner) : inner;
    const prompt = isObject(nested) ? fromJson(name, nested) : null;
    if (prompt !== null) return prompt;
  }
  return isParameterTable(value) ? known(null, 'a prompt with sampler settings') : null;
}

/** `edited` when SwarmUI's parameters name a mask: only a part of the picture was generated. */
const masked = (parameters: unknown): DeclaredMode =>
  isObject(parameters) && ('maskimage' in parameters || 'mask_image' in parameters) ? 'edited' : 'generated';

const aigcKeys = ['ContentProducer', 'ProduceID', 'ContentPropagator', 'PropagateID'];
const aigcMeanings = new Map([
  ['1', ''],
  ['2', ' (possibly AI-generated)'],
  ['3', ' (suspected to be AI-generated)'],
]);

/** A registration code in place of the producer's name. */
const producerCode = /^[0-9A-Z]{18,64}$/;

/** China's mandatory label (GB 45438-2025): only the value 1 declares that a model made the picture. */
function aigcLabel(name: string, value: Json): Prompt | null {
  const nested = typeof value.AIGC === 'string' ? parse(value.AIGC) : value.AIGC;
  const label = isObject(nested) ? nested : value;
  const number = String(label.Label).trim();
  const meaning = aigcMeanings.get(number);
  const isLabel = label === nested || name.includes('AIGC') || aigcKeys.some(key => key in label);
  if (meaning === undefined || !isLabel) return null;
  const what = `the label "AIGC" of GB 45438 with the value ${number}${meaning}`;
  if (meaning !== '') return known(null, what, null);
  const producer = text(label.ContentProducer);
  if (producer === null) return known('AIGC', what);
  return producerCode.test(producer)
    ? known(null, `${what}, of the producer with the code ${producer}`)
    : known(producer, `${what}, of the producer ${producer}`);
}

function isInvoke(name: string, value: Json): boolean {
  if (String(value.app_id ?? '').includes('InvokeAI')) return true;
  if (/^(?:invokeai_\w+|sd-metadata)$/.test(name)) return true;
  return 'app_version' in value && 'generation_mode' in value;
}

const invokeMode = ({ generation_mode, image }: Json): DeclaredMode =>
  /inpaint|outpaint/.test(String(generation_mode ?? object(image).type ?? '')) ? 'edited' : 'generated';

/** Settings of a sampler, each with its names in JSON. */
const settings = vocabulary.samplerSettings.map(names => names.split(', '));

/** Whether an object contains a prompt and at least three settings of a sampler. */
const isParameterTable = (value: Json): boolean =>
  ['prompt', 'Prompt', 'positivePrompt'].some(key => typeof value[key] === 'string') &&
  settings.filter(names => names.some(key => key in value)).length >= 3;

/**
 * The text format of AUTOMATIC1111's web UI, which most tools copy:
 *
 *     prompt
 *     Negative prompt: …
 *     Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512, Model: …, Version: v1.10.1
 */
function fromParameters(body: string): Prompt | null {
  const at = body.lastIndexOf('Steps: ');
  if (at < 0) return null;
  const line = body.slice(at, at + 20_000);
  if (!/^Steps: \d+\s*,/.test(line)) return null;
  const marks = [
    /\bSampler: \S/,
    /\bCFG scale: [\d.]+/,
    /\bSeed: \d+/,
    /\bSize: \d+ ?x ?\d+/,
    /\bModel(?: hash)?: \S/,
  ];
  if (marks.filter(mark => mark.test(line)).length < 2) return null;
  const mode = /\bMask blur: |\bInpaint area: /.test(line) ? 'edited' : 'generated';
  return known(parametersTool(line), 'generation parameters', mode);
}

function parametersTool(line: string): string {
  const version = /\bVersion: ([^,\n]+)/.exec(line)?.[1]?.trim() ?? '';
  if (/comfyui/i.test(version)) return 'ComfyUI';
  if (/fooocus/i.test(version)) return 'Fooocus';
  if (/^f\d/.test(version)) return 'Stable Diffusion WebUI Forge';
  if (/\bApp: SD\.Next/.test(line)) return 'SD.Next (Stable Diffusion)';
  return 'Stable Diffusion WebUI (AUTOMATIC1111)';
}

/** Midjourney: the prompt with its parameters, and a job ID. */
const fromMidjourney = (body: string): Prompt | null =>
  /\bJob ID: [0-9a-f]{8}-[0-9a-f-]{27}/i.test(body) &&
  (/ --(?:v|ar|niji|s|stylize|chaos|style|q|raw)\b/.test(body) || /\bMidjourney\b/i.test(body))
    ? known('Midjourney', 'a Midjourney prompt with its job')
    : null;

/** InvokeAI's first format: a quoted prompt and command-line options. */
const fromDream = (name: string, body: string): Prompt | null =>
  name === 'Dream' && /\s-s ?\d+/.test(body) && /\s-S ?\d+/.test(body)
    ? known('InvokeAI', 'a command of InvokeAI')
    : null;

/** Prompts by the PNG keyword that only one kind of tool writes. */
export const promptOfKeyword: ReadonlyMap<string, Prompt> = new Map(
  Object.entries(vocabulary.promptsByKeyword).map(([keyword, { generator, what }]) => [
    keyword,
    known(generator, what),
  ]),
);

/** Nodes that load, show, save or transform a picture. A graph with only these nodes generates nothing. */
const plain =
  /^(?:(?:Load|Save|Preview|Compare)Image|Image(?:Scale|Crop|Invert|Batch|Blend|Blur|Sharpen|Quantize|Rotate|Flip|Resize|Pad|Upload|Only|From|To)|Note|MarkdownNote|Reroute|Primitive|GetImageSize|SaveAnimated|ImageUpscaleWithModel$|UpscaleModelLoader$)/;
/** Nodes that generate a part of an existing picture. */
const partial = /inpaint|SetLatentNoiseMask|outpaint|ImagePadForOutpaint/i;

/** Node classes of a graph in the form of the API (`prompt`) or the editor (`workflow`); null for others. */
function comfyNodes(value: Json): string[] | null {
  if (Array.isArray(value.nodes)) {
    const types = value.nodes.flatMap(node => text(object(node).type) ?? []);
    const isGraph = 'links' in value || 'last_node_id' in value || 'last_link_id' in value;
    return isGraph && types.length > 0 ? types : null;
  }
  const classes = Object.values(value)
    .map(object)
    .flatMap(node => (isObject(node.inputs) ? (text(node.class_type) ?? []) : []));
  return classes.length > 0 ? classes : null;
}

/** Whether a graph with these nodes generates or edits a picture; null when it does neither. */
function comfyMode(nodes: readonly string[]): DeclaredMode | null {
  if (nodes.every(node => plain.test(node))) return null;
  return nodes.some(node => partial.test(node)) ? 'edited' : 'generated';
}
