import type { ComponentChildren } from 'preact';
import { config, configProblem } from '../session.js';
import { Progress } from '../shared/progress.js';
import { useStore } from '../shared/store.js';
import { SignIn } from './sign-in.js';

/** Shows its children to a signed-in visitor, and the sign-in form to anyone else. */
export function SignedInOnly({ why, children }: { why: string; children: ComponentChildren }) {
  const who = useStore(config);
  const problem = useStore(configProblem);
  if (who === null) return <Progress when={problem === null} what="Loading …" />;
  return who.account === null ? <SignIn why={why} /> : children;
}
