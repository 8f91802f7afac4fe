import Type, { type Static } from 'typebox';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Text = (description: string) => Type.String({ description });
const NullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** The picture itself; what both image endpoints say of it. */
export const ImageInfo = Type.Object({
  format: Type.Enum(['png', 'jpeg', 'webp', 'gif', 'svg', 'avif', 'heic', 'tiff', 'bmp'] as const),
  bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type ImageInfo = Static<typeof ImageInfo>;

export const modes = ['generated', 'edited'] as const;
export type DeclaredMode = (typeof modes)[number];
const Mode = Type.Union([Type.Literal('generated'), Type.Literal('edited'), Type.Null()], {
  description:
    'generated: made whole by a machine; edited: a machine made part of it or changed it; null when nothing is declared',
});

/** What a check of content credentials found wrong. */
export const CredentialFailure = Type.Object({
  code: Text('The status code of the C2PA specification'),
  kind: Type.Enum(['integrity', 'trust', 'time', 'structure'] as const, {
    description:
      'integrity: something was changed after signing; trust: the signer is on no list known here; time: a certificate out of date; structure: not as the specification has it',
  }),
  about: Type.Enum(['picture', 'ingredient'] as const),
  meaning: Text('In plain English'),
});
export type CredentialFailure = Static<typeof CredentialFailure>;

export const CredentialAction = Type.Object({
  action: Text('For example c2pa.created'),
  tool: NullableText('The software the action names'),
  source_type: NullableText('Digital source type of what the action made'),
  description: NullableText('In the words of the file'),
  when: NullableText('As the file has it'),
});
export type CredentialAction = Static<typeof CredentialAction>;

/** A file that went into the picture: an earlier version of it, a part of it, or something a model was given. */
export const CredentialIngredient = Type.Object({
  title: NullableText('Its name, as the file has it'),
  relationship: Text('parentOf, componentOf or inputTo'),
  is_earlier_version: Type.Boolean({ description: 'Whether it is this picture before its last step' }),
  intact: Type.Boolean({ description: 'false when its own credentials were changed after signing' }),
  mode: Mode,
  generator: NullableText('The tool its own credentials name'),
  source_type: NullableText('The digital source type its own credentials state'),
});
export type CredentialIngredient = Static<typeof CredentialIngredient>;

export const Credentials = Type.Object({
  present: Type.Boolean({
    description: 'Whether the file carries credentials; false when it only says where they are',
  }),
  valid: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'true: signature and hashes hold, so nothing was changed after signing; false: something was; null: not checked',
  }),
  validation_state: NullableText(
    'What the C2PA library says: Valid or Invalid; never Trusted, as no trust list is used',
  ),
  trusted: Type.Boolean({ description: 'Always false: who may sign is not judged here' }),
  signer: Nullable(
    Type.Object({
      name: NullableText('Common name in the certificate'),
      organization: NullableText('Organization in the certificate'),
      signed_at: NullableText('Time of a time stamp, where there is one'),
    }),
  ),
  claim_generator: NullableText('The software that wrote the credentials'),
  actions: Type.Array(CredentialAction),
  ingredients: Type.Array(CredentialIngredient),
  failures: Type.Array(CredentialFailure),
  manifests: Type.Integer({ description: 'Manifests in the store: this picture and its history' }),
  remote_url: NullableText('Where the credentials are kept instead; never fetched'),
  problem: NullableText('Why credentials that are there could not be read'),
});
export type Credentials = Static<typeof Credentials>;

export const ProvenanceField = Type.Object({
  layer: Text('The standard that carries it: exif, xmp, iptc, png, c2pa, …'),
  name: Text('The field, by its name in that standard'),
  place: Text('Where in the file it stands'),
  value: Text('As it stands there, control characters escaped; cut when it is long'),
  cut: Type.Boolean({ description: 'Whether the value was cut' }),
});
export type ProvenanceField = Static<typeof ProvenanceField>;

/** What a file declares about how it was made; pure. */
export const ProvenanceReading = Type.Object({
  declared: Type.Boolean({
    description:
      'true: the file itself states that a machine made or edited it. false: it carries no such statement, which is never evidence that a person made it',
  }),
  mode: Mode,
  generator: NullableText('The tool the file names'),
  source_type: NullableText('Digital source type, by its code in the IPTC vocabulary'),
  c2pa: Nullable(Credentials),
  fields: Type.Array(ProvenanceField, { description: 'Every field that bears on provenance' }),
  evidence: Type.Array(Type.String(), { description: 'One line a finding: which field says what' }),
  image: ImageInfo,
  warnings: Type.Array(Type.String(), { description: 'What was damaged, left out or cut' }),
  disclaimer: Type.String(),
});
export type ProvenanceReading = Static<typeof ProvenanceReading>;

/** POST /api/scan/image: the file is all it takes. */
export const ProvenanceRequest = Type.Object({});
