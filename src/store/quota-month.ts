/** The UTC month of a time, `2026-11`; months sort as texts. Remembers the last one asked for. */
export function monthOf(now: number): string {
  if (now < known.start || now >= known.end) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    known = {
      name: date.toISOString().slice(0, 7),
      start: Date.UTC(year, month),
      end: Date.UTC(year, month + 1),
    };
  }
  return known.name;
}

let known = { name: '', start: 0, end: 0 };
