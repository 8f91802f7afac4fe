import { useState } from 'preact/hooks';
import { limits } from '../../contract/limits.js';
import { telltale } from '../api.js';
import { Field, Form, Submit } from '../shared/controls.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';

/** Changes the password, which ends every other session. */
export function PasswordForm({ name, onChanged }: { name: string; onChanged: () => void }) {
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
        <Field
          label="Current password"
          type="password"
          autocomplete="current-password"
          required
          maxLength={limits.passwordCharsMax}
          value={current}
          onText={setCurrent}
        />
        <Field
          label="New password"
          type="password"
          autocomplete="new-password"
          required
          minLength={limits.passwordCharsMin}
          maxLength={limits.passwordCharsMax}
          value={next}
          onText={setNext}
        >
          <span class="hint">
            At least {limits.passwordCharsMin} characters. Changing the password signs you out everywhere
            else; API keys stay valid.
          </span>
        </Field>
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
