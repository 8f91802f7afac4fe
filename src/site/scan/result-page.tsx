import { useEffect } from 'preact/hooks';
import { scoreText } from '../../report/passages.js';
import { clearText, editDraft, lastScan } from '../draft.js';
import { navigate, replaceAddress } from '../router.js';
import { Button } from '../shared/controls.js';
import { date } from '../shared/format.js';
import { ChangeSection } from './compare/change-section.js';
import { SaveNotice } from './keep/save-notice.js';
import { type KeptResult, keptResult, keptResultAt } from './kept-results.js';
import { ScanResultView } from './scan-result.js';

/** Title of the browser's tab for a kept result. */
export function resultTitle(id: string): string {
  const kept = keptResult(id);
  if (kept === null) return 'Result not found';
  return `${kept.result.headline} · ${kept.title || 'scan result'}`;
}

/** A scan result of this tab. */
export function ResultPage({ id }: { id: string }) {
  const kept = keptResult(id);
  if (kept === null) {
    return (
      <div class="narrow">
        <h1 tabIndex={-1}>Result not found</h1>
        <p class="lede">
          A result is kept in the tab that scanned the text, and only the latest ones. Saved scans are in the{' '}
          <a href="/history">history</a>.
        </p>
        <p>
          <a href="/">Scan a text</a>
        </p>
      </div>
    );
  }
  return <Kept path={`/result/${id}`} {...kept} />;
}

function Kept({ path, ...kept }: KeptResult & { path: string }) {
  const { text, title, result, before } = kept;
  const earlier = before === null ? null : keptResultAt(before);
  // The pages for editing and rewriting continue with the text that is shown.
  useEffect(() => lastScan.set({ text, result, path }), [path]);
  // The address of a saved result works in every tab and browser of the account.
  useEffect(() => {
    const ids = kept.parts ?? [result.scan_id];
    if (ids.every(id => id !== null)) replaceAddress(`/history/${ids.join(',')}`);
  }, [path]);
  const revise = () => {
    const id = result.scan_id;
    editDraft({ text, title, parent: id === null ? null : { id, title: title || null }, before: path });
    navigate('/edit');
  };
  const startAnew = () => {
    clearText();
    navigate('/');
  };
  return (
    <>
      <div class="row heading">
        <h1 tabIndex={-1}>
          {title || 'Scan result'}
          <span class="unseen">
            : {result.headline}
            {result.assessed && ` Score ${scoreText(result)}.`}
          </span>
        </h1>
        <div class="row push">
          <button type="button" onClick={revise}>
            Edit the text
          </button>
          <Button onClick={startAnew}>New text</Button>
        </div>
      </div>
      {result.scan_id !== null && (
        <p class="hint">
          Saved in your <a href={`/history/${result.scan_id}`}>history</a>, {date(new Date().toISOString())}.
        </p>
      )}
      <SaveNotice {...kept} />
      {earlier !== null && earlier.text !== text && (
        <ChangeSection before={earlier} beforePath={before!} after={kept} />
      )}
      <ScanResultView text={text} title={title} result={result} />
    </>
  );
}
