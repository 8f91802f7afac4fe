import type { ConfigView } from '../../contract/service.js';
import { isLonger } from '../shared/format.js';

/** Whether a text is too long for one call of the visitor; false while the limits are not known. */
export const isOverLimit = (text: string, who: ConfigView | null): who is ConfigView =>
  who !== null && isLonger(text, who.limits.characters_per_text);
