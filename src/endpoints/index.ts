/** The route table: every endpoint of the service. */
import type { Route } from '../http/route.js';
import { createAccount, deleteAccount, getAccount } from './account.js';
import { cleanup } from './cleanup.js';
import { cleanupFile } from './cleanup-file.js';
import { config } from './config.js';
import { extract } from './extract.js';
import { feedback } from './feedback.js';
import { fetchUrl } from './fetch-url.js';
import { health } from './health.js';
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
} from './history.js';
import { injectionImage } from './injection-image.js';
import { createKey, deleteKey, listKeys } from './keys.js';
import { mcp } from './mcp.js';
import { metrics } from './metrics.js';
import { changePassword } from './password.js';
import { getReport, report } from './report.js';
import { rewriteStream } from './rewrite-stream.js';
import { scan } from './scan.js';
import { scanBatch } from './scan-batch.js';
import { scanImage } from './scan-image.js';
import { createSession, deleteOneSession, deleteSession, deleteSessions, listSessions } from './session.js';
import { withOpenApi } from './with-openapi.js';

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
  feedback,

  // History
  listScans,
  getScan,
  deleteScan,
  deleteScans,
  listCleanups,
  getCleanup,
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
  metrics,
]);
