/** Documentation of every route. */
import type { RouteDocsTable } from '../route-docs.js';
import { accounts } from './accounts.js';
import { agents } from './agents.js';
import { cleaning } from './cleaning.js';
import { history } from './history.js';
import { images } from './images.js';
import { reading } from './reading.js';
import { service } from './service.js';
import { writing } from './writing.js';

export const routeDocs: RouteDocsTable = {
  ...reading,
  ...cleaning,
  ...writing,
  ...images,
  ...agents,
  ...history,
  ...accounts,
  ...service,
};
