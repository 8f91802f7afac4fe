/** Reads the measured error rates from the tables of docs/accuracy. Pure. */

type Row = Readonly<Record<string, string>>;

/** Texts of one kind, and the shares of them in percent that reach the upper bands. */
export interface ErrorRate {
  readonly name: string;
  readonly texts: number;
  readonly elevated: number;
  readonly high: number;
}

/** Rows of a CSV table (RFC 4180, without line breaks in fields) by the names of its columns. */
export function parseTable(csv: string): Row[] {
  const [head, ...lines] = csv.trim().split(/\r?\n/).map(fieldsOf);
  return lines.map(fields => Object.fromEntries(head!.map((name, i) => [name, fields[i] ?? ''])));
}

const fieldsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );

/** The rates in the rows that have all of the given fields. */
const ratesIn = (csv: string, fields: Row, [name, texts, elevated, high]: readonly string[]): ErrorRate[] =>
  parseTable(csv)
    .filter(row => Object.entries(fields).every(([column, value]) => row[column] === value))
    .map(row => ({
      name: row[name!]!,
      texts: Number(row[texts!]),
      elevated: Number(row[elevated!]),
      high: Number(row[high!]),
    }));

/** Fields of the rows on the engine as scans use it, with signals and classifier. */
const wholeEngine = { scored_by: 'whole engine' };

/** Human-written texts of which a rate is stated. The rate of fewer says little. */
const textsMin = 200;

const kindColumns = ['genre', 'human_texts', 'fpr_of_elevated_percent', 'fpr_of_high_percent'];
const bandColumns = ['texts', 'elevated_or_higher_percent', 'high_percent'];
const passageColumns = ['words', 'documents', 'any_passage_elevated_percent', 'any_passage_high_percent'];

/** The kinds of human-written texts in the table of genres, most false alarms first. */
export const humanKinds = (genres: string): ErrorRate[] =>
  ratesIn(genres, { ...wholeEngine, words: 'all' }, kindColumns)
    .filter(({ texts }) => texts >= textsMin)
    .sort((one, other) => other.elevated - one.elevated || other.texts - one.texts);

/** AI-generated texts in the table of bands, by the years of their models: "2019-2024". */
export const aiYears = (bands: string): ErrorRate[] =>
  ratesIn(bands, { ...wholeEngine, by: 'years of the models' }, ['group', ...bandColumns]);

/** Essays of students, who wrote them without AI, in the table of sets: "outfox, native students". */
export const studentSets = (sets: string): ErrorRate[] =>
  ratesIn(sets, wholeEngine, ['set', ...bandColumns]).filter(({ name }) => name.includes('students'));

/** Human-written texts of some lengths, and how often any passage of one reaches the upper bands. */
export const humanPassages = (passages: string): ErrorRate[] =>
  ratesIn(passages, { texts: 'human-written' }, passageColumns);

/** The number of texts of some rates, and the share of them that reaches `elevated`, 0 to 1. */
export function pooled(rates: readonly ErrorRate[]): { texts: number; share: number } {
  const sum = (of: (rate: ErrorRate) => number) => rates.reduce((total, rate) => total + of(rate), 0);
  const texts = sum(rate => rate.texts);
  return { texts, share: sum(rate => (rate.elevated / 100) * rate.texts) / texts };
}

/** Texts out of 1,000 that reach `elevated`, when a share of them is AI-generated. */
export function ofThousand(aiShare: number, falseAlarms: number, found: number) {
  return {
    human: Math.round(1_000 * (1 - aiShare) * falseAlarms),
    ai: Math.round(1_000 * aiShare * found),
  };
}
