import { pageOf } from './style.js';

/** The page of a share link that has ended. */
export const endedPage = pageOf(
  'Link ended',
  '<main>\n<h1>This link is no longer valid</h1>\n' +
    '<p>It has expired, or the person who shared the report has ended it. Ask them for a new link.</p>\n</main>',
);
