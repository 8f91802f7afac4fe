import { count, scoreRaisedNote } from '../../contract/figures.js';
import type { RewriteEvent } from '../../contract/rewrite.js';
import { Button, CopyButton } from '../shared/controls.js';
import { BeforeAndAfter } from '../shared/marked-changes.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { diffWords } from '../shared/word-diff.js';
import {
  type Picked,
  type Rewriting,
  rewriting,
  updatePicked,
  withAcceptedRewrites,
  withNextWording,
} from './rewrite-state.js';
import { startRewrite, stopRewrite } from './rewrite-stream.js';

/** The picked sentences with their rewrites as they arrive, and the text with the accepted ones. */
export function RewriteResults({ text, mode, picked, running, scoreRaised, problem }: Rewriting) {
  const rewrites = picked.filter(({ answer }) => answer.state === 'rewritten');
  const accepted = rewrites.filter(one => one.accepted);
  const waiting = picked.filter(({ answer }) => answer.state === 'waiting').length;
  const whole = withAcceptedRewrites({ text, picked });
  return (
    <>
      <div class="row pick-bar">
        <strong role="status">
          {running
            ? `${picked.length - waiting} of ${picked.length} done`
            : `${rewrites.length} of ${picked.length} rewritten, ${accepted.length} accepted`}
        </strong>
        {scoreRaised && <span role="status">{scoreRaisedNote}</span>}
        {rewrites.length > 0 && accepted.length < rewrites.length && (
          <Button onClick={() => updatePicked('rewritten', { accepted: true })}>Accept all</Button>
        )}
        <Progress when={running} what="Rewriting …" onStop={stopRewrite} />
        {accepted.length > 0 && (
          <a class="button" href="/">
            Continue with {count(accepted.length, 'rewrite')}
          </a>
        )}
        {!running && (
          <button type="button" class="quiet push" onClick={() => rewriting.set(null)}>
            Pick other sentences
          </button>
        )}
      </div>
      <ErrorNotice problem={problem} onRetry={() => startRewrite(text, picked, mode)} />
      <ul class="rewrites">
        {picked.map(one => (
          <RewriteCard key={one.id} original={text.slice(one.start, one.end)} picked={one} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <section aria-labelledby="whole">
          <div class="row">
            <h2 id="whole">The text with the accepted rewrites</h2>
            <span class="push">
              <CopyButton text={whole} label="Copy the text" />
            </span>
          </div>
          <p class="hint">Scan, Edit and Clean up continue with this text.</p>
          <div class="card prose">{whole}</div>
        </section>
      )}
    </>
  );
}

/** One picked sentence with its rewrite, and the choice between the two. */
function RewriteCard({ original, picked }: { original: string; picked: Picked }) {
  const { id, answer, accepted } = picked;
  return (
    <li class={`card rewrite ${answer.state}${accepted ? ' accepted' : ''}`}>
      {answer.state === 'rewritten' ? (
        <>
          <Rewritten original={original} rewrite={answer.rewrite} />
          <div class="row">
            <Button aria-pressed={accepted} onClick={() => updatePicked(id, { accepted: true })}>
              Accept
            </Button>
            <Button aria-pressed={!accepted} onClick={() => updatePicked(id, { accepted: false })}>
              Keep mine
            </Button>
            {answer.rewrite.alternatives !== undefined && (
              <Button
                onClick={() =>
                  updatePicked(id, { answer: { ...answer, rewrite: withNextWording(answer.rewrite) } })
                }
              >
                Another wording
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p class="prose">{original}</p>
          {answer.state === 'waiting' ? (
            <p class="prose incoming">{answer.text || <span class="run" aria-hidden="true" />}</p>
          ) : (
            <p class="hint">
              {answer.state === 'declined' ? 'Unchanged. ' : 'Not rewritten. '}
              {answer.reason}
            </p>
          )}
        </>
      )}
    </li>
  );
}

function Rewritten({ original, rewrite }: { original: string; rewrite: RewriteEvent }) {
  const changes = diffWords(original, rewrite.text);
  const kinds = [...new Set(rewrite.edits.map(edit => edit.kind.replaceAll('_', ' ')))];
  const notes = [kinds.join(', '), preservedSentence(rewrite.kept), rewrite.note ?? ''];
  return (
    <>
      <BeforeAndAfter changes={changes} name="Rewritten" />
      <p class="hint">{notes.filter(note => note !== '').join(' · ')}</p>
    </>
  );
}

/** Lists the preserved items, such as numbers and names. Omits kinds that the sentence lacks. */
function preservedSentence(kept: RewriteEvent['kept']): string {
  const preserved = Object.entries(kept)
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => `${amount} ${amount === 1 ? kind.replace(/s$/, '') : kind}`);
  return preserved.length === 0 ? '' : `kept ${preserved.join(', ')}`;
}
