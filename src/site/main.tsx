import { render } from 'preact';
import { App } from './app.js';
import { followLinks, ignoreStrayFiles, keepScroll } from './router.js';
import { refreshConfig } from './session.js';

followLinks();
ignoreStrayFiles();
void refreshConfig();
const root = document.getElementById('app')!;
root.replaceChildren();
render(<App />, root);
keepScroll();
