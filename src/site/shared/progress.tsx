import { useEffect, useState } from 'preact/hooks';

const afterMs = 400;

/** Progress, once something has taken long enough to wonder about. */
export function Progress({ when, what, onStop }: { when: boolean; what: string; onStop?: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!when) return;
    const timer = setTimeout(() => setLate(true), afterMs);
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
