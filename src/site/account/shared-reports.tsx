import type { ReportItem } from '../../client/index.js';
import { telltale } from '../api.js';
import { date } from '../base/format.js';
import { Button, CopyButton } from '../shared/controls.js';
import { ErrorNotice, useLoaded } from '../shared/task.js';

/** Records of a page of the list, and the most that are searched for shares. */
const pageSize = 200;
const searchedMax = 2_000;

type SharedItem = ReportItem & Required<Pick<ReportItem, 'share'>>;

const isShared = (item: ReportItem): item is SharedItem =>
  item.share !== undefined && Date.parse(item.share.expires_at) > Date.now();

/** The account's share links, with buttons that end them. Nothing while there are none. */
export function SharedReports() {
  const list = useLoaded(async signal => {
    const found: SharedItem[] = [];
    let searched = 0;
    for await (const item of telltale.reports.list({ pageSize }, { signal })) {
      if (isShared(item)) found.push(item);
      if (++searched >= searchedMax) break;
    }
    return found;
  });
  const { value: shared, task } = list;
  const end = (id: string) =>
    task.run(async () => {
      await telltale.reports.delete(id);
      list.set(shared!.filter(item => item.id !== id));
    });
  if (!shared?.length) return <ErrorNotice problem={task.problem} onRetry={list.load} />;
  return (
    <section aria-labelledby="shared-reports">
      <h2 id="shared-reports">Shared reports</h2>
      <p class="hint">Anyone who has one of these links can read its report.</p>
      <ul class="rows">
        {shared.map(({ id, title, created_at, share }) => (
          <li key={id}>
            <div class="grow">
              <a href={share.url} target="_blank" rel="noreferrer">
                {title ?? `Report of ${date(created_at)}`}
              </a>
              <p class="hint">until {date(share.expires_at)}</p>
            </div>
            <CopyButton text={new URL(share.url, location.origin).href} label="Copy the link" />
            <Button disabled={task.busy} onClick={() => void end(id)}>
              Stop sharing<span class="unseen"> {title ?? `the report of ${date(created_at)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ErrorNotice problem={task.problem} />
    </section>
  );
}
