import type { CleanedAs } from '../../contract/cleanup.js';
import { type Edit, findEdits } from '../../engine/cleanup/clean.js';
import type { CleanOptions } from './document.js';

/** The edits that clean a text of a document: none where its typography is kept. */
export const typographyEdits = (
  text: string,
  { typography, contractions }: Pick<CleanOptions, 'typography' | 'contractions'>,
  { readAs = 'plain', hardBreaks = true }: { readAs?: CleanedAs; hardBreaks?: boolean } = {},
): Edit[] => (typography === 'keep' ? [] : findEdits(text, { contractions, hardBreaks }, readAs));
