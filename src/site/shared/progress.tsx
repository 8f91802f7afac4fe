import { useEffect, useState } from 'preact/hooks';

/** Delay before progress is shown, so that short waits do not flicker. */
const delayMs = 400;

/** Progress of a running action, with a button that stops it. */
export function Progress({ when, what, onStop }: { when: boolean; what: string; onStop?: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!when) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [when]);
  return (
    <div class="busy" role="status">
      {when && late && (
        <>
          <span class="run" aria-hidden="true" />
          {what}
          {onStop && (
            <button type="button" class="link" onClick={onStop}>
              Stop
            </button>
          )}
        </>
      )}
    </div>
  );
}
