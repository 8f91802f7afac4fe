/** A function under test. `prepare` does the work that is not timed. */
export interface Subject {
  name: string;
  prepare(text: string): () => unknown;
}

/** An operation of the service and the parts that take its time. */
export interface Operation extends Subject {
  parts: readonly Subject[];
  /** Number of places that the operation examines for a change or changes; absent when it changes nothing. */
  places?(text: string): number;
  /** Maximum time of a family, as a multiple of the time that is expected of it. */
  timesExpectedMax: number;
}

export interface TextFamily {
  name: string;
  make(size: number): string;
}

/** Time of one family in one subject. */
export interface FamilyTime {
  family: string;
  /** Microseconds per 1,024 characters. */
  perKb: number;
  /** Examined places per 1,024 characters. */
  placesPerKb: number;
}

export interface SlowInput extends FamilyTime {
  subject: string;
  timesExpected: number;
}

/**
 * Time that an operation is expected to take, in microseconds: on every 1,024 characters the median of all
 * families, and for each examined place the median time of one.
 */
export interface ExpectedTime {
  perKb: number;
  perPlace: number;
}

/** Minimum of `repeats` runs, because other processes only add time. A first run warms up. */
function timePerKb({ prepare }: Subject, text: string, repeats: number): number {
  const call = prepare(text);
  call();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < repeats; i++) {
    const begun = process.hrtime.bigint();
    call();
    least = Math.min(least, Number(process.hrtime.bigint() - begun) / 1_000);
  }
  return least / (text.length / 1_024);
}

/** Examined places per 1,024 characters of a family whose time shows the cost of one. */
const placesPerKbMin = 5;

export function expectedTime(times: readonly FamilyTime[]): ExpectedTime {
  const perKb = median(times.map(time => time.perKb));
  const examined = times.filter(({ placesPerKb }) => placesPerKb >= placesPerKbMin);
  const perPlace = median(examined.map(time => Math.max(0, time.perKb - perKb) / time.placesPerKb));
  return { perKb, perPlace };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Families that take more than `timesMax` times the expected time, slowest first. */
export function slowInputs(
  subject: string,
  times: readonly FamilyTime[],
  { perKb, perPlace }: ExpectedTime,
  timesMax: number,
): SlowInput[] {
  return times
    .map(time => ({
      ...time,
      subject,
      timesExpected: time.perKb / (perKb + perPlace * time.placesPerKb),
    }))
    .filter(({ timesExpected }) => timesExpected > timesMax)
    .sort((a, b) => b.timesExpected - a.timesExpected);
}

export interface SearchResult {
  expected: ExpectedTime;
  slow: SlowInput[];
}

/**
 * Times every family in an operation and in each of its parts. A part may take as long as the operation is
 * expected to. Suspects are measured a second time, for longer.
 */
export function searchOperation(
  operation: Operation,
  families: readonly TextFamily[],
  size: number,
  repeats: number,
): SearchResult {
  const { places = () => 0, timesExpectedMax, parts } = operation;
  const texts = families.map(({ name, make }) => {
    const text = make(size);
    return { family: name, text, placesPerKb: places(text) / (text.length / 1_024) };
  });
  const timesOf = (subject: Subject): FamilyTime[] =>
    texts.map(({ text, ...family }) => ({ ...family, perKb: timePerKb(subject, text, repeats) }));
  const whole = timesOf(operation);
  const expected = expectedTime(whole);
  const slowIn = (subject: Subject, times: readonly FamilyTime[]) =>
    slowInputs(subject.name, times, expected, timesExpectedMax);
  const confirmed = (subject: Subject, times: readonly FamilyTime[]): SlowInput[] => {
    const suspects = new Set(slowIn(subject, times).map(({ family }) => family));
    const again = texts
      .filter(({ family }) => suspects.has(family))
      .map(({ text, ...family }) => ({ ...family, perKb: timePerKb(subject, text, 3 * repeats) }));
    return slowIn(subject, again);
  };
  const slow = [confirmed(operation, whole), ...parts.map(part => confirmed(part, timesOf(part)))];
  return { expected, slow: slow.flat().sort((a, b) => b.timesExpected - a.timesExpected) };
}
