import { useStore } from '../shared/store.js';
import { ErrorNotice } from '../shared/task.js';
import { type Action, batch } from './batch-state.js';

/** The error that ended one of these actions, beside their buttons. */
export function Failure({ of }: { of: readonly Action[] }) {
  const { failure } = useStore(batch);
  if (failure === null || !of.includes(failure.action)) return null;
  return <ErrorNotice problem={failure.problem} onRetry={failure.retry} />;
}
