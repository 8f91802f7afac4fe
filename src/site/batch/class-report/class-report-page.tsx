import { useRef } from 'preact/hooks';
import { pageLimits } from '../../../contract/page-limits.js';
import { count } from '../../../contract/prose.js';
import { htmlPage } from '../../../report/html-page.js';
import { fileName } from '../../base/format.js';
import { useStore } from '../../base/store.js';
import { BackLink, Button, Check, Field } from '../../shared/controls.js';
import { download } from '../../shared/files.js';
import { Progress } from '../../shared/task.js';
import { batch, choose } from '../batch-state.js';
import { nounOf, ordered } from '../findings.js';
import { ClassReport } from './class-report.js';
import '../../styles/batch.css';

/** The report on all files of the list, to print or to download as one file. */
export default function ClassReportPage() {
  const { rows, choices, restored } = useStore(batch);
  const { title, isApart } = choices;
  const article = useRef<HTMLElement>(null);
  const files = ordered(rows, choices.order);
  const scanned = files.filter(({ result }) => result !== null).length;
  const heading = title.trim() || `Report on ${count(scanned, 'file')}`;
  const save = async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";
    const body = `<main>${article.current!.outerHTML}</main>`;
    const page = htmlPage({ title: heading, policy, style: await styleOfSite(), body });
    download(page, 'text/html', fileName(title.trim() || 'files', 'report', 'html'));
  };
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
            <Button onClick={() => void save()}>Download as one HTML file</Button>
            <Check checked={isApart} onCheck={isApart => choose({ isApart })}>
              Each text with a finding on pages of its own, to hand them on one by one
            </Check>
          </div>
        )}
      </div>
      {scanned > 0 && <ClassReport articleRef={article} title={heading} files={files} isApart={isApart} />}
    </>
  );
}

/** The style sheets of the page, with their fonts as data URLs. */
async function styleOfSite(): Promise<string> {
  const rules = Array.from(document.styleSheets).flatMap(sheet =>
    Array.from(sheet.cssRules, async ({ cssText }) => {
      const font = /(?<=url\(")[^"]+\.woff2/.exec(cssText)?.[0];
      return font === undefined ? cssText : cssText.replace(font, await dataUrl(font));
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

/** The font at an address as a data URL; the address itself when it cannot be loaded. */
const dataUrl = (address: string): Promise<string> =>
  fetch(address)
    .then(response => response.arrayBuffer())
    .then(bytes => `data:font/woff2;base64,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`)
    .catch(() => address);
