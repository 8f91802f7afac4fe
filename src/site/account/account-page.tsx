import { useState } from 'preact/hooks';
import { telltale } from '../api.js';
import { clearWork } from '../draft.js';
import { config, refreshConfig, signOut } from '../session.js';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { useStore } from '../shared/store.js';
import { useTask } from '../shared/task.js';
import { PasswordForm } from './password-form.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

export function AccountPage() {
  const who = useStore(config);
  if (who === null) return null;
  return who.account === null ? <SignIn /> : <Account name={who.account} plan={who.plan} />;
}

function Account({ name, plan }: { name: string; plan: string }) {
  const [asks, setAsks] = useState(false);
  const [passwordChanges, setPasswordChanges] = useState(0);
  const task = useTask();
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{name}</h1>
      <p class="lede">
        Signed in, on the plan <strong>{plan}</strong>. Keys and what is left of the limits are in{' '}
        <a href="/dashboard">Keys and usage</a>.
      </p>
      <div class="row">
        <button type="button" disabled={task.busy} onClick={() => void task.run(signOut)}>
          Sign out
        </button>
      </div>
      <ErrorNotice problem={task.problem} />
      <PasswordForm name={name} onChanged={() => setPasswordChanges(count => count + 1)} />
      <Sessions changes={passwordChanges} />
      <section class="leave">
        <h2>Leave</h2>
        <p>
          Deleting the account deletes its history, its keys and everything else it owns, at once and for
          good.
        </p>
        <button type="button" class="quiet" onClick={() => setAsks(true)}>
          Delete the account …
        </button>
      </section>
      {asks && (
        <ConfirmDialog
          title="Delete the account?"
          action="Delete it all"
          typed={name}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await telltale.account.delete();
            clearWork();
            await refreshConfig();
          }}
        >
          <p>Every saved scan and cleanup and every key goes with it. It can't be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
