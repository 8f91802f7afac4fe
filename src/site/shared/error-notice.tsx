import type { Problem } from '../api.js';

/** Shows why an action failed and how to proceed. Screen readers announce it immediately. */
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
