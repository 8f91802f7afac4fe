import { useState } from 'preact/hooks';
import { config, refreshConfig, signOut, telltale } from '../api.js';
import { clearWork } from '../draft.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, useTask } from '../shared/task.js';
import { PasswordForm } from './password-form.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

export function AccountPage() {
  const who = useStore(config);
  if (who === null) return null;
  return who.account === null ? <SignIn /> : <Account name={who.account} plan={who.plan} />;
}

function Account({ name, plan }: { name: string; plan: string }) {
  const [passwordChanges, setPasswordChanges] = useState(0);
  const task = useTask();
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{name}</h1>
      <p class="lede">
        Signed in, with the plan <strong>{plan}</strong>. API keys and usage are in{' '}
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
          onConfirm={async () => {
            await telltale.account.delete();
            clearWork();
            await refreshConfig();
          }}
        >
          <p>All saved scans and cleanups and all API keys are deleted too. This can't be undone.</p>
        </ConfirmButton>
      </section>
    </div>
  );
}
