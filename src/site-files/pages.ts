/** The site's pages, as the server answers them and the browser routes them. Parameters in braces. */
export const sitePages = [
  '/',
  '/cleanup',
  '/rewrite',
  '/images',
  '/history',
  '/history/{id}',
  '/account',
  '/dashboard',
] as const;
export type SitePage = (typeof sitePages)[number];

const patterns = sitePages.map(
  page => [page, new RegExp(`^${page.replace(/\{\w+\}/g, '([^/]+)')}/?$`)] as const,
);

/** Which page a path names, and its parameter as it stands in the path; null for none. */
export function matchPage(path: string): { page: SitePage; param: string | null } | null {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match !== null) return { page, param: match[1] ?? null };
  }
  return null;
}
