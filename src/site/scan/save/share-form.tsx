import { useState } from 'preact/hooks';
import type { Report } from '../../../client/index.js';
import { pageLimits } from '../../../contract/page-limits.js';
import { codePoints } from '../../../engine/text/code-points.js';
import { telltale } from '../../api.js';
import { date, titleOf } from '../../base/format.js';
import { Check, CopyButton, Form, Select } from '../../shared/controls.js';
import { ErrorNotice, Progress, TaskButton, useTask } from '../../shared/task.js';
import type { TextResult } from '../tab-results.js';
import { reportOptions } from './report-options.js';

const dayChoices = ['7', '30', '90', '365'].map(days => [days, `${days} days`] as const);

interface ShareFormProps extends TextResult {
  /** Statement of the writer; empty without one. */
  statement: string;
}

/** Makes a link to a report on the result, which anyone who has the link can open. */
export function ShareForm({ statement, ...stored }: ShareFormProps) {
  const { text, title, result } = stored;
  const [days, setDays] = useState('30');
  const [withText, setWithText] = useState(false);
  const [shared, setShared] = useState<Report | null>(null);
  const task = useTask();
  const share = () =>
    task.run(async signal => {
      const options = {
        share_days: Number(days),
        // Without a title, a report with the text has its first words as one.
        ...reportOptions({ ...stored, title: withText ? titleOf(title, text) : title }, statement),
        ...(withText && { source_text: text }),
      };
      setShared(await telltale.report(result, options, { signal }));
    });
  const end = async () => {
    await telltale.reports.delete(shared!.report_id);
    setShared(null);
  };
  if (shared?.share !== undefined) {
    const url = new URL(shared.share.url, location.origin).href;
    return (
      <div class="share">
        <h3>Share a link</h3>
        <p>
          Anyone with this link can read the report until {date(shared.share.expires_at)}
          {withText
            ? ', with the text.'
            : '. It does not contain the text, except for what the signals quote.'}
        </p>
        <label class="field">
          Link to the report
          <input readOnly value={url} onFocus={event => event.currentTarget.select()} />
        </label>
        <div class="row">
          <CopyButton text={url} label="Copy the link" />
          <TaskButton progress="Ending the link …" onRun={end}>
            Stop sharing
          </TaskButton>
        </div>
      </div>
    );
  }
  return (
    <Form class="share" onSubmit={share}>
      <h3>Share a link</h3>
      <p class="hint">
        Anyone who has the link can read the report. It quotes what the signals found; the whole text is in it
        only if you choose so. {statement !== '' && 'The statement of the writer is in it. '}Links are listed
        under <a href="/account">your account</a>.
      </p>
      <div class="row">
        <Select class="field inline" label="For" value={days} options={dayChoices} onChoose={setDays} />
        {codePoints(text) <= pageLimits.reportTextChars && (
          <Check checked={withText} onCheck={setWithText}>
            With the whole text
          </Check>
        )}
        <button type="submit" class="quiet" disabled={task.busy}>
          Make a link
        </button>
        <Progress when={task.busy} what="Making the link …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} onRetry={share} />
    </Form>
  );
}
