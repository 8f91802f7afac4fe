/** Documentation of every route. */
import type { RouteDocsTable } from '../route-docs.js';
import { accounts } from './accounts.js';
import { cleanup } from './cleanup.js';
import { history } from './history.js';
import { images } from './images.js';
import { mcp } from './mcp.js';
import { rewriteAndReport } from './rewrite-and-report.js';
import { scanAndExtract } from './scan-and-extract.js';
import { service } from './service.js';

export const routeDocs: RouteDocsTable = {
  ...scanAndExtract,
  ...cleanup,
  ...rewriteAndReport,
  ...images,
  ...mcp,
  ...history,
  ...accounts,
  ...service,
};
