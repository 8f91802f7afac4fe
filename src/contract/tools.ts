import Type, { type Static } from 'typebox';
import { CleanupRequest, CleanupResult } from './cleanup.js';
import { CleanupStyle, ReadAsChoice } from './document.js';
import { Text } from './fields.js';
import { genres } from './genre.js';
import { FieldList, ScanRequest, ScanResult, SignalList } from './scan.js';

/** An optional argument like a field of a request, with a description of its own. */
const argument = <T extends Type.TSchema>(schema: T, description: string) =>
  Type.Optional({ ...schema, description });

/** The fields that every result of scan_text has. */
export const requiredScanFields = [
  'headline',
  'score',
  'score_range',
  'band',
  'assessed',
  'confidence',
  'disclaimer',
] as const;

/** Arguments of the tool scan_text: some of the fields of POST /api/scan. */
export const ScanTextArguments = Type.Object({
  text: Text('The text to scan, in English. A score is most reliable from about 250 words.'),
  genre: argument(ScanRequest.properties.genre, 'Type of the text. Omit it when in doubt.'),
  esl: argument(
    ScanRequest.properties.esl,
    "Whether the writer's first language is not English. Formality then counts less.",
  ),
  use_model: argument(
    ScanRequest.properties.use_model,
    'Whether the wording model takes part. With false, the score uses only the heuristic signals.',
  ),
  read_as: argument(ReadAsChoice, 'How to read the text: a scan tells "plain" and "markdown" apart.'),
  fields: argument(
    FieldList,
    'Fields to return besides headline, score, score_range, band, assessed, confidence and disclaimer, separated by commas, such as "fixes,passages.top,signals"; "*" returns all. Omit it for the essentials.',
  ),
  signals: argument(
    SignalList,
    'Signals to return: "all", "active", "top:N" (those with the most points), "none", or names separated by commas. Without fields, "top:3".',
  ),
});

export type ScanTextArguments = Static<typeof ScanTextArguments>;

/**
 * The results of the tools for clients that read the schema, in the context of a model: their main members.
 * Results have more, which docs/mcp.md describes.
 */
export const ScanTextResult = Type.Object({
  ...Type.Pick(ScanResult, requiredScanFields).properties,
  passages: Type.Optional(Type.Unknown({ description: 'Passages that read differently, strongest first' })),
  signals: Type.Optional(Type.Unknown({ description: 'Signals with their points and reasons' })),
});
export const CleanupTextResult = Type.Pick(CleanupResult, ['output_text', 'changes', 'total_changes']);

/**
 * The input schema that MCP clients see. Some model APIs reject an empty string in an enumeration, so the
 * schema omits the empty genre, although the tool accepts it.
 */
export const ScanTextShown = {
  ...ScanTextArguments,
  properties: {
    ...ScanTextArguments.properties,
    genre: { ...ScanTextArguments.properties.genre, type: 'string', enum: genres },
    read_as: { ...ScanTextArguments.properties.read_as, enum: ['auto', 'plain', 'markdown'] },
  },
};

/** Arguments of the tool cleanup_text: some of the fields of POST /api/cleanup. */
export const CleanupTextArguments = Type.Object({
  text: Text('The text to clean.'),
  contractions: argument(
    CleanupRequest.properties.contractions,
    'Whether to apply everyday contractions too ("do not" becomes "don\'t").',
  ),
  style: argument(
    CleanupStyle,
    'plain: what a keyboard types. typographic: curly quotes, dashes and ellipses as in a book. keep: only invisible characters, leftovers of chat tools and other faults.',
  ),
  read_as: argument(ReadAsChoice, 'The format of the text, whose markup, keys and code do not change.'),
});
export type CleanupTextArguments = Static<typeof CleanupTextArguments>;
