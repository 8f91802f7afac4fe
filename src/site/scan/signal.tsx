import { useId, useState } from 'preact/hooks';
import { signalAbout, signalName } from '../../engine/scan/results/signal-names.js';

interface SignalNameProps {
  name: string;
  /** Positive towards AI. */
  points: number;
}

/** The name of a signal, which explains itself on hover, focus and touch. */
export function SignalName({ name, points }: SignalNameProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const about = signalAbout(name);
  if (about === null) return <>{signalName(name, points)}</>;
  return (
    <span class="term">
      <button
        type="button"
        class="link"
        aria-describedby={isOpen ? id : undefined}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      >
        {signalName(name, points)}
      </button>
      {isOpen && (
        <span class="about" role="tooltip" id={id}>
          {about}
        </span>
      )}
    </span>
  );
}
