import { useState } from 'preact/hooks';
import { telltale } from '../api.js';
import { date } from '../base/format.js';
import { createStore, useStore } from '../base/store.js';
import { onClearWork } from '../draft.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { CopyButton, Field, Form, LinkButton, Select, Submit } from '../shared/controls.js';
import { ErrorNotice, Progress, useLoaded, useTask } from '../shared/task.js';

/** The key that was just created: shown once, and inserted into the examples of the page. */
export const newKey = createStore<string | null>(null);
onClearWork(() => newKey.set(null));

/** The account's API keys: create, list, revoke. */
export function ApiKeys() {
  const newest = useStore(newKey);
  const { value: keys, load, task } = useLoaded(signal => telltale.keys.list({ signal }));
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Your keys</h2>
      <CreateKeyForm
        onCreated={key => {
          newKey.set(key);
          void load();
        }}
      />
      {newest !== null && (
        <div class="note new-key" role="status">
          <p>
            <strong>Your new key.</strong> It is shown only once: copy it now and store it like a password.
          </p>
          <div class="row">
            <code class="grow">{newest}</code>
            <CopyButton text={newest} label="Copy the key" />
            <LinkButton onClick={() => newKey.set(null)}>Done</LinkButton>
          </div>
        </div>
      )}
      <ErrorNotice problem={task.problem} onRetry={load} />
      <Progress when={task.busy && keys === null} what="Loading your keys …" />
      {keys?.length === 0 && (
        <p class="hint">No keys yet. Programs and agents need a key; this site does not.</p>
      )}
      {keys !== null && keys.length > 0 && (
        <ul class="rows">
          {keys.map(key => (
            <li key={key.id}>
              <div class="grow">
                <strong>{key.label || 'Unnamed key'}</strong> <code>at_sk_…{key.last4}</code>
                <p class="hint">
                  {key.scope === 'read' ? 'Read only' : 'Full access'} · created {date(key.created_at)} ·{' '}
                  {key.last_used_at === null ? 'never used' : `last used ${date(key.last_used_at)}`}
                  {key.expires_at !== null && ` · expires ${date(key.expires_at)}`}
                </p>
              </div>
              <ConfirmButton
                button={['Revoke', <span class="unseen"> {key.label || key.last4}</span>]}
                title="Revoke this key?"
                action="Revoke"
                onConfirm={async () => {
                  await telltale.keys.delete(key.id);
                  await load();
                }}
              >
                <p>
                  <strong>{key.label || 'Unnamed key'}</strong> (at_sk_…{key.last4}) stops working
                  immediately.
                </p>
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const scopes = [
  ['full', 'Full access'],
  ['read', 'Read only: stores nothing'],
] as const;

function CreateKeyForm({ onCreated }: { onCreated: (key: string) => void }) {
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<'full' | 'read'>('full');
  const [expires, setExpires] = useState('');
  const task = useTask();
  const create = () =>
    task.run(async signal => {
      const options = { label: label.trim() || null, scope, expires_at: expires || null };
      const created = await telltale.keys.create(options, { signal });
      setLabel('');
      setExpires('');
      onCreated(created.key);
    });
  return (
    <Form class="create-key" onSubmit={create}>
      <Field
        label="Name"
        class="field grow"
        maxLength={100}
        placeholder="What the key is for"
        autocomplete="off"
        value={label}
        onText={setLabel}
      />
      <Select label="Access" value={scope} options={scopes} onChoose={setScope} />
      <Field label="Expires" type="date" value={expires} onText={setExpires} />
      <Submit busy={task.busy}>Create a key</Submit>
      <ErrorNotice problem={task.problem} />
    </Form>
  );
}
