/** Checks a log against the SARIF 2.1.0 sections named in brackets and returns the violated requirements. */

// biome-ignore lint/suspicious/noExplicitAny: the log is untyped JSON
type Any = any;

const levels = ['none', 'note', 'warning', 'error'];
const kinds = ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'];

export function sarifProblems(log: Any): string[] {
  const problems: string[] = [];
  const require = (condition: unknown, requirement: string) => {
    if (!condition) problems.push(requirement);
  };
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isMessage = (value: Any) => isText(value?.text);
  const isWhole = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least;
  require(log.version === '2.1.0', 'version is 2.1.0 [3.13.2]');
  require(URL.canParse(log.$schema), '$schema is an absolute address [3.13.3]');
  require(Array.isArray(log.runs), 'runs is an array [3.13.4]');
  for (const run of log.runs ?? []) {
    const { driver } = run.tool ?? {};
    require(isText(driver?.name), 'tool.driver.name [3.19.8]');
    require(/^\d+\.\d+\.\d+/.test(driver?.semanticVersion), 'semanticVersion [3.19.12]');
    require(['utf16CodeUnits', 'unicodeCodePoints'].includes(run.columnKind), 'columnKind [3.14.27]');
    const ids = driver.rules.map((each: Any) => each.id);
    require(new Set(ids).size === ids.length, 'rules are unique [3.19.23]');
    for (const rule of driver.rules) {
      require(isText(rule.id) &&
        isMessage(rule.shortDescription) &&
        isMessage(rule.help), `rule ${rule.id} [3.49]`);
      require(levels.includes(rule.defaultConfiguration.level), `level of rule ${rule.id} [3.50.3]`);
    }
    for (const { location } of run.artifacts)
      require(isUri(location.uri), `artifact ${location.uri} [3.4.3]`);
    for (const invocation of run.invocations) {
      require(typeof invocation.executionSuccessful === 'boolean', 'executionSuccessful [3.20.14]');
      for (const notification of invocation.toolExecutionNotifications)
        require(isMessage(notification.message), 'notification [3.58.5]');
    }
    for (const result of run.results) {
      require(ids[result.ruleIndex] === result.ruleId, `ruleIndex of ${result.ruleId} [3.27.6]`);
      require(isMessage(result.message), `message of ${result.ruleId} [3.27.11]`);
      require(levels.includes(result.level) &&
        kinds.includes(result.kind), `level and kind of ${result.ruleId} [3.27.9-10]`);
      require(result.kind === 'fail' ||
        result.level === 'none', `level of a ${result.kind} is none [3.27.10]`);
      for (const { physicalLocation } of result.locations) {
        require(isUri(
          physicalLocation.artifactLocation.uri,
        ), `uri ${physicalLocation.artifactLocation.uri} [3.4.3]`);
        const { region } = physicalLocation;
        if (region === undefined) continue;
        require(isWhole(region.startLine, 1) &&
          isWhole(region.startColumn, 1), 'line and column from 1 [3.30.5-6]');
        require(region.endLine > region.startLine ||
          (region.endLine === region.startLine &&
            region.endColumn >= region.startColumn), 'the end is not before the start [3.30.7-8]');
        require(isWhole(region.charOffset, 0) &&
          isWhole(region.charLength, 0), 'charOffset, charLength from 0 [3.30.9-10]');
        require(region.snippet === undefined || isMessage(region.snippet), 'snippet [3.30.13]');
      }
      for (const { kind } of result.suppressions ?? [])
        require(['inSource', 'external'].includes(kind), 'suppression kind [3.35.2]');
    }
  }
  return problems;
}

/** RFC 3986 allows no space or backslash in a URI reference. */
const isUri = (uri: unknown): boolean =>
  typeof uri === 'string' && uri !== '' && !/[\s\\"<>^`{|}]/.test(uri) && URL.canParse(uri, 'file:///');
