import { edit, scanned } from '../draft.js';
import { navigate } from '../router.js';
import { Copy } from '../shared/copy-button.js';
import { Failed } from '../shared/error-notice.js';
import { Busy } from '../shared/progress.js';
import { RewriteCard } from './rewrite-card.js';
import { change, type Rewriting, rewriting, rewritten } from './rewrite-state.js';
import { begin, stop } from './rewrite-stream.js';

/** The picked sentences as they come back, and the text that the accepted ones make. */
export function RewriteAnswers({ text, mode, picked, running, problem }: Rewriting) {
  const came = picked.filter(({ answer }) => answer.state === 'rewritten');
  const accepted = came.filter(one => one.accepted);
  const waiting = picked.filter(({ answer }) => answer.state === 'waiting').length;
  const whole = rewritten(text, picked);
  const again = () =>
    begin(
      text,
      picked.map(one => ({ ...one, answer: { state: 'waiting', text: '' }, accepted: false })),
      mode,
    );
  const acceptAll = () => {
    for (const { id } of came) change(id, { accepted: true });
  };
  const goOn = () => {
    const id = scanned.get()?.result.scan_id ?? null;
    edit({ text: whole, ...(id !== null && { parent: { id, title: null } }) });
    scanned.set(null);
    rewriting.set(null);
    navigate('/');
  };
  return (
    <>
      <div class="row pick-bar">
        <strong role="status">
          {running
            ? `${picked.length - waiting} of ${picked.length} came`
            : `${came.length} of ${picked.length} rewritten, ${accepted.length} accepted`}
        </strong>
        {came.length > 0 && accepted.length < came.length && (
          <button type="button" class="quiet" onClick={() => acceptAll()}>
            Accept all
          </button>
        )}
        <Busy when={running} what="Rewriting …" onStop={stop} />
        {!running && (
          <button type="button" class="quiet push" onClick={() => rewriting.set(null)}>
            Pick others
          </button>
        )}
      </div>
      <Failed problem={problem} onRetry={again} />
      <ul class="rewrites">
        {picked.map(one => (
          <RewriteCard key={one.id} original={text.slice(one.start, one.end)} picked={one} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <section aria-labelledby="whole">
          <div class="row">
            <h2 id="whole">The text with what you accepted</h2>
            <span class="push row">
              <Copy text={whole} label="Copy the text" />
              <button type="button" onClick={goOn}>
                Go on with this text
              </button>
            </span>
          </div>
          <div class="card prose">{whole}</div>
        </section>
      )}
    </>
  );
}
