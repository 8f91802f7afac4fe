import { count, shownScore } from '../../../contract/figures.js';
import type { ScanResult } from '../../../contract/scan.js';
import { config, telltale } from '../../api.js';
import { navigate } from '../../router.js';
import { type Files, FilesButton } from '../../shared/files.js';
import { titleOf } from '../../shared/format.js';
import { useStore } from '../../shared/store.js';
import { ErrorNotice, Progress, useLoaded, useTask } from '../../shared/task.js';
import { documentTypes } from '../../shared/text-editor.js';
import { keepResult, keptResults } from '../kept-results.js';

/** Texts that are listed. */
const listedMax = 5;

/** Earlier texts of the writer, of this tab and of the history; a click compares one with this result. */
export function EarlierTexts({ text, result }: { text: string; result: ScanResult }) {
  const account = useStore(config)?.account ?? null;
  const task = useTask();
  const { value: saved } = useLoaded(
    async signal =>
      account === null ? [] : (await telltale.scans.page({ limit: listedMax + 1 }, { signal })).items,
    account,
  );
  const kept = keptResults();
  const own = result.scan_id ?? kept.find(one => one.text === text)?.id;
  if (own === undefined) return null;
  const savedIds = new Set(saved?.map(({ id }) => id));
  const earlier = [
    ...kept
      .filter(one => one.text !== text && !savedIds.has(one.result.scan_id ?? ''))
      .map(({ id, title, text, result }) => ({ id, name: titleOf(title, text), ...result })),
    ...(saved ?? [])
      .filter(({ id }) => id !== own)
      .map(item => ({ ...item, name: titleOf(item.title ?? '', item.preview) })),
  ].slice(0, listedMax);
  const compareFile = ([file]: Files) =>
    task.run(async signal => {
      const { text: earlierText, title } = await telltale.extract(file, {}, { signal });
      const options = { include_sentences: true, save: false };
      const scanned = await telltale.scan(earlierText, options, { signal });
      const path = keepResult({
        text: earlierText,
        title: title ?? file.name,
        result: scanned,
        before: null,
      });
      navigate(comparison(path.slice(path.lastIndexOf('/') + 1), own));
    });
  return (
    <>
      <h3>Compare with an earlier text of yours</h3>
      <p>If your earlier texts show the same signals, it is your way of writing that has them.</p>
      {earlier.length > 0 && (
        <ul>
          {earlier.map(({ id, name, word_count, score, assessed }) => (
            <li key={id}>
              <a href={comparison(id, own)}>{name}</a>{' '}
              <span class="hint">
                {count(word_count, 'word')}
                {assessed && `, score ${shownScore(score)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <FilesButton accept={documentTypes} disabled={task.busy} onFiles={compareFile}>
          Choose an earlier text
        </FilesButton>
        <Progress when={task.busy} what="Scanning it …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} />
    </>
  );
}

const comparison = (earlier: string, own: string) => `/compare?a=${earlier}&b=${own}`;
