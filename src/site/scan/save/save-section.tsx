import { pageLimits } from '../../../contract/page-limits.js';
import { number } from '../../../contract/prose.js';
import { codePoints } from '../../../engine/text/code-points.js';
import { config, telltale } from '../../api.js';
import { fileName, titleOf } from '../../base/format.js';
import { useStore } from '../../base/store.js';
import { Button } from '../../shared/controls.js';
import { download } from '../../shared/files.js';
import { TaskButton } from '../../shared/task.js';
import type { TextResult } from '../tab-results.js';
import { FeedbackForm } from './feedback-form.js';
import { reportOptions, textOrExcerpts } from './report-options.js';
import { ShareForm } from './share-form.js';
import { useStatement } from './statement.js';

/** Actions on a result: report, print, JSON, a link, and feedback. */
export function SaveSection({ text, title, result, warnings }: TextResult) {
  const who = useStore(config);
  const statement = useStatement(text).trim();
  const fits = codePoints(text) <= pageLimits.reportTextChars;
  const name = titleOf(title, text);
  const save = (content: string, type: string, what: string, extension: string) =>
    download(content, type, fileName(name, what, extension));
  const saveReport = async (signal: AbortSignal) => {
    const options = {
      ...reportOptions({ title: name, result, warnings }, statement),
      ...textOrExcerpts(text, result),
    };
    const { html } = await telltale.report(result, options, { signal });
    save(html, 'text/html', 'report', 'html');
  };
  const saveResult = async (signal: AbortSignal) => {
    const { signedJson, signedScanIn } = await import('../../../report/signing/signed-document.js');
    const signed =
      result.attestation === undefined && result.scan_id !== null
        ? await telltale.signedRecord(result.scan_id, { signal })
        : signedScanIn(result);
    save(`${signedJson(signed, 2)}\n`, 'application/json', 'result', 'json');
  };
  return (
    <section class="save-section" aria-labelledby="save">
      <h2 id="save">Save or share the result</h2>
      <div class="row">
        <TaskButton progress="Making the report …" onRun={saveReport}>
          Download the report
        </TaskButton>
        <Button onClick={() => print()}>Print</Button>
        <TaskButton progress="Making the file …" onRun={saveResult}>
          JSON
        </TaskButton>
      </div>
      {statement !== '' && <p class="hint">The statement of the writer is part of the report.</p>}
      {!fits && (
        <p class="hint">
          The text has more than {number(pageLimits.reportTextChars)} characters. A report states where its
          flagged passages are, with their first and last words, but does not contain the text.
        </p>
      )}
      {who?.account && (
        <ShareForm text={text} title={title} statement={statement} result={result} warnings={warnings} />
      )}
      <h3>Does the result fit the text?</h3>
      <FeedbackForm text={text} result={result} />
    </section>
  );
}
