import type { ComponentChildren } from 'preact';
import { useCell } from '../cell.js';
import { config, configProblem } from '../session.js';
import { Busy } from './busy.js';
import { SignIn } from './sign-in.js';

/** Shows what is for accounts to whoever is signed in, and the sign-in to everybody else. */
export function ForAccounts({ why, children }: { why: string; children: ComponentChildren }) {
  const who = useCell(config);
  const problem = useCell(configProblem);
  if (who === null) return <Busy when={problem === null} what="Asking who you are …" />;
  return who.account === null ? <SignIn why={why} /> : children;
}
