import type { RouteDocs, RouteDocsTable } from '../route-docs.js';

const list = (what: string, id: string): RouteDocs => ({
  id,
  tag: 'History',
  description:
    `The account's saved ${what}, newest first, without their full texts. Page with \`cursor\` (the \`next\` of the page before), which skips and ` +
    'repeats nothing while records come and go, or with `offset`.',
});
const one = (id: string, description: string): RouteDocs => ({
  id,
  tag: 'History',
  description,
  statuses: { 404: "There is no such record in the caller's account." },
});
const all = (id: string, what: string): RouteDocs => ({
  id,
  tag: 'History',
  description: `Deletes every saved ${what} of the account, for good, and says how many.`,
});

export const history: RouteDocsTable = {
  'GET /api/scan': list('scans', 'listScans'),
  'GET /api/scan/{id}': one(
    'getScan',
    'A saved scan: the result as it was, the text, and `revisions`, the whole chain it belongs to, oldest first.',
  ),
  'DELETE /api/scan/{id}': one('deleteScan', 'Deletes one saved scan. Revisions made of it stay.'),
  'DELETE /api/scan': all('deleteScans', 'scan'),
  'GET /api/cleanup': list('cleanups', 'listCleanups'),
  'GET /api/cleanup/{hid}': one('getCleanup', 'A saved cleanup with its input and its output.'),
  'DELETE /api/cleanup/{hid}': one('deleteCleanup', 'Deletes one saved cleanup.'),
  'DELETE /api/cleanup': all('deleteCleanups', 'cleanup'),
  'GET /api/report': list('reports', 'listReports'),
  'DELETE /api/report/{report_id}': one('deleteReport', 'Deletes one saved report.'),
  'DELETE /api/report': all('deleteReports', 'report'),
  'GET /api/feedback': list('feedback', 'listFeedback'),
  'GET /api/feedback/{id}': one(
    'getFeedback',
    'A feedback as it was given, with its text if `consent_text` allowed to store it.',
  ),
  'DELETE /api/feedback/{id}': one('deleteFeedback', 'Deletes one stored feedback and its text.'),
  'DELETE /api/feedback': all('deleteAllFeedback', 'feedback'),
};
