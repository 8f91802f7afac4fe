/** Formats scan results as SARIF 2.1.0 (OASIS) for editors and code scanning. */
import { pathToFileURL } from 'node:url';
import { strongestSignals, wordRangeText } from '../../report/passages.js';
import { signals } from '../../scan/signals/index.js';
import { version } from '../../version.js';
import type { Finding, ScannedFile } from './findings.js';
import { type PlacedPassage, passageRule, placedPassages } from './passages.js';
import type { SourceFile, SourcePosition } from './source-file.js';

interface Rule {
  id: string;
  name: string;
  shortDescription: { text: string };
  help: { text: string };
  defaultConfiguration: { level: 'note' };
}

const rule = (id: string, about: string, help: string): Rule => ({
  id,
  name: id.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  shortDescription: { text: about },
  help: { text: help },
  defaultConfiguration: { level: 'note' },
});

const scoreRule = rule(
  'score',
  'The score of a whole file, from 0 to 100. A higher score means a closer resemblance to machine writing.',
  'A score is a signal, not a verdict about a person. Read the signals that make it up.',
);
const generalHelp = 'A signal, not a verdict: it describes the text, not its writer.';
const passagesRule = rule(
  passageRule,
  'A passage of a file with several passages, in the band elevated or high.',
  `${generalHelp} The score of the file is that of its whole text.`,
);
const signalRules = signals.map(({ name, unit, direction }) =>
  rule(
    name,
    `${words(name)}: measured as ${unit}; higher values point towards ${direction === 1 ? 'machine' : 'human'} writing.`,
    generalHelp,
  ),
);

function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

export interface RunSummary {
  failAbove: number | null;
  /** Files that could not be read. */
  problems: readonly string[];
  code: number;
}

export function sarif(scanned: readonly ScannedFile[], { failAbove, problems, code }: RunSummary): object {
  const artefacts = new Set(
    scanned
      .flatMap(({ findings }) => findings.map(({ rule }) => rule))
      .filter(id => id.startsWith('artefact_')),
  );
  const rules = [
    scoreRule,
    passagesRule,
    ...signalRules,
    ...[...artefacts].sort().map(id => rule(id, `${words(id)}: a trace left by a chat tool.`, generalHelp)),
  ];
  const index = new Map(rules.map(({ id }, i) => [id, i]));
  const results = scanned.flatMap(each => [
    scoreResult(each, failAbove),
    ...placedPassages(each.source, each.result)
      .filter(({ band }) => band === 'elevated' || band === 'high')
      .map(passage => passageResult(each, passage, index.get(passageRule)!)),
    ...each.findings.map(finding => findingResult(each, finding, index.get(finding.rule)!)),
  ]);
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Telltale', version, semanticVersion: version, rules } },
        columnKind: 'utf16CodeUnits',
        artifacts: scanned.map(({ source }) => ({ location: { uri: uriOf(source.name) } })),
        invocations: [
          {
            executionSuccessful: problems.length === 0,
            exitCode: code,
            toolExecutionNotifications: problems.map(text => ({ level: 'error', message: { text } })),
          },
        ],
        results,
        properties: { disclaimer: scanned[0]?.result.disclaimer ?? generalHelp },
      },
    ],
  };
}

function scoreResult({ source, result }: ScannedFile, failAbove: number | null): object {
  const { score, band, confidence, confidence_note: note, label, engine } = result;
  const isAbove = failAbove !== null && score > failAbove;
  return {
    ruleId: scoreRule.id,
    ruleIndex: 0,
    ...(isAbove ? { kind: 'fail', level: 'warning' } : { kind: 'informational', level: 'none' }),
    message: { text: `Score ${score} of 100 (${band}): ${label}. Confidence ${confidence}: ${note}` },
    locations: [locationOf(source, null)],
    properties: { score, band, confidence, engine },
  };
}

function passageResult({ source }: ScannedFile, passage: PlacedPassage, ruleIndex: number): object {
  const { score, band, confidence, top, from, to, suppressed } = passage;
  const names = strongestSignals(top).map(({ name }) => name);
  const strongest = names.length === 0 ? '' : ` Strongest signals: ${names.join(', ')}.`;
  return {
    ruleId: passageRule,
    ruleIndex,
    kind: 'fail',
    level: 'note',
    message: {
      text: `${wordRangeText(passage)} score ${score} of 100 (${band}), confidence ${confidence}.${strongest} ${generalHelp}`,
    },
    locations: [locationOf(source, regionOf(from, to))],
    ...(suppressed && { suppressions: [{ kind: 'inSource' }] }),
    properties: { score, band, confidence },
  };
}

function findingResult(
  { source }: ScannedFile,
  { rule, detail, points, text, from, to, suppressed }: Finding,
  ruleIndex: number,
): object {
  return {
    ruleId: rule,
    ruleIndex,
    kind: 'fail',
    level: 'note',
    message: { text: source.hasFilePositions ? detail : `${detail} Here: ${text}` },
    locations: [locationOf(source, { ...regionOf(from, to), snippet: { text } })],
    ...(suppressed && { suppressions: [{ kind: 'inSource' }] }),
    ...(points !== null && { properties: { points } }),
  };
}

const regionOf = (from: SourcePosition, to: SourcePosition) => ({
  startLine: from.line,
  startColumn: from.column,
  endLine: to.line,
  endColumn: to.column,
  charOffset: from.offset,
  charLength: Math.max(0, to.offset - from.offset),
});

/** A place in a file, or the whole file. An office document, .epub or .pdf has no lines to refer to. */
const locationOf = ({ name, hasFilePositions }: SourceFile, region: object | null): object => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(name) },
    ...(region !== null && hasFilePositions && { region }),
  },
});

/**
 * A path relative to the working directory, as code scanning requires, or a file URL for an absolute path.
 */
function uriOf(name: string): string {
  if (name === '-') return 'stdin';
  if (/^(?:\/|[A-Za-z]:\\)/.test(name)) return pathToFileURL(name).href;
  return name
    .split(/[\\/]/)
    .filter(part => part !== '.')
    .map(encodeURIComponent)
    .join('/');
}
