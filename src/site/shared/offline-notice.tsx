import { useEffect, useState } from 'preact/hooks';
import { configProblem, refreshConfig } from '../api.js';
import { LinkButton } from './controls.js';
import { useStore } from './store.js';

/** Shown while the browser is offline or the service does not answer. */
export function OfflineNotice() {
  const [online, setOnline] = useState(navigator.onLine);
  const problem = useStore(configProblem);
  useEffect(() => {
    const update = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void refreshConfig();
    };
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  if (online && problem === null) return null;
  return (
    <p class="note offline" role="status">
      {online
        ? problem
        : 'You are offline. Nothing you entered is lost; scanning works again once you are connected.'}{' '}
      {online && <LinkButton onClick={() => void refreshConfig()}>Try again</LinkButton>}
    </p>
  );
}
