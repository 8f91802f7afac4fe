/** Formats scan results for GitLab Code Quality: the JSON of Code Climate that GitLab reads. */
import { resultMessage } from '../../../report/short.js';
import { fingerprint, type ScannedFile } from '../findings.js';
import { displayName, placedMessages, type RunSummary } from './messages.js';

interface Issue {
  description: string;
  check_name: string;
  fingerprint: string;
  severity: 'info' | 'minor' | 'major';
  location: { path: string; lines: { begin: number } };
}

/** An issue for the score of each file and for each reported passage and signal. */
export function codeQuality(scanned: readonly ScannedFile[], { problems, choice }: RunSummary): Issue[] {
  const issues = scanned.flatMap(file => {
    const path = displayName(file).replace(/^(?:\.\/)+/, '');
    const at = (begin: number) => ({ path, lines: { begin } });
    const score: Issue = {
      description: resultMessage(file.result),
      check_name: 'score',
      fingerprint: fingerprint([path, 'score']),
      severity: file.fails ? 'major' : 'info',
      location: at(1),
    };
    const places = placedMessages(file, choice).map(
      ({ rule, text, from, to }): Issue => ({
        description: text,
        check_name: rule,
        // Without line numbers, so that an issue stays the same when lines move.
        fingerprint: fingerprint([path, rule, file.source.prose.slice(from.offset, to.offset)]),
        severity: 'minor',
        location: at(from.line),
      }),
    );
    return [score, ...places];
  });
  const unreadable = problems.map(
    (text): Issue => ({
      description: text,
      check_name: 'unreadable',
      fingerprint: fingerprint(['unreadable', text]),
      severity: 'major',
      location: { path: 'telltale', lines: { begin: 1 } },
    }),
  );
  return unique([...issues, ...unreadable]);
}

/** GitLab shows one issue for a fingerprint, so a repeated one gets a number. */
function unique(issues: readonly Issue[]): Issue[] {
  const seen = new Map<string, number>();
  return issues.map(issue => {
    const count = (seen.get(issue.fingerprint) ?? 0) + 1;
    seen.set(issue.fingerprint, count);
    return count === 1 ? issue : { ...issue, fingerprint: fingerprint([issue.fingerprint, String(count)]) };
  });
}
