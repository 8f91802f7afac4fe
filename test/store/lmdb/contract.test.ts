import { openCounters, openSharedCounters } from '../../../src/store/lmdb/counters/open.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { counterContract } from '../counters.contract.js';
import { durableContract } from '../durable.contract.js';

durableContract('LMDB', clock => openDurable(temporaryFolder(), clock));
counterContract('LMDB', () => openCounters(temporaryFolder()));
counterContract('LMDB shared by several processes', () => openSharedCounters(temporaryFolder()));
