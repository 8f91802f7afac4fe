/** Digital source types: the IPTC vocabulary that declares how a picture was made. */
import type { DeclaredMode } from '../../../contract/image.js';
import vocabulary from './vocabulary.json' with { type: 'json' };

interface SourceType {
  code: string;
  /** Null when the type does not declare the use of a trained model. */
  mode: DeclaredMode | null;
  meaning: string;
}

/** The vocabulary with C2PA's additions (cv.iptc.org/newscodes/digitalsourcetype), by lower-case code. */
const byCode = new Map<string, SourceType>();
const { generated, edited, noModel } = vocabulary.sourceTypes;
for (const [mode, types] of [
  ['generated', generated],
  ['edited', edited],
  [null, noModel],
] as const)
  for (const [code, meaning] of Object.entries(types))
    byCode.set(code.toLowerCase(), { code, mode, meaning });

/** Looks up a URL of either vocabulary (http or https, with or without a trailing slash) or a bare code. */
export function sourceTypeOf(value: string): SourceType | null {
  const code = /^\s*(?:https?:\/\/\S*\/|digsrctype:)?([a-z]+)\/?\s*$/i.exec(value)?.[1];
  if (code === undefined) return null;
  return byCode.get(code.toLowerCase()) ?? { code, mode: null, meaning: 'an unknown type' };
}

/** Whether a field contains a digital source type, judged by the last part of its name. */
export const isSourceTypeField = (name: string): boolean =>
  /(?:^|[:/ ])digital ?source ?(?:file)?type$/i.test(name) && !/xmpMM:|ingredient|pantry/i.test(name);
