/** The id of `url(#id)`; null for anything else. */
export const idOfUrl = (value: string | undefined): string | null =>
  value === undefined ? null : (/^url\(\s?["']?#([^"')]{1,200})["']?\s?\)/i.exec(value)?.[1] ?? null);
