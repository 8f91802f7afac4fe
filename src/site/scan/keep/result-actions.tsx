import type { GenreChoice } from '../../../contract/genre.js';
import { clearText, draft, editDraft, replaceDraft } from '../../draft.js';
import { navigate } from '../../router.js';
import { Button } from '../../shared/controls.js';
import type { TextResult } from '../kept-results.js';

interface ActionsProps extends TextResult {
  /** Keeps the result in the tab, for a comparison with the edited text, and returns its path. */
  keep(): string;
}

/** The first actions on every result: to go on with its text, or to begin another one. */
export function ResultActions({ text, title, result, keep }: ActionsProps) {
  const edit = () => {
    const id = result.scan_id;
    const parent = id === null ? null : { id, title: title || null };
    // The draft has the document of the text, which another text replaces.
    if (draft.get().text === text) editDraft({ title, parent, before: keep() });
    else
      replaceDraft(
        { text, title, genre: result.genre as GenreChoice, esl: result.esl, parent, before: keep() },
        'The text was replaced by that of the result.',
      );
    navigate('/edit');
  };
  const startAnew = () => {
    clearText();
    navigate('/');
  };
  return (
    <div class="row push">
      <button type="button" onClick={edit}>
        Edit the text
      </button>
      <Button onClick={startAnew}>New text</Button>
    </div>
  );
}
