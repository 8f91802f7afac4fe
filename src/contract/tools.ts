import Type from 'typebox';
import { CleanupRequest } from './cleanup.js';
import { genres } from './genre.js';
import { ScanRequest } from './scan.js';

const described = <T extends Type.TSchema>(schema: T, description: string): T => ({ ...schema, description });

/** Arguments of the tool scan_text, a part of POST /api/scan's fields. */
export const ScanTextArguments = Type.Object({
  text: Type.String({
    description: 'The text to read, as plain text or Markdown. 50 words or more say most.',
  }),
  genre: Type.Optional(
    described(ScanRequest.properties.genre, 'What kind of text it is. Leave it out when in doubt.'),
  ),
  esl: Type.Optional(
    described(
      ScanRequest.properties.esl,
      "Whether the writer's first language is another than English; formality then counts less.",
    ),
  ),
  use_model: Type.Optional(
    described(
      ScanRequest.properties.use_model,
      'Whether the deeper model takes part; false rests the score on the heuristic signals alone.',
    ),
  ),
});

/**
 * The same as agents are shown it. Some models' interfaces take enumerations of non-empty strings only, so the empty
 * genre, which is the same as none, is accepted and not shown.
 */
export const ScanTextShown = {
  ...ScanTextArguments,
  properties: {
    ...ScanTextArguments.properties,
    genre: { ...ScanTextArguments.properties.genre, type: 'string', enum: genres },
  },
};

/** Arguments of the tool cleanup_text, a part of POST /api/cleanup's fields. */
export const CleanupTextArguments = Type.Object({
  text: Type.String({ description: 'The text to clean.' }),
  contractions: Type.Optional(
    described(
      CleanupRequest.properties.contractions,
      'Whether everyday contractions are applied too ("do not" becomes "don\'t").',
    ),
  ),
});
