import Type, { type Static } from 'typebox';
import { CleanupResult } from './cleanup.js';
import { FeedbackItem } from './feedback.js';
import { dateTime, Nullable, Text, Truth } from './fields.js';
import { ProvenanceReading } from './image.js';
import { ImageResult, InjectionReading } from './injection.js';
import { limits } from './limits.js';
import { Share } from './report.js';
import { FieldList, Mixed, ScanResult, SignalList } from './scan.js';

const pageFields = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.historyPageMax, default: limits.historyPageDefault }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
  cursor: Type.Optional(
    Type.String({ maxLength: limits.recordIdChars, description: '`next` of the previous page' }),
  ),
};
const fields = Type.Optional(FieldList);
export const ScanListRequest = Type.Object({ ...pageFields, fields });
export const ListRequest = Type.Object(pageFields);
export type ListRequest = Static<typeof ListRequest>;
export const CleanupListRequest = Type.Object({
  ...pageFields,
  mode: Type.Optional(Type.String({ default: 'light' })),
});

export const ScanRecordRequest = Type.Object({
  id: Type.String(),
  format: Type.Optional(
    Type.Enum(['json', 'signed'] as const, {
      description: '`signed` returns only the signed result, for `telltale verify`',
    }),
  ),
  fields,
  signals: Type.Optional(SignalList),
});
export const RecordRequest = Type.Object({ id: Type.String() });
export const ReportRecordRequest = Type.Object({ report_id: Type.String() });
export const CleanupRecordRequest = Type.Object({ hid: Type.String() });

export const RenameRequest = Type.Object({
  title: Nullable(Type.String({ maxLength: limits.titleChars }), 'null removes the title'),
});
export const Renamed = Type.Object({ id: Type.String(), title: Nullable(Type.String()) });

export const Nothing = Type.Object({});

export const Deleted = Type.Object({ deleted: Type.Integer({ minimum: 0 }) });

const recordFields = {
  id: Type.String(),
  title: Nullable(Type.String()),
  created_at: dateTime,
};

export const ScanItem = Type.Object({
  ...recordFields,
  preview: Type.String(),
  headline: Type.String(),
  assessed: Truth('false when the score and the band mean nothing'),
  score: Type.Number(),
  band: Type.String(),
  mixed: Type.Optional(
    Type.Object(Mixed.properties, {
      description: 'Whether its passages disagree; absent in a record that was saved before lists had it',
    }),
  ),
  highest_score: Type.Optional(Type.Number({ description: 'Score of the highest passage of a mixed text' })),
  word_count: Type.Integer(),
  genre: Type.String(),
  parent_scan_id: Nullable(Type.String()),
});
export type ScanItem = Static<typeof ScanItem>;

export const CleanupItem = Type.Object({
  ...recordFields,
  preview: Type.String(),
  mode: Type.String(),
  total_changes: Type.Integer(),
  chars_in: Type.Integer(),
  chars_out: Type.Integer(),
});
export type CleanupItem = Static<typeof CleanupItem>;

export const ImageItem = Type.Object({
  ...recordFields,
  preview: Text('Name of the file'),
  ...Type.Pick(ProvenanceReading, ['declared', 'mode']).properties,
  ...Type.Pick(InjectionReading, ['instruction_density', 'band']).properties,
});
export type ImageItem = Static<typeof ImageItem>;

export const ReportItem = Type.Object({ ...recordFields, share: Type.Optional(Share) });
export type ReportItem = Static<typeof ReportItem>;

const pageOf = <T extends Type.TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    limit: Type.Integer(),
    offset: Type.Integer(),
    next: Nullable(Text('Cursor of the next page; null on the last page')),
  });
export const ScanPage = pageOf(ScanItem);
export const CleanupPage = pageOf(CleanupItem);
export const ImagePage = pageOf(ImageItem);
export const ReportPage = pageOf(ReportItem);
export const FeedbackPage = pageOf(FeedbackItem);

export const Revision = Type.Object({
  id: Type.String(),
  created_at: dateTime,
  score: Type.Number(),
  assessed: Type.Optional(Truth('false when the score means nothing; absent in an older record')),
  title: Nullable(Type.String()),
});
export type Revision = Static<typeof Revision>;

export const ScanRecord = Type.Object({
  ...recordFields,
  ...ScanResult.properties,
  text: Type.String(),
  parent_scan_id: Nullable(Type.String()),
  revisions: Type.Array(Revision, {
    description: 'Every scan of the revision chain, oldest first, including this one',
  }),
});

/** Stored feedback with its text; `text` is null when the user did not consent to store it. */
export const FeedbackRecord = Type.Object({ ...FeedbackItem.properties, text: Nullable(Type.String()) });

export const CleanupRecord = Type.Object({
  ...CleanupResult.properties,
  ...recordFields,
  input_text: Type.String(),
});

/** A saved result of an image. The image itself is never stored. */
export const ImageRecord = Type.Object({
  ...Type.Omit(ImageResult, ['degraded']).properties,
  ...recordFields,
  preview: ImageItem.properties.preview,
});
