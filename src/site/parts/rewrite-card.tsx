import { change, type Picked } from '../rewriting.js';
import { diffWords } from '../word-diff.js';
import { Side } from './changes.js';

/** One picked sentence: as it was, as it came back, and the choice between them. */
export function RewriteCard({ original, picked }: { original: string; picked: Picked }) {
  const { id, answer, accepted } = picked;
  return (
    <li class={`card rewrite ${answer.state}${accepted ? ' accepted' : ''}`}>
      {answer.state === 'rewritten' ? (
        <Rewritten
          original={original}
          text={answer.text}
          kept={answer.kept}
          kinds={answer.edits.map(edit => edit.kind)}
        />
      ) : (
        <>
          <p class="prose">{original}</p>
          {answer.state === 'waiting' ? (
            <p class="prose incoming">{answer.text || <span class="run" aria-hidden="true" />}</p>
          ) : (
            <p class="hint">
              {answer.state === 'declined' ? 'Left as it is. ' : 'Not rewritten. '}
              {answer.reason}
            </p>
          )}
        </>
      )}
      {answer.state === 'rewritten' && (
        <div class="row">
          <button
            type="button"
            class="quiet"
            aria-pressed={accepted}
            onClick={() => change(id, { accepted: true })}
          >
            Accept
          </button>
          <button
            type="button"
            class="quiet"
            aria-pressed={!accepted}
            onClick={() => change(id, { accepted: false })}
          >
            Keep mine
          </button>
        </div>
      )}
    </li>
  );
}

function Rewritten({
  original,
  text,
  kept,
  kinds,
}: {
  original: string;
  text: string;
  kept: Readonly<Record<string, unknown>>;
  kinds: readonly string[];
}) {
  const changes = diffWords(original, text);
  const held = keptSentence(kept);
  return (
    <>
      <p class="prose">
        <span class="unseen">Yours: </span>
        <Side changes={changes} side="before" />
      </p>
      <p class="prose">
        <span class="unseen">Rewritten: </span>
        <Side changes={changes} side="after" />
      </p>
      <p class="hint">
        {[...new Set(kinds)].map(kind => kind.replaceAll('_', ' ')).join(', ')}
        {held !== '' && `${kinds.length > 0 ? '. ' : ''}Kept: ${held}.`}
      </p>
    </>
  );
}

/** What a rewrite was checked to have kept: amounts or the things themselves, by kind; what there was none of is not told. */
function keptSentence(kept: Readonly<Record<string, unknown>>): string {
  return Object.entries(kept)
    .map(([kind, held]) => {
      if (Array.isArray(held)) return held.length > 0 ? `${kind} ${held.join(', ')}` : '';
      if (typeof held === 'number')
        return held > 0 ? `${held} ${held === 1 ? kind.replace(/s$/, '') : kind}` : '';
      return held === true ? kind : '';
    })
    .filter(part => part !== '')
    .join('; ');
}
