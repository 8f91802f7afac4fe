import { useEffect, useState } from 'preact/hooks';
import { configProblem, refreshConfig } from '../session.js';
import { useStore } from './store.js';

/** Says so while the browser has no network, or the service did not answer at all. */
export function OfflineNotice() {
  const [online, setOnline] = useState(navigator.onLine);
  const problem = useStore(configProblem);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void refreshConfig();
    };
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  if (online && problem === null) return null;
  return (
    <p class="note offline" role="status">
      {online ? problem : 'You are offline. What you entered stays here; scanning needs the connection back.'}{' '}
      {online && (
        <button type="button" class="link" onClick={() => void refreshConfig()}>
          Try again
        </button>
      )}
    </p>
  );
}
