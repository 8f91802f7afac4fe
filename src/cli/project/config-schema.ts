import Type, { type Static } from 'typebox';
import { genres } from '../../contract/genre.js';

/** Name of the configuration file of a project. */
export const configName = 'telltale.config.json';

const patterns = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 1_000 }), { maxItems: 1_000, description });
const score = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

/** Content of telltale.config.json. telltale.config.schema.json is the same schema for editors. */
export const ConfigFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Address of this schema, for editors.' })),
    genre: Type.Optional(
      Type.Union(
        genres.map(genre => Type.Literal(genre)),
        { description: 'Genre of all texts. Detected for each text when it is absent.' },
      ),
    ),
    esl: Type.Optional(Type.Boolean({ description: 'The authors write in a second language.' })),
    deep: Type.Optional(Type.Boolean({ description: 'The classifier reads the whole of each text.' })),
    model: Type.Optional(Type.Boolean({ description: 'Whether the classifier is used. Default: true.' })),
    files: Type.Optional(
      patterns('Files, folders and globs to scan when the command line names none, relative to this file.'),
    ),
    ignore: Type.Optional(
      patterns('Files that are never scanned, as .gitignore patterns relative to this file.'),
    ),
    signals: Type.Optional(
      Type.Record(Type.String(), Type.Boolean(), {
        description:
          'Names in results (telltale signals lists them), and "artefacts" for all artefacts: false hides their findings. The score does not change.',
      }),
    ),
    acceptedWords: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        maxItems: 10_000,
        description:
          'Words and phrases that are not reported, in any letter case. The score does not change.',
      }),
    ),
    failAbove: Type.Optional(score('Exit with 1 when the score of an assessed file is above this number.')),
    minPoints: Type.Optional(score('Report only signals with at least this many points.')),
    maxFindings: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: 'Places per file in the formats sarif and github. Default: 5.',
      }),
    ),
    baseline: Type.Optional(
      Type.String({ minLength: 1, description: 'Path of the baseline file, relative to this file.' }),
    ),
  },
  { additionalProperties: false },
);
export type ConfigFile = Static<typeof ConfigFile>;
