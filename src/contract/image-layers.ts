import type { ReadName } from './injection.js';

/** The layers of the pixels in which these reads find their texts. */
const pixelLayers: Partial<Record<ReadName, string>> = {
  qr_text: 'codes',
  stealth_text: 'hidden_bits',
  printed_text: 'printed_text',
};

/** Whether the place of a read was searched, given the layers of the response. */
export function isSearched(name: ReadName, layersRead: readonly string[]): boolean {
  const layer = pixelLayers[name];
  return layer === undefined || layersRead.includes(layer);
}
