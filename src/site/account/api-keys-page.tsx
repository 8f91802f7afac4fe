import { useState } from 'preact/hooks';
import { telltale } from '../api.js';
import { date } from '../base/format.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { CopyButton, Field, Form, LinkButton, Select, Submit } from '../shared/controls.js';
import { ErrorNotice, Progress, useLoaded, useTask } from '../shared/task.js';
import { signedInOnly } from './sign-in.js';
import '../styles/lists.css';
import '../styles/account.css';

export default signedInOnly('API keys', 'Sign in to create API keys.', ApiKeysPage);

/** The account's API keys: create, list, revoke. */
function ApiKeysPage() {
  /** The key that was just created: shown once, and inserted into the examples. */
  const [newest, setNewest] = useState<string | null>(null);
  const { value: keys, load, task } = useLoaded(signal => telltale.keys.list({ signal }));
  return (
    <>
      <h1 tabIndex={-1}>API keys</h1>
      <p class="lede">
        Programs and agents need a key; this site does not. The browser extension gets its own:{' '}
        <a href="/connect">connect the extension</a>.
      </p>
      <CreateKeyForm
        onCreated={key => {
          setNewest(key);
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
            <LinkButton onClick={() => setNewest(null)}>Done</LinkButton>
          </div>
        </div>
      )}
      <ErrorNotice problem={task.problem} onRetry={load} />
      <Progress when={task.busy && keys === null} what="Loading your keys …" />
      {keys?.length === 0 && <p class="hint">No keys yet.</p>}
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
      <Examples apiKey={newest ?? 'YOUR_KEY'} />
    </>
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

/** Calls of the API with a key. */
function Examples({ apiKey: key }: { apiKey: string }) {
  const curl = `curl -s '${location.origin}/api/scan?format=text' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: text/plain' --data-binary @essay.txt`;
  const server = {
    type: 'http',
    url: `${location.origin}/api/mcp`,
    headers: { Authorization: `Bearer ${key}` },
  };
  const mcp = JSON.stringify({ mcpServers: { telltale: server } }, null, 2);
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Call the API</h2>
      <Snippet name="From a shell" text={curl} />
      <Snippet name="From an agent, with MCP" text={mcp} />
    </section>
  );
}

const Snippet = ({ name, text }: { name: string; text: string }) => (
  <div class="snippet">
    <div class="row">
      <h3>{name}</h3>
      <span class="push">
        <CopyButton text={text} />
      </span>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
    <pre tabIndex={0}>{text}</pre>
  </div>
);
