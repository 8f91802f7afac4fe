import { number } from '../../contract/prose.js';
import type { ConfigView } from '../../contract/service.js';
import { date } from '../base/format.js';

/** What the account has used of the limits of its plan. */
export function Usage({ view: { plan, limits, usage } }: { view: ConfigView }) {
  return (
    <section aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      <p class="hint">
        Plan <strong>{plan}</strong>: texts of up to {number(limits.characters_per_text)} characters. Hourly
        limits cover the last 60 minutes; monthly limits reset on {date(usage.month_resets_at)}.
      </p>
      <div class="meters">
        {(
          [
            ['Requests this hour', usage.requests_this_hour, limits.requests_per_hour],
            ['Words scanned this month', usage.words_this_month, limits.words_per_month],
            ['Deep scans this month', usage.deep_scans_this_month, limits.deep_scans_per_month],
            [
              'Deep image reads this month',
              usage.image_deep_reads_this_month,
              limits.image_deep_reads_per_month,
            ],
            ['Stored records', usage.stored_records, limits.stored_records],
          ] as const
        ).map(
          ([name, used, limit]) =>
            used !== null && <Meter key={name} name={name} used={used} limit={limit} />,
        )}
      </div>
    </section>
  );
}

function Meter({ name, used, limit }: { name: string; used: number; limit: number | null }) {
  const text = limit === null ? `${number(used)}, no limit` : `${number(used)} of ${number(limit)}`;
  return (
    <div class="meter">
      <span>{name}</span>
      <span class="amount">{text}</span>
      {limit !== null && limit > 0 && (
        <span
          class="bar-track"
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={used}
          aria-valuetext={text}
        >
          <span class="bar" style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
