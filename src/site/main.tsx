import { render } from 'preact';
import { refreshConfig } from './api.js';
import { App } from './app.js';
import { restoreWork } from './draft.js';
import { followLinks, ignoreStrayFiles, keepScroll } from './router.js';

followLinks();
ignoreStrayFiles();
void refreshConfig();
void restoreWork();
const root = document.getElementById('app')!;
root.replaceChildren();
render(<App />, root);
keepScroll();
