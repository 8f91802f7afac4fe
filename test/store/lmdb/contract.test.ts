import { after } from 'node:test';
import { openCounters } from '../../../src/store/lmdb/counters/open.js';
import { openSharedCounters } from '../../../src/store/lmdb/counters/open-shared.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { counterContract } from '../counters.contract.js';
import { durableContract } from '../durable.contract.js';
import { dropFolders, newFolder } from '../folder.js';

after(dropFolders);
durableContract('LMDB', clock => openDurable(newFolder(), clock));
counterContract('LMDB', () => openCounters(newFolder()));
counterContract('LMDB shared by several processes', () => openSharedCounters(newFolder()));
