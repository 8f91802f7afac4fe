import type { GenreChoice } from '../../contract/genre.js';
import { pageLimits } from '../../contract/page-limits.js';
import { number } from '../../contract/prose.js';
import { config } from '../api.js';
import { createStore, useStore } from '../base/store.js';
import { draft, editDraft } from '../draft.js';
import { Check, Field, Select } from '../shared/controls.js';

const genres: readonly [GenreChoice, string][] = [
  ['', 'Detected automatically'],
  ['academic', 'Academic: essay, paper'],
  ['expository', 'Expository: blog, article'],
  ['fiction', 'Fiction'],
  ['promotional', 'Promotional: marketing'],
];

/** Choices of a signed-in visitor; they last until the page is closed. */
export const scanChoices = createStore({ save: true, deep: false });

/** The choice that the writer's first language is not English, for scans and live scores. */
export function SecondLanguage() {
  const { esl } = useStore(draft);
  return (
    <Check checked={esl} onCheck={esl => editDraft({ esl })}>
      The writer's first language is not English
    </Check>
  );
}

/** Options of a scan: genre, the writer's language, and with an account title, saving and deep scans. */
export function ScanOptions() {
  const { genre, title } = useStore(draft);
  const choices = useStore(scanChoices);
  const who = useStore(config);
  const deepLeft = who?.usage.deep_scans_remaining;
  return (
    <fieldset class="options">
      <legend class="unseen">About the text</legend>
      <Select label="Kind of text" value={genre} options={genres} onChoose={genre => editDraft({ genre })} />
      {who?.account && (
        <Field
          class="field grow"
          label="Title in your history"
          maxLength={pageLimits.titleChars}
          value={title}
          onText={title => editDraft({ title })}
        />
      )}
      <div class="checks">
        <SecondLanguage />
        {who?.account && (
          <>
            <Check checked={choices.save} onCheck={save => scanChoices.set({ ...choices, save })}>
              Save to my history
            </Check>
            {who.features.deep && (
              <Check checked={choices.deep} onCheck={deep => scanChoices.set({ ...choices, deep })}>
                Run the wording model on the whole of a long text
                {deepLeft != null && <span class="hint"> ({number(deepLeft)} left this month)</span>}
              </Check>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
