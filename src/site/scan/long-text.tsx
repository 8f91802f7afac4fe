import type { ScanOptions } from '../../client/index.js';
import { pageLimits } from '../../contract/page-limits.js';
import { number } from '../../contract/prose.js';
import type { ConfigView } from '../../contract/service.js';
import { createStore } from '../base/store.js';
import { onClearWork } from '../draft.js';

/** A text that is too long for one scan, with the options of its scans. */
interface LongText {
  name: string;
  text: string;
  warnings: readonly string[];
  options: Pick<ScanOptions, 'genre' | 'deep'>;
  /** Choices of the list. */
  choices: { esl: boolean; save: boolean };
}

/** The text that the list of several files divides when it is opened; null without one. */
export const longText = createStore<LongText | null>(null);
onClearWork(() => longText.set(null));

/** States that a text is too long for one scan, with the button that divides it. */
export const LongTextNote = ({ who }: { who: ConfigView }) => (
  <section class="note long-text" aria-label="A long text">
    <p>
      <strong>
        The text is too long for one scan, which takes {number(who.limits.characters_per_text)} characters.
      </strong>{' '}
      Its chapters, or parts of similar length, become a list and are scanned one by one. The list shows what
      they take of your limits before anything is scanned.
    </p>
    <button type="submit">Divide it into parts</button>
    <HigherLimit who={who} />
  </section>
);

/** How the characters of one scan become more. */
export const HigherLimit = ({ who }: { who: ConfigView }) => (
  <p class="hint">
    {!who.account && (
      <>
        <a href="/account">With an account</a>, one scan takes {number(who.new_account.characters_per_text)}{' '}
        characters.{' '}
      </>
    )}
    {who.limits.characters_per_text < pageLimits.wholeTextChars && (
      <>
        The operator of this service can raise the limit of an account, to {number(pageLimits.wholeTextChars)}{' '}
        characters with <code>telltale accounts set-plan {who.account ?? 'NAME'} unlimited</code>.
      </>
    )}
  </p>
);
