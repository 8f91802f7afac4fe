import type { ConfigView } from '../../contract/service.js';
import { isLonger } from '../../engine/text/code-points.js';
import { acceptedExtensions } from '../../files/document/extensions.js';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const parts = { dateStyle: 'medium', timeStyle: 'short' } as const;
const moment = new Intl.DateTimeFormat('en-GB', parts);
const momentUtc = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });

export const date = (iso: string): string => day.format(new Date(iso));
export const dateTime = (iso: string): string => moment.format(new Date(iso));
export const dateTimeUtc = (iso: string): string => `${momentUtc.format(new Date(iso))} UTC`;

/** Characters of a text that name it. */
const namingChars = 50;

/** The title of a text; without one, its first words. */
export function titleOf(title: string, text: string): string {
  const line = text
    .trim()
    .slice(0, 2 * namingChars)
    .replace(/\s+/g, ' ');
  if (title !== '' || line.length <= namingChars) return title || line;
  const cut = line.lastIndexOf(' ', namingChars);
  return `${line.slice(0, cut > 0 ? cut : namingChars)} …`;
}

/** Whether a text is too long for one call of the visitor; false while the limits are not known. */
export const isOverLimit = (text: string, who: ConfigView | null): who is ConfigView =>
  who !== null && isLonger(text, who.limits.characters_per_text);

export const words = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const nameUnitsMax = 60;

/** The name of a file without the extension of a document. */
export function stemOf(name: string): string {
  const extension = acceptedExtensions.find(one => name.toLowerCase().endsWith(one)) ?? '';
  return name.slice(0, name.length - extension.length);
}

/**
 * The name of every download: letters, digits and hyphens of the name or title of what it is about, then what
 * the file is: `essay-report.html`.
 *
 * @param about name of a file, or title of a text; may be empty
 */
export function fileName(about: string, what: string, extension: string): string {
  const words = stemOf(about)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, nameUnitsMax);
  return `${words === '' ? 'text' : words}-${what}.${extension}`;
}
