import { SelectedScanPage, SelectedScanRecord } from '../../../contract/selected.js';
import type { RouteDocs, RouteDocsTable } from '../route-docs.js';

const list = (what: string, id: string): RouteDocs => ({
  id,
  tag: 'History',
  description:
    `Lists the account's saved ${what}, newest first, without their full texts. Page with \`cursor\` (the \`next\` of the previous page), which neither ` +
    'skips nor repeats records when others are added or deleted, or with `offset`.',
});
const one = (id: string, description: string): RouteDocs => ({
  id,
  tag: 'History',
  description,
  statuses: { 404: "The caller's account has no record with this id." },
});
const all = (id: string, what: string): RouteDocs => ({
  id,
  tag: 'History',
  description: `Permanently deletes every saved ${what} of the account and returns the number of deleted records.`,
});

const rename = (id: string, what: string): RouteDocs => ({
  ...one(
    id,
    `Sets the title of a saved ${what}, which lists and records show. The text, the result and everything else stay the same. ` +
      'White space around the title is removed; a blank title is null.',
  ),
  examples: [{ name: 'title', summary: 'A new title', value: { title: 'Second draft' } }],
});

export const history: RouteDocsTable = {
  'GET /api/scan': { ...list('scans', 'listScans'), selected: SelectedScanPage },
  'GET /api/scan/{id}': {
    ...one(
      'getScan',
      'Returns a saved scan: the original result, the text, and `revisions`, the revision chain that it belongs to, oldest first. ' +
        '`fields` and `signals` select the parts to return; `format=signed` returns the signed result alone.',
    ),
    selected: SelectedScanRecord,
  },
  'PATCH /api/scan/{id}': rename('renameScan', 'scan'),
  'DELETE /api/scan/{id}': one('deleteScan', 'Deletes one saved scan. Its later revisions are not deleted.'),
  'DELETE /api/scan': all('deleteScans', 'scan'),
  'GET /api/cleanup': list('cleanups', 'listCleanups'),
  'GET /api/cleanup/{hid}': one('getCleanup', 'Returns a saved cleanup with its input and its output.'),
  'PATCH /api/cleanup/{hid}': rename('renameCleanup', 'cleanup'),
  'DELETE /api/cleanup/{hid}': one('deleteCleanup', 'Deletes one saved cleanup.'),
  'DELETE /api/cleanup': all('deleteCleanups', 'cleanup'),
  'GET /api/report': list('reports', 'listReports'),
  'DELETE /api/report/{report_id}': one('deleteReport', 'Deletes one saved report.'),
  'DELETE /api/report': all('deleteReports', 'report'),
  'GET /api/feedback': list('feedback', 'listFeedback'),
  'GET /api/feedback/{id}': one(
    'getFeedback',
    'Returns stored feedback, with the text if it was sent with `consent_text`.',
  ),
  'DELETE /api/feedback/{id}': one('deleteFeedback', 'Deletes stored feedback and its text.'),
  'DELETE /api/feedback': all('deleteAllFeedback', 'feedback'),
};
