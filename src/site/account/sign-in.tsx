import type { Attributes, ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { limits } from '../../contract/limits.js';
import { config, configProblem, refreshConfig, telltale } from '../api.js';
import { useStore } from '../base/store.js';
import { cameFrom, currentPage, focusHeading } from '../router.js';
import { Field, Form } from '../shared/controls.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';

const forms = {
  in: { title: 'Sign in', other: 'Create an account instead' },
  up: { title: 'Create an account', other: 'Sign in instead' },
} as const;

interface SignInProps {
  /** Title of the page that needs an account, instead of that of the form. */
  title?: string;
  why?: string;
  /** Whether the form is a step of a page, which goes on with an account, and not a page of its own. */
  inPlace?: boolean;
  children?: ComponentChildren;
}

/** Sign-in form, and a registration form where registration is open. */
export function SignIn({ title, why, inPlace = false, children }: SignInProps) {
  const registrationOpen = useStore(config)?.features.registration ?? false;
  const [mode, setMode] = useState<keyof typeof forms>(inPlace ? 'up' : 'in');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (inPlace) heading.current?.focus();
  }, []);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const task = useTask();
  const form = forms[registrationOpen ? mode : 'in'];
  const submit = () =>
    task.run(async signal => {
      const send = form === forms.up ? telltale.account.register : telltale.sessions.signIn;
      await send({ name, password }, { signal });
      await refreshConfig();
      if (inPlace) focusHeading();
      // The page that led here is shown again, as it was.
      if (currentPage.get()?.page === '/account' && cameFrom() !== null) history.back();
    });
  const Heading = inPlace ? 'h2' : 'h1';
  return (
    <div class={inPlace ? undefined : 'narrow'}>
      <Heading ref={heading} tabIndex={-1}>
        {title ?? form.title}
      </Heading>
      <p class="lede">
        {why ??
          'An account is free. It allows longer texts, saves a history of your scans and cleanups, and lets you create API keys.'}
      </p>
      <Form class="card stack" onSubmit={submit}>
        <Field
          label="Name"
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          required
          maxLength={limits.accountNameChars}
          value={name}
          onText={setName}
        />
        <PasswordField
          label="Password"
          name="password"
          value={password}
          onText={setPassword}
          hint={
            form === forms.up &&
            "A lost password can't be recovered: the service does not ask for your email address."
          }
        />
        <ErrorNotice problem={task.problem} />
        <div class="row">
          <button type="submit" class="main" disabled={task.busy}>
            {form.title}
          </button>
          <Progress when={task.busy} what="Checking the password …" />
          {registrationOpen && (
            <button
              type="button"
              class="link push"
              onClick={() => {
                setMode(mode === 'in' ? 'up' : 'in');
                task.stop();
              }}
            >
              {form.other}
            </button>
          )}
        </div>
      </Form>
      {!registrationOpen && (
        <p class="hint">Registration is closed on this server. Its operator can create an account for you.</p>
      )}
      {children}
    </div>
  );
}

interface PasswordProps {
  label: string;
  name?: string;
  value: string;
  onText(text: string): void;
  /** For a new password, what to know about it besides its length. */
  hint?: string | false;
}

export const PasswordField = ({ hint = false, ...field }: PasswordProps) => (
  <Field
    type="password"
    autocomplete={hint ? 'new-password' : 'current-password'}
    required
    minLength={hint ? limits.passwordCharsMin : undefined}
    maxLength={limits.passwordCharsMax}
    {...field}
  >
    {hint && (
      <span class="hint">
        At least {limits.passwordCharsMin} characters. {hint}
      </span>
    )}
  </Field>
);

/** A page for accounts. Visitors see the sign-in form with the reason, and an example of the page. */
export function signedInOnly<Props extends object>(
  title: string,
  why: string,
  Page: ComponentType<Props>,
  example?: ComponentChildren,
) {
  return function SignedInOnly(props: Props & Attributes) {
    const who = useStore(config);
    const problem = useStore(configProblem);
    if (who === null) return <Progress when={problem === null} what="Loading …" />;
    if (who.account !== null) return <Page {...props} />;
    return (
      <SignIn title={title} why={why}>
        {example}
      </SignIn>
    );
  };
}
