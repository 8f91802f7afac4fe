import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GenreChoice } from '../../contract/genre.js';
import { scoreText } from '../../report/passages.js';
import { clearText, draft, editDraft, lastScan, replaceDraft } from '../draft.js';
import { navigate } from '../router.js';
import { Button, Notes, NotFound } from '../shared/controls.js';
import { ChangeSection, type EarlierVersion } from './change-section.js';
import { SaveNotice, saveTabResult } from './save/save-notice.js';
import { ScanResultView } from './scan-result.js';
import { recordPath, type TabResult, type TextResult, tabResultAt } from './tab-results.js';

/** A scan result of this tab. A saved one has an address that works in every tab, with its own actions. */
export default function ResultPage({ id }: { id: string }) {
  const path = `/result/${id}`;
  const stored = tabResultAt(path);
  const saved = stored?.result.scan_id ?? null;
  useEffect(() => {
    if (saved !== null) navigate(recordPath(saved), { replace: true });
  }, [saved]);
  if (saved !== null) return null;
  if (stored === null) {
    return (
      <NotFound what="Result">
        A result is stored in the tab that scanned the text, and only the latest ones. Saved scans are in the
        history.
      </NotFound>
    );
  }
  const save = async (signal: AbortSignal) => {
    const { scan_id } = await saveTabResult(stored, signal);
    if (scan_id !== null) navigate(recordPath(scan_id), { replace: true });
  };
  return <TabResultView path={path} stored={stored} store={() => path} save={save} />;
}

interface ViewProps extends Pick<TitledProps, 'path' | 'store'> {
  stored: TabResult;
  /** Saves the result to the history. */
  save(signal: AbortSignal): Promise<void>;
}

/** A result of this tab. */
export function TabResultView({ stored, save, ...page }: ViewProps) {
  const { before } = stored;
  const earlier = before === null ? null : tabResultAt(before);
  return (
    <TitledResult
      {...page}
      stored={stored}
      earlier={earlier && { ...earlier, path: before! }}
      notice={<SaveNotice stored={stored} save={save} />}
    />
  );
}

interface TitledProps {
  /** Page of the result. */
  path: string;
  stored: TextResult;
  /** The version before; null for a first one. */
  earlier: EarlierVersion | null;
  /** Stores the result in the tab, for a comparison with the edited text, and returns its path. */
  store(): string;
  /** Whether it is saved, and what can be done with the record. */
  notice: ComponentChildren;
  /** Earlier versions. */
  children?: ComponentChildren;
}

/** A result under its title, with what changed since the version before. */
export function TitledResult({ path, stored, earlier, store, notice, children }: TitledProps) {
  const { text, title, result, warnings = [] } = stored;
  // The pages for editing and rewriting continue with the text that is shown.
  useEffect(() => lastScan.set({ text, result, path }), [path]);
  return (
    <>
      <h1 tabIndex={-1}>
        {title || 'Scan result'}
        <span class="unseen">
          : {result.headline}
          {result.assessed && ` Score ${scoreText(result)}.`}
        </span>
      </h1>
      <div class="row result-actions">
        <ResultActions {...stored} store={store} />
        {notice}
      </div>
      <Notes texts={warnings} />
      {earlier !== null && earlier.text !== text && <ChangeSection before={earlier} after={stored} />}
      {children}
      <ScanResultView {...stored} />
    </>
  );
}

/** The first actions on every result: to go on with its text, or with an own one to begin another. */
function ResultActions({
  text,
  title,
  result,
  isOthers = false,
  store,
}: TextResult & Pick<TitledProps, 'store'>) {
  const edit = () => {
    const id = result.scan_id;
    const parent = id === null ? null : { id, title: title || null };
    // The draft has the document of the text, which another text replaces.
    if (draft.get().text === text) editDraft({ title, parent, before: store() });
    else
      replaceDraft(
        { text, title, genre: result.genre as GenreChoice, esl: result.esl, parent, before: store() },
        'The text was replaced by that of the result.',
      );
    navigate('/edit');
  };
  const startAnew = () => {
    clearText();
    navigate('/');
  };
  return (
    <div class="row">
      <button type="button" class={isOthers ? 'quiet' : undefined} onClick={edit}>
        Edit the text
      </button>
      {!isOthers && <Button onClick={startAnew}>New text</Button>}
    </div>
  );
}
