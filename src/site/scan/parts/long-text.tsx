import { useMemo, useState } from 'preact/hooks';
import type { ScanOptions } from '../../../client/index.js';
import { count, number } from '../../../contract/figures.js';
import type { ConfigView } from '../../../contract/service.js';
import { refreshConfig } from '../../api.js';
import { draft } from '../../draft.js';
import { navigate } from '../../router.js';
import { Button } from '../../shared/controls.js';
import { words } from '../../shared/format.js';
import { ErrorNotice, Progress, useTask } from '../../shared/task.js';
import { keepResult } from '../kept-results.js';
import { joinResults } from './joined-result.js';
import { scanParts } from './scan-parts.js';
import { endOfBeginning, splitText } from './split-text.js';

interface LongTextProps {
  text: string;
  who: ConfigView;
  /** The options of the scan, without a title. */
  options: ScanOptions;
  /** Scans a beginning of the text. */
  onBeginning(text: string): void;
  busy: boolean;
}

/** What can be scanned of a text that is too long for one scan: its beginning, or all of it in parts. */
export function LongText({ text, who, options, onBeginning, busy }: LongTextProps) {
  const [at, setAt] = useState(0);
  const task = useTask();
  const charsMax = who.limits.characters_per_text;
  const end = useMemo(() => endOfBeginning(text, charsMax), [text, charsMax]);
  const parts = useMemo(
    () => splitText(text, charsMax).filter(part => text.slice(part.start, part.end).trim() !== ''),
    [text, charsMax],
  );
  const wordCount = useMemo(() => words(text), [text]);
  const problem = shortage(parts.length, wordCount, options.deep ?? false, who);
  const scan = () =>
    task.run(async signal => {
      const { title, before } = draft.get();
      const name = title.trim() || 'A long text';
      // A part revises nothing.
      const partOptions = { ...options, parent_scan_id: undefined };
      try {
        const scanned = await scanParts(text, parts, partOptions, name, setAt, signal);
        const ids = scanned.map(({ result }) => result.scan_id);
        navigate(keepResult({ text, title: title.trim(), result: joinResults(scanned), before, parts: ids }));
      } finally {
        void refreshConfig();
      }
    });
  const left = who.usage.words_remaining;
  return (
    <>
      <p class="note">
        One scan takes {number(charsMax)} characters. Scan the beginning of this text, or all of it in parts.{' '}
        {problem ?? (
          <>
            Each part is a scan of its own
            {who.account && options.save && ', with its own record in your history'}; together they use about{' '}
            {count(wordCount, 'word')}
            {left !== null && ` of the ${number(left)} left this month`}. The results are joined to one, which
            is not signed.
          </>
        )}{' '}
        {!who.account && <AccountLimits {...who.new_account} />}
      </p>
      <div class="row actions">
        <ErrorNotice problem={task.problem} onRetry={scan} />
        <button
          type="button"
          class="main"
          disabled={busy || task.busy || problem !== null}
          onClick={() => void scan()}
        >
          Scan in {count(parts.length, 'part')}
        </button>
        <Button disabled={busy || task.busy} onClick={() => onBeginning(text.slice(0, end))}>
          Scan the first {number(end)} characters
        </Button>
        <Progress when={task.busy} what={`Scanning part ${at + 1} of ${parts.length} …`} onStop={task.stop} />
        <Progress when={busy} what="Scanning …" />
      </div>
    </>
  );
}

/** What an account allows, for visitors. */
const AccountLimits = ({ characters_per_text: chars, words_per_month: words }: ConfigView['new_account']) => (
  <>
    <a href="/account">With an account</a> one scan takes {number(chars)} characters
    {words !== null && `, and you have ${count(words, 'word')} a month`}.
  </>
);

/** Why the limits of the plan do not allow a scan in parts now; null when they do. */
function shortage(parts: number, wordCount: number, deep: boolean, { usage }: ConfigView): string | null {
  const { requests_remaining: requests, words_remaining: left, deep_scans_remaining: deepLeft } = usage;
  if (deep && deepLeft !== null && deepLeft < parts)
    return `A scan in parts runs the deeper model ${parts} times; ${number(deepLeft)} are left this month.`;
  if (left !== null && left < wordCount)
    return `A scan in parts uses about ${count(wordCount, 'word')}; ${number(left)} are left this month.`;
  if (requests !== null && requests < parts)
    return `A scan in parts needs ${count(parts, 'request')}; ${number(requests)} are left this hour.`;
  return null;
}
