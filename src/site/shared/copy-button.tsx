import { useState } from 'preact/hooks';

const messageMs = 2000;

/** Copies a text and confirms it. Without clipboard access it explains how to copy by hand. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied');
    } catch {
      setMessage('Select it and press Ctrl+C');
    }
    setTimeout(() => setMessage(null), messageMs);
  };
  return (
    <>
      <button type="button" class="quiet" onClick={copy}>
        {message ?? label}
      </button>
      <span class="unseen" role="status">
        {message}
      </span>
    </>
  );
}
