import { editDraft, lastScan } from '../draft.js';
import { navigate } from '../router.js';
import { Button, CopyButton } from '../shared/controls.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { RewriteCard } from './rewrite-card.js';
import { type Rewriting, rewriting, updatePicked, withAcceptedRewrites } from './rewrite-state.js';
import { startRewrite, stopRewrite } from './rewrite-stream.js';

/** The picked sentences with their rewrites as they arrive, and the text with the accepted ones. */
export function RewriteResults({ text, mode, picked, running, problem }: Rewriting) {
  const rewrites = picked.filter(({ answer }) => answer.state === 'rewritten');
  const accepted = rewrites.filter(one => one.accepted);
  const waiting = picked.filter(({ answer }) => answer.state === 'waiting').length;
  const whole = withAcceptedRewrites(text, picked);
  const restart = () =>
    startRewrite(
      text,
      picked.map(one => ({ ...one, answer: { state: 'waiting', text: '' }, accepted: false })),
      mode,
    );
  const acceptAll = () => {
    for (const { id } of rewrites) updatePicked(id, { accepted: true });
  };
  const continueWithText = () => {
    const scanned = lastScan.get();
    const id = scanned?.result.scan_id ?? null;
    editDraft({
      text: whole,
      before: scanned?.path ?? null,
      ...(id !== null && { parent: { id, title: null } }),
    });
    lastScan.set(null);
    rewriting.set(null);
    navigate('/');
  };
  return (
    <>
      <div class="row pick-bar">
        <strong role="status">
          {running
            ? `${picked.length - waiting} of ${picked.length} done`
            : `${rewrites.length} of ${picked.length} rewritten, ${accepted.length} accepted`}
        </strong>
        {rewrites.length > 0 && accepted.length < rewrites.length && (
          <Button onClick={() => acceptAll()}>Accept all</Button>
        )}
        <Progress when={running} what="Rewriting …" onStop={stopRewrite} />
        {!running && (
          <button type="button" class="quiet push" onClick={() => rewriting.set(null)}>
            Pick other sentences
          </button>
        )}
      </div>
      <ErrorNotice problem={problem} onRetry={restart} />
      <ul class="rewrites">
        {picked.map(one => (
          <RewriteCard key={one.id} original={text.slice(one.start, one.end)} picked={one} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <section aria-labelledby="whole">
          <div class="row">
            <h2 id="whole">The text with the accepted rewrites</h2>
            <span class="push row">
              <CopyButton text={whole} label="Copy the text" />
              <button type="button" onClick={continueWithText}>
                Continue with this text
              </button>
            </span>
          </div>
          <div class="card prose">{whole}</div>
        </section>
      )}
    </>
  );
}
