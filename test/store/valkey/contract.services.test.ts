import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Redis } from 'iovalkey';
import { monthlyUsageScript } from '../../../src/store/valkey/monthly-quota-script.js';
import { openValkey } from '../../../src/store/valkey/open.js';
import { counterContract } from '../counters.contract.js';
import { startValkey, suiteCluster, suiteStore, valkeyAbsent } from '../servers.js';

describe('with a Valkey or Redis server', { skip: valkeyAbsent() }, () => {
  const server = suiteStore(() => startValkey());
  counterContract('One server', () => openValkey([server.url], { time: 'caller' }));

  it('counts monthly usage in the month of the clock of the server', async t => {
    const redis = new Redis(server.url.href);
    t.after(() => redis.disconnect());
    // No test can set that clock, so its time is an argument.
    const script = monthlyUsageScript.replace("redis.call('TIME')", '({ARGV[7]})');
    const months = '1970-01-01 1999-12-31 2000-02-29 2000-03-01 2026-12-31 2027-01-01 2100-02-28 2100-03-01';
    for (const day of months.split(' ')) {
      const seconds = Date.parse(`${day}T23:59:59Z`) / 1_000;
      await redis.eval(script, 2, 'used', 'keys', 1, '', '', '', '', 'reserve', seconds);
      assert.equal(await redis.get(`used/${day.slice(0, 7)}`), '1', day);
    }
  });
});

describe('with a Valkey or Redis cluster', { skip: valkeyAbsent() }, () => {
  const nodes = suiteCluster();
  counterContract('A cluster', () =>
    openValkey(
      nodes.map(node => node.url),
      { time: 'caller' },
    ),
  );
});
