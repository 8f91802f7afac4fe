import { after, before, describe } from 'node:test';
import { openValkey } from '../../../src/store/valkey/open.js';
import { counterContract } from '../counters.contract.js';
import { startValkey, startValkeyCluster, type TestStore, valkeyAbsent } from '../servers.js';

describe('with a Valkey or Redis server', { skip: valkeyAbsent() }, () => {
  let server: TestStore;
  before(async () => {
    server = await startValkey();
  });
  after(() => server.kill());

  counterContract('One server', () => openValkey([server.url], { time: 'caller' }));
});

describe('with a Valkey or Redis cluster', { skip: valkeyAbsent() }, () => {
  let nodes: TestStore[];
  before(async () => {
    nodes = await startValkeyCluster();
  });
  after(() => Promise.all(nodes.map(node => node.kill())));

  counterContract('A cluster', () =>
    openValkey(
      nodes.map(node => node.url),
      { time: 'caller' },
    ),
  );
});
