import type { ComponentChildren } from 'preact';
import type { Problem } from '../api.js';

/** Something worth knowing; calm, whatever it is. */
export const Note = ({ children }: { children: ComponentChildren }) => <div class="note">{children}</div>;

/** Why something did not work, read out at once, with what can be done about it. */
export function ErrorNotice({ problem, onRetry }: { problem: Problem | null; onRetry?: () => void }) {
  if (problem === null) return null;
  return (
    <div class="note failed" role="alert">
      <p>{problem.message}</p>
      {onRetry && (problem.status <= 0 || problem.status >= 429) && (
        <button type="button" class="link" onClick={onRetry}>
          Try again
        </button>
      )}
      {problem.status === 401 && <a href="/account">Sign in</a>}
    </div>
  );
}
