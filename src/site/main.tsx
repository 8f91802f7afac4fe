import { render } from 'preact';
import { App } from './app.js';
import { followLinks } from './router.js';
import { refreshConfig } from './session.js';

followLinks();
void refreshConfig();
const root = document.getElementById('app')!;
root.replaceChildren();
render(<App />, root);
