import Type from 'typebox';
import { CleanupRequest } from './cleanup.js';
import { genres } from './genre.js';
import { ScanRequest } from './scan.js';

const withDescription = <T extends Type.TSchema>(schema: T, description: string): T => ({
  ...schema,
  description,
});

/** Arguments of the tool scan_text: some of the fields of POST /api/scan. */
export const ScanTextArguments = Type.Object({
  text: Type.String({
    description:
      'The text to scan, as plain text or Markdown. A score is most reliable from about 250 words.',
  }),
  genre: Type.Optional(
    withDescription(ScanRequest.properties.genre, 'Type of the text. Omit it when in doubt.'),
  ),
  esl: Type.Optional(
    withDescription(
      ScanRequest.properties.esl,
      "Whether the writer's first language is not English. Formality then counts less.",
    ),
  ),
  use_model: Type.Optional(
    withDescription(
      ScanRequest.properties.use_model,
      'Whether the deeper model takes part. With false, the score uses only the heuristic signals.',
    ),
  ),
});

/**
 * The input schema that MCP clients see. Some model APIs reject an empty string in an enumeration, so the
 * schema omits the empty genre, although the tool accepts it.
 */
export const ScanTextShown = {
  ...ScanTextArguments,
  properties: {
    ...ScanTextArguments.properties,
    genre: { ...ScanTextArguments.properties.genre, type: 'string', enum: genres },
  },
};

/** Arguments of the tool cleanup_text: some of the fields of POST /api/cleanup. */
export const CleanupTextArguments = Type.Object({
  text: Type.String({ description: 'The text to clean.' }),
  contractions: Type.Optional(
    withDescription(
      CleanupRequest.properties.contractions,
      'Whether to apply everyday contractions too ("do not" becomes "don\'t").',
    ),
  ),
});
