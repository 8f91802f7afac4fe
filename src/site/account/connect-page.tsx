import { useState } from 'preact/hooks';
import { connectEvent } from '../../contract/site-pages.js';
import { config, Problem, telltale } from '../api.js';
import { date } from '../base/format.js';
import { useStore } from '../base/store.js';
import { TaskButton } from '../shared/task.js';
import { SignIn } from './sign-in.js';

/** Hands the browser extension a key of its own, after a click here, when it opened this page. */
export default function ConnectPage() {
  const account = useStore(config)?.account;
  const [isDone, setDone] = useState(false);
  const connect = async (signal: AbortSignal) => {
    if (!offerToExtension(null))
      throw new Problem(
        -1,
        'No extension waits in this tab. Press the button of Telltale in the toolbar of the browser, and choose Connect: it opens this page again.',
      );
    const label = `Browser extension, ${date(new Date().toISOString())}`;
    const { key, id } = await telltale.keys.create({ label, scope: 'read' }, { signal });
    if (!offerToExtension(key)) {
      await telltale.keys.delete(id);
      throw new Problem(-1, 'The extension did not take the key, which was revoked again. Try again.');
    }
    setDone(true);
  };
  return (
    <div class="narrow stack">
      <h1 tabIndex={-1}>Connect the extension</h1>
      <p class="lede">
        The browser extension gets an API key of your account that can scan and clean texts and stores
        nothing. It is listed with your <a href="/dashboard">API keys</a>, where you can revoke it.
      </p>
      {account === null && (
        <SignIn
          inPlace
          why="An account is free: a name and a password. Then you connect the extension here."
        />
      )}
      {typeof account === 'string' && !isDone && (
        <div class="row">
          <TaskButton class="main" progress="Connecting …" onRun={connect}>
            Connect the extension to {account}
          </TaskButton>
        </div>
      )}
      {isDone && (
        <p class="note" role="status">
          <strong>The extension is connected.</strong> Open a page with an article, press the button of
          Telltale in the toolbar, and scan it.
        </p>
      )}
    </div>
  );
}

/** Asks whether the extension waits in this page, or hands it a key; returns whether it answered. */
const offerToExtension = (key: string | null): boolean =>
  !dispatchEvent(new CustomEvent(connectEvent, { cancelable: true, detail: key }));
