import { useEffect, useState } from 'preact/hooks';
import type { KeyItem } from '../../client/index.js';
import { telltale } from '../api.js';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { CopyButton } from '../shared/copy-button.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { date } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { type Store, useStore } from '../shared/store.js';
import { useTask } from '../shared/task.js';

/** The account's keys: mint, name, revoke. */
export function ApiKeys({ fresh }: { fresh: Store<string | null> }) {
  const [keys, setKeys] = useState<KeyItem[] | null>(null);
  const [leaving, setLeaving] = useState<KeyItem | null>(null);
  const newest = useStore(fresh);
  const list = useTask();
  const load = () =>
    list.run(async signal => {
      setKeys(await telltale.keys.list({ signal }));
    });
  useEffect(() => void load(), []);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <MintForm
        onMinted={key => {
          fresh.set(key);
          void load();
        }}
      />
      {newest !== null && (
        <div class="note fresh" role="status">
          <p>
            <strong>Your new key.</strong> It is shown this once: copy it now and keep it where you keep
            passwords.
          </p>
          <div class="row">
            <code class="grow">{newest}</code>
            <CopyButton text={newest} label="Copy the key" />
            <button type="button" class="link" onClick={() => fresh.set(null)}>
              Done
            </button>
          </div>
        </div>
      )}
      <ErrorNotice problem={list.problem} onRetry={load} />
      <Progress when={list.busy && keys === null} what="Fetching your keys …" />
      {keys?.length === 0 && (
        <p class="hint">No keys yet. Programs and agents need one; this site does not.</p>
      )}
      {keys !== null && keys.length > 0 && (
        <ul class="rows">
          {keys.map(key => (
            <li key={key.id}>
              <div class="grow">
                <strong>{key.label || 'Without a name'}</strong> <code>at_sk_…{key.last4}</code>
                <p class="hint">
                  {key.scope === 'read' ? 'Reads only' : 'Full'} · made {date(key.created_at)} ·{' '}
                  {key.last_used_at === null ? 'never used' : `last used ${date(key.last_used_at)}`}
                  {key.expires_at !== null && ` · until ${date(key.expires_at)}`}
                </p>
              </div>
              <button type="button" class="quiet" onClick={() => setLeaving(key)}>
                Revoke<span class="unseen"> {key.label || key.last4}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title="Revoke this key?"
          action="Revoke"
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await telltale.keys.delete(leaving.id);
            await load();
          }}
        >
          <p>
            <strong>{leaving.label || 'Without a name'}</strong> (at_sk_…{leaving.last4}) stops working at
            once, wherever it is used.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function MintForm({ onMinted }: { onMinted: (key: string) => void }) {
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<'full' | 'read'>('full');
  const [until, setUntil] = useState('');
  const task = useTask();
  const mint = (event: Event) => {
    event.preventDefault();
    void task.run(async signal => {
      const options = { label: label.trim() || null, scope, expires_at: until || null };
      const minted = await telltale.keys.create(options, { signal });
      setLabel('');
      setUntil('');
      onMinted(minted.key);
    });
  };
  return (
    <form class="mint" onSubmit={mint}>
      <label class="field grow">
        Name
        <input
          type="text"
          maxLength={100}
          placeholder="What it is for"
          autocomplete="off"
          value={label}
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        It may
        <select value={scope} onChange={event => setScope(event.currentTarget.value as 'full' | 'read')}>
          <option value="full">do everything</option>
          <option value="read">only read, and store nothing</option>
        </select>
      </label>
      <label class="field">
        Until
        <input type="date" value={until} onInput={event => setUntil(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={task.busy}>
        Mint a key
      </button>
      <ErrorNotice problem={task.problem} />
    </form>
  );
}
