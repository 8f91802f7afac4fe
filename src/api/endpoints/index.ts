/** The list of routes: every endpoint of the service, by tag and operation id. */
import type { ListedRoute } from '../http/route.js';
import { changePassword, createAccount, deleteAccount, getAccount } from './accounts/account.js';
import { createKey, deleteKey, listKeys } from './accounts/keys.js';
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
import { injectionImage, scanImage } from './images/images.js';
import { feedback } from './records/feedback.js';
import {
  deleteAllFeedback,
  deleteCleanup,
  deleteCleanups,
  deleteFeedback,
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
import { health, livez, readyz } from './service/health.js';
import { mcp } from './service/mcp.js';
import { metrics } from './service/metrics.js';
import { reportKeys } from './service/report-keys.js';
import { withOpenApi } from './service/with-openapi.js';

export const routes: readonly ListedRoute[] = withOpenApi({
  Reading: { scan, scanBatch, extract, fetchUrl },
  Cleaning: { cleanup, cleanupFile },
  Writing: { rewrite: rewriteStream, report, getReport, sharedReport, feedback },
  Images: { scanImage, injectionImage },
  Agents: { mcp },
  History: {
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
    deleteFeedback,
    deleteAllFeedback,
  },
  Accounts: {
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
  },
  Service: { config, health, livez, readyz, reportKeys, metrics },
});
