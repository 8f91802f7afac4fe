import { useEffect } from 'preact/hooks';
import { useStore } from '../base/store.js';
import { CopyButton } from '../shared/controls.js';
import { ApiKeys, newKey } from './api-keys.js';
import { signedInOnly } from './sign-in.js';
import '../styles/account.css';

export default signedInOnly('Sign in to create API keys.', Dashboard);

function Dashboard() {
  useEffect(() => () => newKey.set(null), []);
  return (
    <>
      <h1 tabIndex={-1}>API keys</h1>
      <ApiKeys />
      <Examples />
    </>
  );
}

function Examples() {
  const key = useStore(newKey) ?? 'YOUR_KEY';
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
