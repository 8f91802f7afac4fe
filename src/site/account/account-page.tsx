import { useEffect, useState } from 'preact/hooks';
import { number } from '../../contract/prose.js';
import type { ConfigView } from '../../contract/service.js';
import { config, refreshConfig, telltale } from '../api.js';
import { date, dateTime } from '../base/format.js';
import { useStore } from '../base/store.js';
import { clearWork } from '../draft.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button, Form, Submit } from '../shared/controls.js';
import { ErrorNotice, Progress, TaskButton, useLoaded, useTask } from '../shared/task.js';
import { SharedReports } from './shared-reports.js';
import { PasswordField, SignIn } from './sign-in.js';
import '../styles/lists.css';
import '../styles/account.css';

export default function AccountPage() {
  const who = useStore(config);
  if (who === null) return null;
  return who.account === null ? <SignIn /> : <Account name={who.account} view={who} />;
}

/** Ends the session by a call, and clears all data of the account in this tab. */
async function endSession(call: () => Promise<unknown>): Promise<void> {
  await call();
  clearWork();
  await refreshConfig();
}

function Account({ name, view }: { name: string; view: ConfigView }) {
  useEffect(() => void refreshConfig(), []);
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{name}</h1>
      <p class="lede">
        You are signed in. <a href="/">Scan a text</a> or <a href="/batch">several files</a>, or create{' '}
        <a href="/dashboard">API keys</a> for programs.
      </p>
      <div class="row">
        <TaskButton progress="Signing out …" onRun={() => endSession(() => telltale.sessions.signOut())}>
          Sign out
        </TaskButton>
      </div>
      <Usage view={view} />
      <SharedReports />
      <PasswordForm name={name} onChanged={() => setPasswordChanges(count => count + 1)} />
      <Sessions changes={passwordChanges} />
      <section class="leave">
        <h2>Delete the account</h2>
        <p>
          This deletes the account with its history, its API keys and everything else it owns, at once and
          permanently.
        </p>
        <ConfirmButton
          button="Delete the account …"
          title="Delete the account?"
          action="Delete everything"
          typed={name}
          onConfirm={() => endSession(() => telltale.account.delete())}
        >
          <p>All saved scans and cleanups and all API keys are deleted too. This can't be undone.</p>
        </ConfirmButton>
      </section>
    </div>
  );
}

/** What the account has used of the limits of its plan. */
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

/** Changes the password, which ends every other session. */
function PasswordForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [changed, setChanged] = useState(false);
  const task = useTask();
  const submit = () =>
    task.run(async signal => {
      setChanged(false);
      const change = { current_password: current, new_password: next };
      await telltale.account.changePassword(change, { signal });
      setCurrent('');
      setNext('');
      setChanged(true);
      onChanged();
    });
  return (
    <section aria-labelledby="password">
      <h2 id="password">Password</h2>
      <Form class="stack" onSubmit={submit}>
        {/* Password managers need the account name in the form. */}
        <input type="text" name="username" autocomplete="username" value={name} hidden readOnly />
        <PasswordField label="Current password" value={current} onText={setCurrent} />
        <PasswordField
          label="New password"
          value={next}
          onText={setNext}
          hint="Changing the password signs you out everywhere else; API keys stay valid."
        />
        <ErrorNotice problem={task.problem} />
        <div class="row">
          <Submit busy={task.busy}>Change the password</Submit>
          <Progress when={task.busy} what="Changing the password …" />
          {changed && <span role="status">The password is changed.</span>}
        </div>
      </Form>
    </section>
  );
}

/** The account's sessions, with buttons that end one or all. A new value of `changes` reloads the list. */
function Sessions({ changes }: { changes: number }) {
  const { value: sessions, load, task } = useLoaded(signal => telltale.sessions.list({ signal }), changes);
  const end = useTask();
  const endOne = (id: string) =>
    end.run(async () => {
      await telltale.sessions.delete(id);
      await load();
    });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <ErrorNotice problem={task.problem} onRetry={load} />
      <Progress when={task.busy && sessions === null} what="Loading your sessions …" />
      {sessions !== null && (
        <ul class="rows">
          {sessions.map(({ id, created_at, last_used_at, current }) => (
            <li key={id}>
              <div class="grow">
                <strong>{current ? 'This browser' : 'Another browser'}</strong>
                <p class="hint">
                  signed in {dateTime(created_at)}
                  {last_used_at !== null && ` · last used about ${dateTime(last_used_at)}`}
                </p>
              </div>
              {!current && (
                <Button disabled={end.busy} onClick={() => void endOne(id)}>
                  End<span class="unseen"> the session from {dateTime(created_at)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice problem={end.problem} />
      <ConfirmButton
        button="Sign out everywhere …"
        title="Sign out everywhere?"
        action="Sign out everywhere"
        onConfirm={() => endSession(() => telltale.sessions.deleteAll())}
      >
        <p>Every browser must sign in again, including this one. API keys stay valid.</p>
      </ConfirmButton>
    </section>
  );
}
