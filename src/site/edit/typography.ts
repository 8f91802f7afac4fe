/** The typography that cleaning changes, found in the browser by the code of the service. Pure. */
import { type Edit, findEdits } from '../../engine/cleanup/clean.js';
import { cleanedAs } from '../../engine/source/detect.js';
import { applyTextEdits } from '../shared/text-diff.js';

const options = { contractions: false };

export const typographyEdits = (text: string): Edit[] => findEdits(text, options, cleanedAs(text, 'auto'));

/** A part of a text with plain typography. */
export const withPlainTypography = (part: string): string => applyTextEdits(part, findEdits(part, options));
