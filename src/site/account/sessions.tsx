import { refreshConfig, telltale } from '../api.js';
import { clearWork } from '../draft.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button } from '../shared/controls.js';
import { dateTime } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded, useTask } from '../shared/task.js';

/** The account's sessions, with buttons that end one or all. A new value of `changes` reloads the list. */
export function Sessions({ changes }: { changes: number }) {
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
        onConfirm={async () => {
          await telltale.sessions.deleteAll();
          clearWork();
          await refreshConfig();
        }}
      >
        <p>Every browser must sign in again, including this one. API keys stay valid.</p>
      </ConfirmButton>
    </section>
  );
}
