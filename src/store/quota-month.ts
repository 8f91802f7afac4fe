/** The UTC month of a time in Unix ms, e.g. `2026-11`. Months sort as text. The last result is cached. */
export function monthOf(now: number): string {
  if (now < cached.start || now >= cached.end) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    cached = {
      name: date.toISOString().slice(0, 7),
      start: Date.UTC(year, month),
      end: Date.UTC(year, month + 1),
    };
  }
  return cached.name;
}

let cached = { name: '', start: 0, end: 0 };
