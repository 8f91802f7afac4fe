import type { CleanupOptions } from '../../client/index.js';
import type { CleanupResult } from '../../contract/cleanup.js';
import type { ConfigView } from '../../contract/service.js';
import { cleanedAs } from '../../engine/source/detect.js';
import { telltale } from '../api.js';
import type { LongTextProps } from '../long-text/long-text.js';
import { partTitle } from '../long-text/part-title.js';
import type { PartRun } from '../long-text/run-parts.js';
import type { TextPart } from '../long-text/split-text.js';
import { ErrorNotice, useLoaded } from '../shared/task.js';

interface LongCleanupProps extends Pick<LongTextProps<CleanupResult>, 'text' | 'onBeginning'> {
  who: ConfigView;
  cleanup: CleanupOptions & { contractions: boolean };
  onJoined(result: CleanupResult): void;
}

/** The choices for a text that is too long for one cleanup. Their code is loaded when there is one. */
export function LongCleanup({ cleanup, onJoined, ...props }: LongCleanupProps) {
  const { value: code, task, load } = useLoaded(loadCode);
  if (code === null) return <ErrorNotice problem={task.problem} onRetry={load} />;
  const { LongText, partsToClean, joinCleanups } = code;
  return (
    <LongText
      {...props}
      work="cleanup"
      options={JSON.stringify(cleanup)}
      outcome={`the whole text is cleaned, with the same result as in one piece.${cleanup.save ? ' Each part has its own record in your history.' : ''}`}
      rest="they stay as they are."
      divide={(text, unitsMax) => partsToClean(text, unitsMax, cleanup)}
      runOf={parts => cleanupRun(props.text, parts, cleanup)}
      onParts={results => onJoined(joinCleanups(results))}
    />
  );
}

const loadCode = async () => ({
  ...(await import('../long-text/long-text.js')),
  ...(await import('./clean-parts.js')),
});

/** Cleans each part, and saves it under the title of the text and its own number. */
function cleanupRun(
  text: string,
  parts: readonly TextPart[],
  options: CleanupOptions,
): PartRun<CleanupResult> {
  const read_as = cleanedAs(text, 'auto');
  return {
    kind: 'cleanup-part',
    request: JSON.stringify([text, parts, options]),
    count: parts.length,
    send(i, call) {
      const { start, end } = parts[i]!;
      const title = partTitle(options.title || 'A long text', i, parts.length);
      return telltale.cleanup(text.slice(start, end), { ...options, read_as, title }, call);
    },
  };
}
