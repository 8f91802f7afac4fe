import type { ComponentChildren } from 'preact';
import { config, configProblem } from '../session.js';
import { Busy } from '../shared/progress.js';
import { useCell } from '../shared/store.js';
import { SignIn } from './sign-in.js';

/** Shows what is for accounts to whoever is signed in, and the sign-in to everybody else. */
export function ForAccounts({ why, children }: { why: string; children: ComponentChildren }) {
  const who = useCell(config);
  const problem = useCell(configProblem);
  if (who === null) return <Busy when={problem === null} what="Asking who you are …" />;
  return who.account === null ? <SignIn why={why} /> : children;
}
