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

/** Where the account is signed in, with a way to end one session or all. `changes` grows when the list is out of date. */
export function Sessions({ changes }: { changes: number }) {
  const [sessions, setSessions] = useState<SessionView[] | null>(null);
  const [asks, setAsks] = useState(false);
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
      <h2 id="sessions">Signed in</h2>
      <ErrorNotice problem={list.problem} onRetry={load} />
      <Progress when={list.busy && sessions === null} what="Fetching your sessions …" />
      {sessions !== null && (
        <ul class="rows">
          {sessions.map(({ id, created_at, last_used_at, current }) => (
            <li key={id}>
              <div class="grow">
                <strong>{current ? 'This browser' : 'Another browser'}</strong>
                <p class="hint">
                  since {dateTime(created_at)}
                  {last_used_at !== null && ` · last used about ${dateTime(last_used_at)}`}
                </p>
              </div>
              {!current && (
                <button type="button" class="quiet" disabled={end.busy} onClick={() => void endOne(id)}>
                  End<span class="unseen"> the session since {dateTime(created_at)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice problem={end.problem} />
      <button type="button" class="quiet" onClick={() => setAsks(true)}>
        Sign out everywhere …
      </button>
      {asks && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await telltale.sessions.deleteAll();
            clearWork();
            await refreshConfig();
          }}
        >
          <p>Every browser has to sign in again, this one too. API keys stay valid.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
