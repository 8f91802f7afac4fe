import type { Extracted } from './document.js';
export async function preview(_bytes: Uint8Array, result: Extracted): Promise<Extracted> {
  return result;
}
