import { render } from 'preact';
import { App } from './app.js';
import { followLinks } from './router.js';
import { refreshConfig } from './session.js';

followLinks();
void refreshConfig();
render(<App />, document.getElementById('app')!);
