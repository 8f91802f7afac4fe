/** Formats scan results as SARIF 2.1.0 (OASIS) for editors and code scanning. */
import { pathToFileURL } from 'node:url';
import { homepage, version } from '../../../contract/version.js';
import { clean } from '../../../engine/cleanup/clean.js';
import { resultNames, signalAbout, signalName } from '../../../engine/scan/results/signal-names.js';
import { type Finding, fingerprint, passageRule, type ScannedFile } from '../findings.js';
import type { SourcePosition } from '../source-file.js';
import {
  generalHelp,
  type PlacedMessage,
  type RunSummary,
  reportedMessages,
  reportsScore,
  scoreMessage,
} from './messages.js';

/** A rule. Its name differs from its id, as validators require. */
const rule = (id: string, about: string, help: string) => ({
  id,
  name: `${id.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Rule`,
  shortDescription: { text: about },
  fullDescription: { text: `${about} ${help}` },
  ...(homepage !== null && { helpUri: homepage }),
  help: { text: help, markdown: help },
  defaultConfiguration: { level: 'note' },
  properties: { tags: ['prose', 'machine-authorship'], precision: 'medium' },
});

const scoreRule = rule(
  'score',
  'The score of a whole file, from 0 to 100. A higher score means a closer resemblance to machine writing.',
  'A score is a signal, not a verdict about a person. Read the signals that make it up.',
);
const passagesRule = rule(
  passageRule,
  'A passage of a file with several passages, in the band elevated or high.',
  generalHelp,
);
const namedRules = resultNames
  .filter(name => name !== passageRule)
  .map(name => rule(name, `${signalName(name)}: ${signalAbout(name)}`, generalHelp));
const rules = [scoreRule, passagesRule, ...namedRules];
const index = new Map(rules.map(({ id }, i) => [id, i]));

/** The log of a run: results for the reported scores, passages, artefacts and signals. */
export function sarif(
  scanned: readonly ScannedFile[],
  { problems, leftOut, code, choice, failAbove }: RunSummary,
): object {
  const results = scanned.flatMap(each => [
    ...(reportsScore(each, failAbove) ? [scoreResult(each, failAbove)] : []),
    ...reportedMessages(each, choice).map(message => placeResult(each, message, index.get(message.rule)!)),
  ]);
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Telltale',
            fullName: `Telltale ${version}`,
            organization: 'Telltale',
            version,
            semanticVersion: version,
            ...(homepage !== null && { informationUri: homepage }),
            rules,
          },
        },
        columnKind: 'utf16CodeUnits',
        artifacts: scanned.map(({ source }) => ({ location: { uri: uriOf(source.name) } })),
        invocations: [
          {
            executionSuccessful: problems.length === 0,
            exitCode: code,
            toolExecutionNotifications: [
              ...problems.map(text => ({ level: 'error', message: { text } })),
              ...(leftOut.sentence === null ? [] : [{ level: 'note', message: { text: leftOut.sentence } }]),
            ],
          },
        ],
        results,
        properties: {
          disclaimer: scanned[0]?.result.disclaimer ?? generalHelp,
          ...(leftOut.byReason !== undefined && { left_out: leftOut.byReason }),
        },
      },
    ],
  };
}

/** Region of the score: the first line, since code scanning shows no result without a region. */
const start = { line: 1, column: 1, offset: 0 };

function scoreResult(file: ScannedFile, failAbove: number | null): object {
  const { source, result, fails } = file;
  const { score, band, assessed, confidence, mixed, engine } = result;
  return {
    ruleId: scoreRule.id,
    ruleIndex: 0,
    ...(fails ? { kind: 'fail', level: 'warning' } : { kind: 'informational', level: 'none' }),
    message: { text: scoreMessage(file, failAbove) },
    locations: [locationOf(source, regionOf(start, start))],
    partialFingerprints: fingerprints([scoreRule.id]),
    properties: {
      ...(assessed && { score, band, mixed_share: mixed.elevated_share }),
      assessed,
      confidence,
      engine,
    },
  };
}

function placeResult({ source }: ScannedFile, message: PlacedMessage, ruleIndex: number): object {
  const { rule, text, about } = message;
  const { from, to, suppressed } = about;
  const isFinding = 'fingerprint' in about;
  const region = { ...regionOf(from, to), ...(isFinding && { snippet: { text: about.text } }) };
  const properties = isFinding
    ? about.points !== null && { points: about.points }
    : { score: about.score, band: about.band, confidence: about.confidence };
  return {
    ruleId: rule,
    ruleIndex,
    kind: 'fail',
    level: 'note',
    message: { text },
    locations: [locationOf(source, region)],
    partialFingerprints: fingerprints(
      isFinding ? [about.fingerprint] : [rule, source.prose.slice(about.start, about.end)],
    ),
    ...(isFinding && fixesOf(source, about)),
    ...(suppressed && { suppressions: [{ kind: 'inSource' }] }),
    ...(properties && { properties }),
  };
}

/** Without line numbers, so that results stay the same when lines move. GitHub reads the first. */
const fingerprints = (parts: readonly string[]) => {
  const value = fingerprint(parts);
  return { primaryLocationLineHash: value, 'telltale/v1': value };
};

/** The cleaned form of a finding, else the edit of the rewriter; nothing without any. */
function fixesOf(
  { name, hasFilePositions }: ScannedFile['source'],
  { from, to, text, instruction, replacement }: Finding,
): object {
  const cleaned = typographyFix(text);
  const edit = cleaned === null ? replacement : { from, to, text: cleaned };
  if (!hasFilePositions || edit === undefined) return {};
  const change = { deletedRegion: regionOf(edit.from, edit.to), insertedContent: { text: edit.text } };
  const description = { text: cleaned === null ? instruction! : 'Replace it with plain ASCII punctuation.' };
  const artifactChanges = [{ artifactLocation: { uri: uriOf(name) }, replacements: [change] }];
  return { fixes: [{ description, artifactChanges }] };
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
const locationOf = ({ name, hasFilePositions }: ScannedFile['source'], region: object): object => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(name) },
    ...(hasFilePositions && { region }),
  },
});

/** A path relative to the working directory, as code scanning requires; a file URL for an absolute one. */
function uriOf(name: string): string {
  if (name === '-') return 'stdin';
  if (/^(?:\/|[A-Za-z]:\\)/.test(name)) return pathToFileURL(name).href;
  return name
    .split(/[\\/]/)
    .filter(part => part !== '.')
    .map(encodeURIComponent)
    .join('/');
}

/**
 * The cleaned form of a finding, if the cleanup changes it in the same way without its surroundings: one kind
 * of dash or glyph between words. Null otherwise.
 */
function typographyFix(text: string): string | null {
  const { output_text: cleaned, total_changes: changes } = clean(`a${text}a`, { contractions: false });
  if (changes === 0 || !cleaned.startsWith('a') || !cleaned.endsWith('a')) return null;
  return cleaned.slice(1, -1);
}
