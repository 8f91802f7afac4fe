import { sha256 } from '../../engine/classifier/manifest.js';

/**
 * True for the half of the essays of ELLIPSE that is used for evaluation only, by a hash of the text. The
 * other half may be used for calibration.
 */
export const isEvaluationHalf = (text: string): boolean =>
  Number.parseInt(sha256(Buffer.from(text)).slice(0, 2), 16) % 2 === 0;
