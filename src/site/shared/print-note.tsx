import { useEffect, useRef } from 'preact/hooks';
import { dateTimeUtc } from '../base/format.js';

/** On paper only: when a result was printed, what computed it, and the path where it is saved. */
export function PrintNote({ version, path }: { version: string; path: string | null }) {
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // At once: the browser does not wait for a render.
    const update = () => time.current?.replaceChildren(dateTimeUtc(new Date().toISOString()));
    update();
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return (
    <p class="print-only hint">
      Printed <span ref={time} /> · {version} · {path === null ? 'not saved' : location.origin + path}
    </p>
  );
}
