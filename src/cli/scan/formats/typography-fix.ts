import { clean } from '../../../engine/cleanup/clean.js';

/**
 * The cleaned form of a finding, if the cleanup changes it in the same way without its surroundings: one kind
 * of dash or glyph between words. Null otherwise.
 */
export function typographyFix(text: string): string | null {
  const { output_text: cleaned, total_changes: changes } = clean(`a${text}a`, { contractions: false });
  if (changes === 0 || !cleaned.startsWith('a') || !cleaned.endsWith('a')) return null;
  return cleaned.slice(1, -1);
}
