/** Paths of the site's pages, for the server and the browser's router. Parameters are in braces. */
export const sitePages = [
  '/',
  '/result/{id}',
  '/edit',
  '/images',
  '/history',
  '/history/{id}',
  '/account',
  '/dashboard',
  '/connect',
  '/verify',
  '/batch',
  '/batch/report',
  '/batch/{id}',
  '/accuracy',
] as const;
export type SitePage = (typeof sitePages)[number];

/**
 * Event by which the page /connect asks whether the browser extension waits in it, and hands an API key over
 * as the detail. The extension cancels both.
 */
export const connectEvent = 'telltale-connect';

/** Paths of former pages, and the pages that do their work. */
export const movedPages: ReadonlyMap<string, SitePage> = new Map([
  ['/cleanup', '/edit'],
  ['/rewrite', '/edit'],
  ['/compare', '/history'],
]);

const patterns = sitePages.map(
  page => [page, new RegExp(`^${page.replace(/\{\w+\}/g, '([^/]+)')}/?$`)] as const,
);

/** The page of a path and its parameter, still percent-encoded; null for an unknown path. */
export function matchPage(path: string): { page: SitePage; param: string | null } | null {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match !== null) return { page, param: match[1] ?? null };
  }
  return null;
}
