/** The typography that cleaning changes, found in the browser by the code of the service. Pure. */
import { type Edit, findEdits } from '../../engine/cleanup/clean.js';
import { applyEdits } from '../../engine/edits/edits.js';
import { cleanedAs } from '../../engine/source/detect.js';

/** The edits that clean a text; with `contractions` also those that write everyday contractions. */
export const typographyEdits = (text: string, contractions = false): Edit[] =>
  findEdits(text, { contractions }, cleanedAs(text, 'auto'));

/** A part of a text with plain typography. */
export const withPlainTypography = (part: string): string =>
  applyEdits(part, findEdits(part, { contractions: false }));
