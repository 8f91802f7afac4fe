/** What SARIF 2.1.0 requires of a log such as ours, written from the standard's sections (in brackets); what breaks it, as sentences. */

// biome-ignore lint/suspicious/noExplicitAny: a log is walked as JSON
type Any = any;

const levels = ['none', 'note', 'warning', 'error'];
const kinds = ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'];

export function sarifProblems(log: Any): string[] {
  const problems: string[] = [];
  const need = (holds: unknown, what: string) => {
    if (!holds) problems.push(what);
  };
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isMessage = (value: Any) => isText(value?.text);
  const isWhole = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least;
  need(log.version === '2.1.0', 'version is 2.1.0 [3.13.2]');
  need(URL.canParse(log.$schema), '$schema is an absolute address [3.13.3]');
  need(Array.isArray(log.runs), 'runs is an array [3.13.4]');
  for (const run of log.runs ?? []) {
    const { driver } = run.tool ?? {};
    need(isText(driver?.name), 'tool.driver.name [3.19.8]');
    need(/^\d+\.\d+\.\d+/.test(driver?.semanticVersion), 'semanticVersion [3.19.12]');
    need(['utf16CodeUnits', 'unicodeCodePoints'].includes(run.columnKind), 'columnKind [3.14.27]');
    const ids = driver.rules.map((each: Any) => each.id);
    need(new Set(ids).size === ids.length, 'rules are unique [3.19.23]');
    for (const rule of driver.rules) {
      need(
        isText(rule.id) && isMessage(rule.shortDescription) && isMessage(rule.help),
        `rule ${rule.id} [3.49]`,
      );
      need(levels.includes(rule.defaultConfiguration.level), `level of rule ${rule.id} [3.50.3]`);
    }
    for (const { location } of run.artifacts) need(isUri(location.uri), `artifact ${location.uri} [3.4.3]`);
    for (const invocation of run.invocations) {
      need(typeof invocation.executionSuccessful === 'boolean', 'executionSuccessful [3.20.14]');
      for (const told of invocation.toolExecutionNotifications)
        need(isMessage(told.message), 'notification [3.58.5]');
    }
    for (const result of run.results) {
      need(ids[result.ruleIndex] === result.ruleId, `ruleIndex of ${result.ruleId} [3.27.6]`);
      need(isMessage(result.message), `message of ${result.ruleId} [3.27.11]`);
      need(
        levels.includes(result.level) && kinds.includes(result.kind),
        `level and kind of ${result.ruleId} [3.27.9-10]`,
      );
      need(result.kind === 'fail' || result.level === 'none', `level of a ${result.kind} is none [3.27.10]`);
      for (const { physicalLocation } of result.locations) {
        need(
          isUri(physicalLocation.artifactLocation.uri),
          `uri ${physicalLocation.artifactLocation.uri} [3.4.3]`,
        );
        const { region } = physicalLocation;
        if (region === undefined) continue;
        need(
          isWhole(region.startLine, 1) && isWhole(region.startColumn, 1),
          'line and column from 1 [3.30.5-6]',
        );
        need(
          region.endLine > region.startLine ||
            (region.endLine === region.startLine && region.endColumn >= region.startColumn),
          'the end is behind the start [3.30.7-8]',
        );
        need(
          isWhole(region.charOffset, 0) && isWhole(region.charLength, 0),
          'charOffset, charLength from 0 [3.30.9-10]',
        );
        need(isMessage(region.snippet), 'snippet [3.30.13]');
      }
      for (const { kind } of result.suppressions ?? [])
        need(['inSource', 'external'].includes(kind), 'suppression kind [3.35.2]');
    }
  }
  return problems;
}

/** RFC 3986 leaves no space nor backslash in a reference. */
const isUri = (uri: unknown): boolean =>
  typeof uri === 'string' && uri !== '' && !/[\s\\"<>^`{|}]/.test(uri) && URL.canParse(uri, 'file:///');
