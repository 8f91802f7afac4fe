import { useEffect, useState } from 'preact/hooks';
import type { SessionView } from '../../client/index.js';
import { telltale } from '../api.js';
import { clearWork } from '../draft.js';
import { refreshConfig } from '../session.js';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { dateTime } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';

/** The account's sessions, with buttons that end one or all. A new value of `changes` reloads the list. */
export function Sessions({ changes }: { changes: number }) {
  const [sessions, setSessions] = useState<SessionView[] | null>(null);
  const [confirming, setConfirming] = useState(false);
  const list = useTask();
  const end = useTask();
  const load = () =>
    list.run(async signal => {
      setSessions(await telltale.sessions.list({ signal }));
    });
  useEffect(() => void load(), [changes]);
  const endOne = (id: string) =>
    end.run(async () => {
      await telltale.sessions.delete(id);
      await load();
    });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <ErrorNotice problem={list.problem} onRetry={load} />
      <Progress when={list.busy && sessions === null} what="Loading your sessions …" />
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
                <button type="button" class="quiet" disabled={end.busy} onClick={() => void endOne(id)}>
                  End<span class="unseen"> the session from {dateTime(created_at)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice problem={end.problem} />
      <button type="button" class="quiet" onClick={() => setConfirming(true)}>
        Sign out everywhere …
      </button>
      {confirming && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            await telltale.sessions.deleteAll();
            clearWork();
            await refreshConfig();
          }}
        >
          <p>Every browser must sign in again, including this one. API keys stay valid.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
