/** The whole API at a glance. */
import type { Route } from '../http/route.js';
import { createAccount, deleteAccount, getAccount } from './account.js';
import { cleanup } from './cleanup.js';
import { cleanupFile } from './cleanup-file.js';
import { config } from './config.js';
import { extract } from './extract.js';
import { fetchUrl } from './fetch-url.js';
import { health } from './health.js';
import {
  deleteCleanup,
  deleteCleanups,
  deleteScan,
  deleteScans,
  getCleanup,
  getScan,
  listCleanups,
  listScans,
} from './history.js';
import { createKey, deleteKey, listKeys } from './keys.js';
import { getReport, report } from './report.js';
import { rewriteStream } from './rewrite-stream.js';
import { scan } from './scan.js';
import { scanImage } from './scan-image.js';
import { createSession, deleteSession } from './session.js';

export const routes: readonly Route[] = [
  // Reading and cleaning
  scan,
  cleanup,
  cleanupFile,
  extract,
  fetchUrl,
  scanImage,
  rewriteStream,

  // Handing on
  report,

  // What was kept
  listScans,
  getScan,
  deleteScan,
  deleteScans,
  listCleanups,
  getCleanup,
  deleteCleanup,
  deleteCleanups,
  getReport,

  // Who is asking
  createAccount,
  getAccount,
  deleteAccount,
  createSession,
  deleteSession,
  listKeys,
  createKey,
  deleteKey,

  // The service itself
  config,
  health,
];
