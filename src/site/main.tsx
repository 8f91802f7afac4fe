import { render } from 'preact';
import { refreshConfig } from './api.js';
import { App } from './app.js';
import { restoreWork, takeTextOfAddress } from './draft.js';
import { currentPage, followLinks, ignoreStrayFiles, keepScroll } from './router.js';
import { restoreResults } from './scan/tab-results.js';

followLinks();
ignoreStrayFiles();
takeTextOfAddress();
addEventListener('hashchange', takeTextOfAddress);
void refreshConfig();
void restoreWork();
const restored = restoreResults();
// The first page is shown at once: it needs no result of the tab.
if (currentPage.get()?.page !== '/') await restored;
const root = document.getElementById('app')!;
root.replaceChildren();
render(<App />, root);
keepScroll();
