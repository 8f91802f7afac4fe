import Type, { type Static } from 'typebox';
import { dateTime, Nullable, Truth } from './fields.js';

const Limit = Nullable(Type.Integer(), 'null means no limit');
const Stored = Nullable(Type.Integer({ minimum: 0 }), 'null while storage is unreachable');
const Used = Type.Integer({ minimum: 0 });

/** Response of GET /api/config: the caller's limits, usage and the server's features. */
export const ConfigView = Type.Object({
  plan: Type.String(),
  account: Nullable(Type.String()),
  limits: Type.Object({
    characters_per_text: Type.Integer(),
    upload_bytes: Type.Integer(),
    image_bytes: Type.Integer(),
    requests_per_hour: Nullable(
      Type.Integer(),
      'null means no limit; of a visitor: of the browser or address',
    ),
    images_per_hour: Limit,
    words_per_month: Limit,
    deep_scans_per_month: Limit,
    image_deep_reads_per_month: Limit,
    stored_records: Limit,
    stored_bytes: Limit,
    requests_per_hour_per_browser: Limit,
  }),
  usage: Type.Object({
    requests_this_hour: Used,
    requests_remaining: Limit,
    requests_reset_at: Nullable(
      dateTime,
      'When all requests of the hourly limit are available again; with none left, when the next one is. null when all are available, or without a limit',
    ),
    images_this_hour: Used,
    images_remaining: Limit,
    words_this_month: Used,
    words_remaining: Limit,
    deep_scans_this_month: Used,
    deep_scans_remaining: Limit,
    image_deep_reads_this_month: Used,
    image_deep_reads_remaining: Limit,
    stored_records: Stored,
    stored_records_remaining: Limit,
    stored_bytes: Stored,
    stored_bytes_remaining: Limit,
    month_resets_at: dateTime,
  }),
  new_account: Type.Object(
    {
      characters_per_text: Type.Integer(),
      requests_per_hour: Limit,
      words_per_month: Limit,
    },
    { description: 'Limits of an account that registers now' },
  ),
  features: Type.Object({
    model: Type.Boolean(),
    deep: Type.Boolean(),
    rewrite_upstream: Type.Boolean(),
    ocr: Type.Boolean(),
    registration: Truth('Whether this server accepts registrations'),
  }),
  version: Type.String(),
});
export type ConfigView = Static<typeof ConfigView>;

const Check = Type.Enum(['ok', 'failing', 'away', 'absent'] as const, {
  description: '`away`: a remote store is unreachable; scans still work',
});

export const HealthView = Type.Object({
  status: Type.Enum(['ok', 'degraded', 'failing'] as const),
  version: Type.String(),
  uptime_s: Type.Integer({ minimum: 0 }),
  checks: Type.Object({
    store: Check,
    windows: Check,
    text_pool: Check,
    document_pool: Check,
    image_pool: Check,
    model: Check,
    rewriter: Check,
  }),
});
export const LiveView = Type.Object({ status: Type.Literal('ok') });

export const ReadyView = Type.Object({
  status: Type.Enum(['ready', 'not ready'] as const),
  failing: Type.Array(Type.String(), { description: 'Parts without which requests fail, such as `store`' }),
});
export type ReadyView = Static<typeof ReadyView>;
export type HealthView = Static<typeof HealthView>;
