/** The list of routes: every endpoint of the service, by tag and operation id. */
import type { ListedRoute } from '../http/route.js';
import { accountRoutes } from './accounts/account.js';
import { keyRoutes } from './accounts/keys.js';
import { sessionRoutes } from './accounts/session.js';
import { cleanup } from './cleanup/cleanup.js';
import { cleanupFile } from './cleanup/cleanup-file.js';
import { extract } from './documents/extract.js';
import { fetchUrl } from './documents/fetch-url.js';
import { image, injectionImage, scanImage } from './images/images.js';
import { feedback } from './records/feedback.js';
import { history } from './records/history.js';
import { getReport, report, sharedReport } from './records/report.js';
import { reportKeys } from './records/signature.js';
import { rewriteStream } from './rewrite/rewrite-stream.js';
import { scan } from './scan/scan.js';
import { scanBatch } from './scan/scan-batch.js';
import { config } from './service/config.js';
import { health, livez, metrics, readyz } from './service/health.js';
import { mcp } from './service/mcp.js';
import { withOpenApi } from './service/with-openapi.js';

export const routes: readonly ListedRoute[] = withOpenApi({
  Reading: { scan, scanBatch, extract, fetchUrl },
  Cleaning: { cleanup, cleanupFile },
  Writing: { rewrite: rewriteStream, report, getReport, sharedReport, feedback },
  Images: { image, scanImage, injectionImage },
  Agents: { mcp },
  History: history,
  Accounts: { ...accountRoutes, ...sessionRoutes, ...keyRoutes },
  Service: { config, health, livez, readyz, reportKeys, metrics },
});
