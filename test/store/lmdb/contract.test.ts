import { after } from 'node:test';
import { openDurable } from '../../../src/store/lmdb/durable.js';
import { openSharedWindows } from '../../../src/store/lmdb/shared-windows.js';
import { openWindows } from '../../../src/store/lmdb/windows.js';
import { durableContract } from '../durable.contract.js';
import { dropFolders, newFolder } from '../folder.js';
import { windowsContract } from '../windows.contract.js';

after(dropFolders);
durableContract('LMDB', clock => openDurable(newFolder(), clock));
windowsContract('LMDB', () => openWindows(newFolder()));
windowsContract('LMDB shared by processes', () => openSharedWindows(newFolder()));
