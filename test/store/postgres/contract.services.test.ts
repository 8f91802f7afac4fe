import { describe } from 'node:test';
import { openPostgres } from '../../../src/store/postgres/open.js';
import { durableContract } from '../durable.contract.js';
import { postgresAbsent, startPostgres, suiteStore } from '../servers.js';

describe('with a PostgreSQL server', { skip: postgresAbsent() }, () => {
  const server = suiteStore(startPostgres);
  durableContract('PostgreSQL', clock => openPostgres(server.url, clock));
});
