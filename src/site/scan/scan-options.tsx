import { number } from '../../contract/figures.js';
import type { GenreChoice } from '../../contract/genre.js';
import { draft, editDraft } from '../draft.js';
import { config } from '../session.js';
import { createStore, useStore } from '../shared/store.js';
import { isLive } from './live/live-choice.js';

const genres: readonly [GenreChoice, string][] = [
  ['', 'Detected automatically'],
  ['academic', 'Academic: essay, paper'],
  ['expository', 'Expository: blog, article'],
  ['fiction', 'Fiction'],
  ['promotional', 'Promotional: marketing'],
];

/** Choices of a signed-in visitor; they last until the page is closed. */
export const scanChoices = createStore({ save: true, deep: false });

/**
 * Options of a scan: the genre and the writer's language, and with an account the title, saving and deep
 * scans.
 */
export function ScanOptions() {
  const { genre, esl, title } = useStore(draft);
  const choices = useStore(scanChoices);
  const who = useStore(config);
  const live = useStore(isLive);
  const deepLeft = who?.usage.deep_scans_remaining;
  return (
    <fieldset class="options">
      <legend class="unseen">About the text</legend>
      <label class="field">
        Kind of text
        <select
          value={genre}
          onChange={event => editDraft({ genre: event.currentTarget.value as GenreChoice })}
        >
          {genres.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {who?.account && (
        <label class="field grow">
          Title in your history
          <input
            type="text"
            maxLength={200}
            value={title}
            onInput={event => editDraft({ title: event.currentTarget.value })}
          />
        </label>
      )}
      <div class="checks">
        <label class="check">
          <input
            type="checkbox"
            checked={esl}
            onChange={event => editDraft({ esl: event.currentTarget.checked })}
          />
          The writer's first language is not English
        </label>
        <label class="check">
          <input type="checkbox" checked={live} onChange={event => isLive.set(event.currentTarget.checked)} />
          Show the score while I type
        </label>
        {who?.account && (
          <>
            <label class="check">
              <input
                type="checkbox"
                checked={choices.save}
                onChange={event => scanChoices.set({ ...choices, save: event.currentTarget.checked })}
              />
              Save to my history
            </label>
            {who.features.deep && (
              <label class="check">
                <input
                  type="checkbox"
                  checked={choices.deep}
                  onChange={event => scanChoices.set({ ...choices, deep: event.currentTarget.checked })}
                />
                Run the deeper model on the whole of a long text
                {deepLeft != null && <span class="hint"> ({number(deepLeft)} left this month)</span>}
              </label>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
