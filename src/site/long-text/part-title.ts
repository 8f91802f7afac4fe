/** Titles of the records of the parts of a text, by which the history finds them together. Pure. */
import { limits } from '../../contract/limits.js';

/** The title of the text, shortened to fit, and the place of the part. */
export function partTitle(title: string, index: number, count: number): string {
  const own = ` (part ${index + 1} of ${count})`;
  return `${title.slice(0, limits.titleChars - own.length)}${own}`;
}

/** The part that a title names; null for the title of another record. */
export function partOf(title: string | null): { title: string; index: number; count: number } | null {
  const found = /^(.*) \(part (\d{1,3}) of (\d{1,3})\)$/s.exec(title ?? '');
  if (found === null) return null;
  const [index, count] = [Number(found[2]) - 1, Number(found[3])];
  return index >= 0 && index < count && count > 1 ? { title: found[1]!, index, count } : null;
}
