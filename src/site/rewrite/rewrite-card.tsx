import type { RewriteEvent } from '../../contract/rewrite.js';
import { Button } from '../shared/controls.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import { diffWords } from '../shared/word-diff.js';
import { type Picked, updatePicked } from './rewrite-state.js';

/** One picked sentence with its rewrite, and the choice between the two. */
export function RewriteCard({ original, picked }: { original: string; picked: Picked }) {
  const { id, answer, accepted } = picked;
  return (
    <li class={`card rewrite ${answer.state}${accepted ? ' accepted' : ''}`}>
      {answer.state === 'rewritten' ? (
        <Rewritten original={original} rewrite={answer.rewrite} />
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
      {answer.state === 'rewritten' && (
        <div class="row">
          <Button aria-pressed={accepted} onClick={() => updatePicked(id, { accepted: true })}>
            Accept
          </Button>
          <Button aria-pressed={!accepted} onClick={() => updatePicked(id, { accepted: false })}>
            Keep mine
          </Button>
        </div>
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
      <p class="prose">
        <span class="unseen">Yours: </span>
        <MarkedChanges changes={changes} side="before" />
      </p>
      <p class="prose">
        <span class="unseen">Rewritten: </span>
        <MarkedChanges changes={changes} side="after" />
      </p>
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
