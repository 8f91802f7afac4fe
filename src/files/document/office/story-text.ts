import { isBlank, normalizeSpacing } from '../plain-text.js';
import { type Paragraph, paragraphText } from './paragraphs.js';

/**
 * Joins the body paragraphs of a story: an empty line between paragraphs, the author's line breaks inside
 * them.
 */
export const storyText = (paragraphs: readonly Paragraph[]): string =>
  normalizeSpacing(
    paragraphs
      .filter(({ isBodyText }) => isBodyText)
      .map(paragraphText)
      .filter(text => !isBlank(text))
      .join('\n\n'),
  );
