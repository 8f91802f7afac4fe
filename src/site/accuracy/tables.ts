/** Reads the measured error rates from the tables of docs/accuracy. Pure. */

type Row = Readonly<Record<string, string>>;

/** A share of texts in percent, as the table states it; null where it was not measured. */
type Percent = number | null;

/** Texts of one kind, and the shares of them that reach the upper bands. */
export interface ErrorRate {
  readonly name: string;
  readonly texts: number;
  readonly elevated: Percent;
  readonly high: Percent;
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

const percentIn = (field: string | undefined): Percent =>
  field === undefined || field === '' ? null : Number(field);

/** Rows of the engine as scans use it, with signals and classifier. */
const ofWholeEngine = (csv: string): Row[] =>
  parseTable(csv).filter(({ scored_by }) => scored_by === 'whole engine');

/** Human-written texts of which a rate is stated. The rate of fewer says little. */
const textsMin = 200;

/** The kinds of human-written texts in the table of genres, most false alarms first. */
export const humanKinds = (genres: string): ErrorRate[] =>
  ofWholeEngine(genres)
    .filter(({ words, human_texts }) => words === 'all' && Number(human_texts) >= textsMin)
    .map(row => ({
      name: row.genre!,
      texts: Number(row.human_texts),
      elevated: percentIn(row.fpr_of_elevated_percent),
      high: percentIn(row.fpr_of_high_percent),
    }))
    .sort((one, other) => (other.elevated ?? 0) - (one.elevated ?? 0) || other.texts - one.texts);

/** AI-generated texts in the table of bands, by the years of their models. */
export const aiYears = (bands: string): ErrorRate[] =>
  ofWholeEngine(bands)
    .filter(({ by }) => by === 'years of the models')
    .map(row => ({
      name: row.group!.replace('-', ' to '),
      texts: Number(row.texts),
      elevated: percentIn(row.elevated_or_higher_percent),
      high: percentIn(row.high_percent),
    }));

/** Essays of students, who wrote them without AI, in the table of evaluation sets. */
export const studentSets = (sets: string): ErrorRate[] =>
  ofWholeEngine(sets)
    .filter(({ set }) => set!.includes('students'))
    .map(row => ({
      name: row.set!.replace(/^.*, /, ''),
      texts: Number(row.texts),
      elevated: percentIn(row.elevated_or_higher_percent),
      high: percentIn(row.high_percent),
    }));

/** Human-written texts of some lengths, and how often any passage of one reaches the upper bands. */
export const humanPassages = (passages: string): ErrorRate[] =>
  parseTable(passages)
    .filter(({ texts }) => texts === 'human-written')
    .map(row => ({
      name: row.words!,
      texts: Number(row.documents),
      elevated: percentIn(row.any_passage_elevated_percent),
      high: percentIn(row.any_passage_high_percent),
    }));

/** The share that reaches `elevated` over all texts of some rates, 0 to 1. */
export function pooledShare(rates: readonly ErrorRate[]): number {
  const texts = rates.reduce((sum, rate) => sum + rate.texts, 0);
  return rates.reduce((sum, rate) => sum + ((rate.elevated ?? 0) / 100) * rate.texts, 0) / texts;
}

/** Texts out of 1,000 that reach `elevated`, when a share of them is AI-generated. */
export function ofThousand(aiShare: number, falseAlarms: number, found: number) {
  return {
    human: Math.round(1_000 * (1 - aiShare) * falseAlarms),
    ai: Math.round(1_000 * aiShare * found),
  };
}
