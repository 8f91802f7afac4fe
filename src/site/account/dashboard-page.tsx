import { useEffect } from 'preact/hooks';
import { number } from '../../contract/prose.js';
import type { ConfigView } from '../../contract/service.js';
import { config, refreshConfig } from '../api.js';
import { date } from '../base/format.js';
import { useStore } from '../base/store.js';
import { CopyButton } from '../shared/controls.js';
import { ApiKeys, newKey } from './api-keys.js';
import { SharedReports } from './shared-reports.js';
import { signedInOnly } from './sign-in.js';
import '../styles/account.css';

export default signedInOnly('Sign in to create API keys and to see your usage.', Dashboard);

function Dashboard() {
  const who = useStore(config);
  useEffect(() => {
    void refreshConfig();
    return () => newKey.set(null);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Keys and usage</h1>
      <ApiKeys />
      <Usage view={who!} />
      <SharedReports />
      <Examples />
    </>
  );
}

function Usage({ view: { plan, limits, usage } }: { view: ConfigView }) {
  return (
    <section aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      <p class="hint">
        Plan <strong>{plan}</strong>: texts of up to {number(limits.characters_per_text)} characters. Hourly
        limits cover the last 60 minutes; monthly limits reset on {date(usage.month_resets_at)}.
      </p>
      <div class="meters">
        {(
          [
            ['Requests this hour', usage.requests_this_hour, limits.requests_per_hour],
            ['Words scanned this month', usage.words_this_month, limits.words_per_month],
            ['Deep scans this month', usage.deep_scans_this_month, limits.deep_scans_per_month],
            [
              'Deep image reads this month',
              usage.image_deep_reads_this_month,
              limits.image_deep_reads_per_month,
            ],
            ['Stored records', usage.stored_records, limits.stored_records],
          ] as const
        ).map(
          ([name, used, limit]) =>
            used !== null && <Meter key={name} name={name} used={used} limit={limit} />,
        )}
      </div>
    </section>
  );
}

function Meter({ name, used, limit }: { name: string; used: number; limit: number | null }) {
  const text = limit === null ? `${number(used)}, no limit` : `${number(used)} of ${number(limit)}`;
  return (
    <div class="meter">
      <span>{name}</span>
      <span class="amount">{text}</span>
      {limit !== null && limit > 0 && (
        <span
          class="bar-track"
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={used}
          aria-valuetext={text}
        >
          <span class="bar" style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
        </span>
      )}
    </div>
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
