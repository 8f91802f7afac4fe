import { pageLimits } from '../../../contract/page-limits.js';
import { count } from '../../../contract/prose.js';
import { useStore } from '../../base/store.js';
import { BackLink, Check, Field } from '../../shared/controls.js';
import { Progress } from '../../shared/task.js';
import { batch, choose } from '../batch-state.js';
import { nounOf, ordered } from '../findings.js';
import { ClassReport } from './class-report.js';
import '../../styles/batch.css';

/** The report on all files of the list, to print. */
export default function ClassReportPage() {
  const { rows, choices, restored } = useStore(batch);
  const { title, isApart } = choices;
  const files = ordered(rows, choices.order);
  const scanned = files.filter(({ result }) => result !== null).length;
  const heading = title.trim() || `Report on ${count(scanned, 'file')}`;
  return (
    <>
      <div class="report-tools">
        <p class="crumb">
          <BackLink href="/batch">‹ Back to the {count(rows.length, nounOf(rows))}</BackLink>
        </p>
        <h1 tabIndex={-1}>Report on all files</h1>
        <Progress when={!restored} what="Loading the list …" />
        {restored && scanned === 0 && (
          <p class="lede">
            There is no result in this tab. <a href="/batch">Scan several files</a> first.
          </p>
        )}
        {scanned > 0 && (
          <div class="row">
            <Field
              class="field grow"
              label="Title of the report"
              placeholder="Class 9b, second essay"
              maxLength={pageLimits.titleChars}
              value={title}
              onText={title => choose({ title })}
            />
            <button type="button" onClick={() => print()}>
              Print or save as PDF
            </button>
            <Check checked={isApart} onCheck={isApart => choose({ isApart })}>
              Each text with a finding on pages of its own, to hand them on one by one
            </Check>
          </div>
        )}
      </div>
      {scanned > 0 && <ClassReport title={heading} files={files} isApart={isApart} />}
    </>
  );
}
