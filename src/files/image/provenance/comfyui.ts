/** Recognises the graphs that ComfyUI embeds in its images. */
import type { DeclaredMode } from '../../../contract/image.js';
import { isObject, type Json, object, text } from './json.js';

/** Nodes that load, show, save or transform a picture. A graph with only these nodes generates nothing. */
const plain =
  /^(?:(?:Load|Save|Preview|Compare)Image|Image(?:Scale|Crop|Invert|Batch|Blend|Blur|Sharpen|Quantize|Rotate|Flip|Resize|Pad|Upload|Only|From|To)|Note|MarkdownNote|Reroute|Primitive|GetImageSize|SaveAnimated|ImageUpscaleWithModel$|UpscaleModelLoader$)/;
/** Nodes that generate a part of an existing picture. */
const partial = /inpaint|SetLatentNoiseMask|outpaint|ImagePadForOutpaint/i;

/** Node classes of a graph in the form of the API (`prompt`) or the editor (`workflow`); null for others. */
export function comfyNodes(value: Json): string[] | null {
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
export function comfyMode(nodes: readonly string[]): DeclaredMode | null {
  if (nodes.every(node => plain.test(node))) return null;
  return nodes.some(node => partial.test(node)) ? 'edited' : 'generated';
}
