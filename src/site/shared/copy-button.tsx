import { useState } from 'preact/hooks';

const saidMs = 2000;

/** Copies a text and says so; where copying is not allowed, says how to do it by hand. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Select it and press Ctrl+C');
    }
    setTimeout(() => setSaid(null), saidMs);
  };
  return (
    <>
      <button type="button" class="quiet" onClick={copy}>
        {said ?? label}
      </button>
      <span class="unseen" role="status">
        {said}
      </span>
    </>
  );
}
