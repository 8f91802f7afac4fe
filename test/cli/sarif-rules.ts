/** Checks a log against the SARIF 2.1.0 sections named in brackets and returns the violated requirements. */

// biome-ignore lint/suspicious/noExplicitAny: the log is untyped JSON
type Any = any;
type Requirement = readonly [isMet: unknown, requirement: string];

const levels = ['none', 'note', 'warning', 'error'];
const kinds = ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'];
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isMessage = (value: Any) => isText(value?.text);
const isWhole = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least;
/** RFC 3986 allows no space or backslash in a URI reference. */
const isUri = (uri: unknown): boolean =>
  typeof uri === 'string' && uri !== '' && !/[\s\\"<>^`{|}]/.test(uri) && URL.canParse(uri, 'file:///');

export const sarifProblems = (log: Any): string[] =>
  [
    [log.version === '2.1.0', 'version is 2.1.0 [3.13.2]'],
    [URL.canParse(log.$schema), '$schema is an absolute address [3.13.3]'],
    [Array.isArray(log.runs) && log.runs.length > 0, 'runs is an array [3.13.4]'],
    ...(log.runs ?? []).flatMap(ofRun),
  ].flatMap(([isMet, requirement]) => (isMet ? [] : [requirement]));

function ofRun({ tool, columnKind, artifacts, invocations, results }: Any): Requirement[] {
  const { name, semanticVersion, rules } = tool?.driver ?? {};
  const ids: string[] = rules.map((each: Any) => each.id);
  return [
    [isText(name), 'tool.driver.name [3.19.8]'],
    [/^\d+\.\d+\.\d+/.test(semanticVersion), 'semanticVersion [3.19.12]'],
    [['utf16CodeUnits', 'unicodeCodePoints'].includes(columnKind), 'columnKind [3.14.27]'],
    [new Set(ids).size === ids.length, 'rules are unique [3.19.23]'],
    ...rules.flatMap(({ id, shortDescription, help, defaultConfiguration }: Any): Requirement[] => [
      [isText(id) && isMessage(shortDescription) && isMessage(help), `rule ${id} [3.49]`],
      [levels.includes(defaultConfiguration.level), `level of rule ${id} [3.50.3]`],
    ]),
    ...artifacts.map(({ location }: Any) => [isUri(location.uri), `artifact ${location.uri} [3.4.3]`]),
    ...invocations.flatMap(({ executionSuccessful, toolExecutionNotifications }: Any) => [
      [typeof executionSuccessful === 'boolean', 'executionSuccessful [3.20.14]'],
      [toolExecutionNotifications.every((each: Any) => isMessage(each.message)), 'notification [3.58.5]'],
    ]),
    ...results.flatMap((result: Any) => ofResult(result, ids)),
  ];
}

function ofResult(result: Any, ids: readonly string[]): Requirement[] {
  const { ruleId, ruleIndex, message, level, kind, locations, suppressions = [] } = result;
  return [
    [ids[ruleIndex] === ruleId, `ruleIndex of ${ruleId} [3.27.6]`],
    [isMessage(message), `message of ${ruleId} [3.27.11]`],
    [levels.includes(level) && kinds.includes(kind), `level and kind of ${ruleId} [3.27.9-10]`],
    [kind === 'fail' || level === 'none', `level of a ${kind} is none [3.27.10]`],
    ...suppressions.map(({ kind }: Any) => [['inSource', 'external'].includes(kind), 'suppression [3.35.2]']),
    ...locations.flatMap(({ physicalLocation: { artifactLocation, region } }: Any) => [
      [isUri(artifactLocation.uri), `uri ${artifactLocation.uri} [3.4.3]`],
      ...(region === undefined ? [] : ofRegion(region)),
    ]),
  ];
}

const ofRegion = ({ startLine, startColumn, endLine, endColumn, ...rest }: Any): Requirement[] => [
  [isWhole(startLine, 1) && isWhole(startColumn, 1), 'line and column from 1 [3.30.5-6]'],
  [
    endLine > startLine || (endLine === startLine && endColumn >= startColumn),
    'the end is not before the start [3.30.7-8]',
  ],
  [isWhole(rest.charOffset, 0) && isWhole(rest.charLength, 0), 'charOffset, charLength from 0 [3.30.9-10]'],
  [rest.snippet === undefined || isMessage(rest.snippet), 'snippet [3.30.13]'],
];
