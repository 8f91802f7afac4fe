/** The route table: every endpoint of the service. */
import type { Route } from '../http/route.js';
import { createAccount, deleteAccount, getAccount } from './accounts/account.js';
import { createKey, deleteKey, listKeys } from './accounts/keys.js';
import { changePassword } from './accounts/password.js';
import {
  createSession,
  deleteOneSession,
  deleteSession,
  deleteSessions,
  listSessions,
} from './accounts/session.js';
import { cleanup } from './cleanup/cleanup.js';
import { cleanupFile } from './cleanup/cleanup-file.js';
import { extract } from './documents/extract.js';
import { fetchUrl } from './documents/fetch-url.js';
import { injectionImage } from './images/injection-image.js';
import { scanImage } from './images/scan-image.js';
import { feedback } from './records/feedback.js';
import {
  deleteAllFeedback,
  deleteCleanup,
  deleteCleanups,
  deleteOneFeedback,
  deleteReport,
  deleteReports,
  deleteScan,
  deleteScans,
  getCleanup,
  getFeedback,
  getScan,
  listCleanups,
  listFeedback,
  listReports,
  listScans,
  renameCleanup,
  renameScan,
} from './records/history.js';
import { getReport, report } from './records/report.js';
import { sharedReport } from './records/shared-report.js';
import { rewriteStream } from './rewrite/rewrite-stream.js';
import { scan } from './scan/scan.js';
import { scanBatch } from './scan/scan-batch.js';
import { config } from './service/config.js';
import { health } from './service/health.js';
import { mcp } from './service/mcp.js';
import { metrics } from './service/metrics.js';
import { live, ready } from './service/probes.js';
import { reportKeys } from './service/report-keys.js';
import { withOpenApi } from './service/with-openapi.js';

export const routes: readonly Route[] = withOpenApi([
  // Texts
  scan,
  scanBatch,
  cleanup,
  rewriteStream,

  // Documents and pages
  cleanupFile,
  extract,
  fetchUrl,

  // Images
  scanImage,
  injectionImage,

  // MCP
  mcp,

  // Reports and feedback
  report,
  getReport,
  sharedReport,
  feedback,

  // History
  listScans,
  getScan,
  renameScan,
  deleteScan,
  deleteScans,
  listCleanups,
  getCleanup,
  renameCleanup,
  deleteCleanup,
  deleteCleanups,
  listReports,
  deleteReport,
  deleteReports,
  listFeedback,
  getFeedback,
  deleteOneFeedback,
  deleteAllFeedback,

  // Accounts, sessions and keys
  createAccount,
  getAccount,
  changePassword,
  deleteAccount,
  createSession,
  deleteSession,
  listSessions,
  deleteSessions,
  deleteOneSession,
  listKeys,
  createKey,
  deleteKey,

  // Service
  config,
  health,
  live,
  ready,
  reportKeys,
  metrics,
]);
