/** Recognises the graphs that ComfyUI embeds in its images. */
import type { DeclaredMode } from '../../../contract/image.js';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nodes that load, show, save or transform a picture. A graph with only these nodes generates nothing. */
const plain =
  /^(?:(?:Load|Save|Preview|Compare)Image|Image(?:Scale|Crop|Invert|Batch|Blend|Blur|Sharpen|Quantize|Rotate|Flip|Resize|Pad|Upload|Only|From|To)|Note|MarkdownNote|Reroute|Primitive|GetImageSize|SaveAnimated|ImageUpscaleWithModel$|UpscaleModelLoader$)/;
/** Nodes that generate a part of an existing picture. */
const partial = /inpaint|SetLatentNoiseMask|outpaint|ImagePadForOutpaint/i;

/**
 * Node classes of a graph in the API's form (`prompt`) or the editor's (`workflow`); null when the value is
 * neither.
 */
export function comfyNodes(value: unknown): string[] | null {
  if (!isObject(value)) return null;
  if (Array.isArray(value.nodes)) {
    const types = value.nodes.map(node => (isObject(node) ? node.type : undefined)).filter(isText);
    const isGraph = 'links' in value || 'last_node_id' in value || 'last_link_id' in value;
    return isGraph && types.length > 0 ? types : null;
  }
  const classes = Object.values(value)
    .map(node => (isObject(node) && isObject(node.inputs) ? node.class_type : undefined))
    .filter(isText);
  return classes.length > 0 ? classes : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a graph with these nodes generates or edits a picture; null when it does neither. */
export function comfyMode(nodes: readonly string[]): DeclaredMode | null {
  if (nodes.every(node => plain.test(node))) return null;
  return nodes.some(node => partial.test(node)) ? 'edited' : 'generated';
}
