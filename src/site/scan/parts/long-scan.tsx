import type { ScanOptions } from '../../../client/index.js';
import type { ScanResult } from '../../../contract/scan.js';
import type { ConfigView } from '../../../contract/service.js';
import { draft } from '../../draft.js';
import type { LongTextProps } from '../../long-text/long-text.js';
import { ErrorNotice, useLoaded } from '../../shared/task.js';

interface LongScanProps extends Pick<LongTextProps<ScanResult>, 'text' | 'outcome' | 'rest' | 'onBeginning'> {
  who: ConfigView;
  /** The options of each scan, without a title. */
  scan: ScanOptions;
  /** Receives the joined result, and the ids of the saved scans of the parts, null for those not saved. */
  onJoined(result: ScanResult, ids: readonly (string | null)[]): void;
}

/** The choices for a text that is too long for one scan. Their code is loaded when there is one. */
export function LongScan({ scan, onJoined, ...props }: LongScanProps) {
  const { value: code, task, load } = useLoaded(loadCode);
  if (code === null) return <ErrorNotice problem={task.problem} onRetry={load} />;
  const { LongText, scanRun, partsToScan, joinResults } = code;
  // A part revises nothing.
  const options = { ...scan, parent_scan_id: undefined };
  return (
    <LongText
      {...props}
      work="scan"
      deep={scan.deep ?? false}
      options={JSON.stringify(options)}
      divide={partsToScan}
      runOf={parts => scanRun(props.text, parts, options, draft.get().title.trim())}
      onParts={(results, parts) =>
        onJoined(
          joinResults(results.map((result, i) => ({ start: parts[i]!.start, result }))),
          results.map(({ scan_id }) => scan_id),
        )
      }
    />
  );
}

const loadCode = async () => ({
  ...(await import('../../long-text/long-text.js')),
  ...(await import('./scan-parts.js')),
  ...(await import('./joined-result.js')),
});
