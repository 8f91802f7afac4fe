import Type, { type Static } from 'typebox';
import { Nullable, NullableText, Text, Truth, Whole } from './fields.js';

/** Properties of the image file, returned by both image endpoints. */
export const ImageInfo = Type.Object({
  format: Type.Enum(['png', 'jpeg', 'webp', 'gif', 'svg', 'avif', 'heic', 'tiff', 'bmp'] as const),
  bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type ImageInfo = Static<typeof ImageInfo>;

export const modes = ['generated', 'edited'] as const;
export type DeclaredMode = (typeof modes)[number];
const Mode = Nullable(
  Type.Enum(modes),
  'generated: entirely AI-generated; edited: AI generated or changed a part; null when nothing is declared',
);

/** A failed check of the content credentials. */
export const CredentialFailure = Type.Object({
  code: Text('Status code of the C2PA specification'),
  kind: Type.Enum(['integrity', 'trust', 'time', 'structure'] as const, {
    description:
      'integrity: content changed after signing; trust: the signer is not on a known trust list; time: a certificate is not valid at this time; structure: does not follow the specification',
  }),
  about: Type.Enum(['picture', 'ingredient'] as const),
  meaning: Text('The failure in plain English'),
});
export type CredentialFailure = Static<typeof CredentialFailure>;

export const CredentialAction = Type.Object({
  action: Text('For example c2pa.created'),
  tool: NullableText('Software that the action names'),
  source_type: NullableText("Digital source type of the action's output"),
  description: NullableText('Description from the file'),
  when: NullableText('Time from the file'),
});
export type CredentialAction = Static<typeof CredentialAction>;

/** A file used to make the image: an earlier version, a part, or the input of a model. */
export const CredentialIngredient = Type.Object({
  title: NullableText('Title from the file'),
  relationship: Text('parentOf, componentOf or inputTo'),
  is_earlier_version: Truth('True for this image before its last edit'),
  intact: Truth("false when the ingredient's credentials were changed after signing"),
  mode: Mode,
  generator: NullableText("Tool that the ingredient's credentials name"),
  source_type: NullableText("Digital source type in the ingredient's credentials"),
});
export type CredentialIngredient = Static<typeof CredentialIngredient>;

export const ContentCredentials = Type.Object({
  present: Truth('Whether the file contains credentials; false when it only links to them'),
  valid: Nullable(
    Type.Boolean(),
    'true: signature and hashes are valid, so nothing changed after signing; false: something changed; null: not checked',
  ),
  validation_state: NullableText(
    'Result of the C2PA library: Valid or Invalid; never Trusted, because no trust list is used',
  ),
  trusted: Truth('Always false: signers are not checked against a trust list'),
  signer: Nullable(
    Type.Object({
      name: NullableText('Common name in the certificate'),
      organization: NullableText('Organization in the certificate'),
      signed_at: NullableText('Time of the trusted time stamp, if there is one'),
    }),
  ),
  claim_generator: NullableText('Software that wrote the credentials'),
  actions: Type.Array(CredentialAction),
  ingredients: Type.Array(CredentialIngredient),
  failures: Type.Array(CredentialFailure),
  manifests: Whole('Number of manifests: this image and its history'),
  remote_url: NullableText('URL of remote credentials; never fetched'),
  problem: NullableText('Why the credentials could not be read'),
});
export type ContentCredentials = Static<typeof ContentCredentials>;

export const ProvenanceField = Type.Object({
  layer: Text('Metadata standard: exif, xmp, iptc, png, c2pa, …'),
  name: Text('Name of the field in that standard'),
  place: Text('Location in the file'),
  value: Text('Value with control characters escaped; truncated when long'),
  cut: Truth('Whether the value was truncated'),
});
export type ProvenanceField = Static<typeof ProvenanceField>;

/** What a file declares about how it was made. */
export const ProvenanceReading = Type.Object({
  declared: Truth(
    'true: the file states that AI generated or edited it. false: no such statement was read, which is never evidence that a person made it; `degraded` names what could not be read',
  ),
  mode: Mode,
  generator: NullableText('Tool that the file names, whether its name declares AI or not'),
  source_type: NullableText('Digital source type: its code in the IPTC vocabulary'),
  c2pa: Nullable(ContentCredentials),
  fields: Type.Array(ProvenanceField, { description: 'Every field that concerns provenance' }),
  evidence: Type.Array(Type.String(), { description: 'One line per finding: the field and what it states' }),
  image: ImageInfo,
  degraded: Nullable(Text('What could not be read. Always show it')),
  warnings: Type.Array(Type.String(), { description: 'What was damaged, omitted or truncated' }),
  disclaimer: Type.String(),
});
export type ProvenanceReading = Static<typeof ProvenanceReading>;

/** Fields of POST /api/scan/image: none besides the file. */
export const ProvenanceRequest = Type.Object({});
