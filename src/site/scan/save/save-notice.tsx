import type { GenreChoice } from '../../../contract/genre.js';
import { config, refreshConfig, telltale } from '../../api.js';
import { useStore } from '../../base/store.js';
import { draft } from '../../draft.js';
import { TaskButton } from '../../shared/task.js';
import { recordPath, storeResult, type TabResult } from '../tab-results.js';

interface NoticeProps {
  stored: TabResult;
  /** Saves the result to the history. */
  save(signal: AbortSignal): Promise<void>;
}

/** Shows whether a result is saved, and how to save it. */
export function SaveNotice({ stored: { result }, save }: NoticeProps) {
  const who = useStore(config);
  if (result.scan_id !== null)
    return (
      <p class="hint">
        Saved in your <a href={recordPath(result.scan_id)}>history</a>.
      </p>
    );
  // The same before the caller is known, so that the page does not move.
  if (who === null || who.account === null) {
    return (
      <p class="hint tab-only">
        This result is only in this tab. <a href="/account">With an account</a> you can save it; it stays here
        meanwhile.
      </p>
    );
  }
  const start = async (signal: AbortSignal) => {
    await save(signal);
    void refreshConfig();
  };
  return (
    <div class="row tab-only">
      <span class="hint">This result is not in your history. Saving it scans the text again.</span>
      <TaskButton progress="Saving …" onRun={start}>
        Save this result
      </TaskButton>
    </div>
  );
}

/** Saves a result by scanning its text again, and stores it in its place. */
export async function saveTabResult(
  { text, title, result, warnings, before }: TabResult,
  signal: AbortSignal,
) {
  const scanned = draft.get();
  const genre: GenreChoice = scanned.text === text ? scanned.genre : '';
  const options = {
    genre,
    esl: result.esl,
    include_sentences: true,
    sign: true,
    title: title || null,
  };
  const saved = await telltale.scan(text, options, { signal });
  storeResult({ text, title, result: saved, warnings, before });
  return saved;
}
