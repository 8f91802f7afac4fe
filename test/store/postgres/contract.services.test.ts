import { after, before, describe } from 'node:test';
import { openPostgres } from '../../../src/store/postgres/open.js';
import { durableContract } from '../durable.contract.js';
import { postgresAbsent, startPostgres, type TestStore } from '../servers.js';

describe('with a PostgreSQL server', { skip: postgresAbsent() }, () => {
  let server: TestStore;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.kill());

  durableContract('PostgreSQL', clock => openPostgres(server.url, clock));
});
