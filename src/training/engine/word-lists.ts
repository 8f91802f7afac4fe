import { eras } from '../../engine/scan/eras.js';
import grammar from '../../engine/text/lexicon/grammar.json' with { type: 'json' };
import style from '../../engine/text/lexicon/style.json' with { type: 'json' };
import { classShares } from '../classifier/sample-weights.js';
import { groupBy } from '../statistics/group-by.js';
import { fitLogisticRegression, type SparseRows } from '../statistics/logistic-regression.js';
import type { EngineSample } from './samples.js';
import type { Terms } from './terms.js';
import { namesTopic } from './topic-words.js';

/** Fitted word lists: the weight of each entry in log-odds per use in 100 words. */
export type FittedLists = Record<ListRole, Map<string, number>>;
export type ListRole =
  | 'ai_vocabulary'
  | 'excess_style'
  | 'everyday_words'
  | 'function_words'
  | 'machine_phrasing'
  | 'human_phrasing';

const functionWords = new Set(
  (
    'the of and to a in that is was it for on with as at by from or but not be are were been an this which have had has they their there he his she her ' +
    'its who what when if all one no so than then them these those some such can could would should will may might must do does did into about up out ' +
    'over under after before between through during while where how why because although though since until against within without upon among both each ' +
    'every any many much more most other another only also even still yet however just very too again here there now ever never always often whether ' +
    'rather own same few several less least per via toward towards across along around beyond despite nor either neither else whose whom am being having ' +
    "doing it's that's off down back away once"
  ).split(' '),
);

/** Personal pronouns, contractions and spelled-out numbers: they depend on the situation of the text. */
const { first_person, second_person, contractions, number_words } = grammar;
const otherSignals = new Set(`${first_person}|${second_person}|${contractions}|${number_words}`.split('|'));

const candidates = {
  ai_vocabulary: 260,
  excess_style: 1400,
  everyday_words: 1300,
  machine_phrasing: 1400,
  human_phrasing: 1300,
};
const sourcesMin = { machine: 4, human: 6 };
/** Rate per 1,000 words below which a difference is noise. */
const floorRate = 0.01;
const vocabularyLogOdds = 0.6;
const vocabularyRateMax = 0.3;
const vocabularySourcesMin = 9;
/** Minimum words of a source for a rate. */
const sourceWordsMin = 3_000;
const known = new Set(style.ai_vocabulary_known.split('|'));
const logOddsMin = 0.25;
/** Entries with smaller coefficients are dropped. */
const weightMin = 0.02;
const penalty = 1e-1;
const iterations = 120;

/** Sign constraint of each list's coefficients. */
const signOf: Readonly<Record<ListRole, number>> = {
  ai_vocabulary: 1,
  excess_style: 1,
  everyday_words: -1,
  function_words: 0,
  machine_phrasing: 1,
  human_phrasing: -1,
};

interface TermEvidence {
  logOdds: number;
  rank: number;
  people: number;
  /** Number of sources of the label it indicates that use it more than the other label does. */
  sources: number;
}

/**
 * Mean without the highest `trim` values, so that the topic of one source does not decide. Uses at least one
 * value.
 */
function trimmed(values: number[], trim: number): number {
  values.sort((a, b) => a - b);
  const lower = values.slice(0, Math.max(1, values.length - trim));
  return lower.reduce((sum, value) => sum + value, 0) / lower.length;
}

/** Sources that one model wrote count as one: the name before the first year of `llm2026_essays`. */
const sourceGroup = (source: string) => source.replace(/^([a-z]+2026)_.*$/, '$1');

/**
 * Evidence of each term, counted over sources instead of texts; null if too few sources agree. Rates of AI
 * sources are averaged by era, then over the eras.
 */
function evidenceOf(
  samples: readonly EngineSample[],
  terms: Terms,
  words: ArrayLike<number>,
  use: Uint8Array,
): (TermEvidence | null)[] {
  const sideOf = ({ machine, era }: EngineSample) => (machine ? era : 'people');
  const sourceOf = samples.map(sample => `${sideOf(sample)} ${sourceGroup(sample.source)}`);
  const sources = new Map<string, { side: string; words: number; uses: Float32Array }>();
  samples.forEach((sample, i) => {
    if (use[i] === 0) return;
    const source = sources.get(sourceOf[i]!) ?? {
      side: sideOf(sample),
      words: 0,
      uses: new Float32Array(terms.names.length),
    };
    sources.set(sourceOf[i]!, source);
    source.words += words[i]!;
    const ids = terms.ids[i]!;
    const counts = terms.counts[i]!;
    for (let k = 0; k < ids.length; k++)
      source.uses[ids[k]!]! += Math.min(counts[k]!, terms.length[ids[k]!]! > 1 ? 3 : 12);
  });
  const bySide = groupBy(
    [...sources.values()].filter(source => source.words > sourceWordsMin),
    source => source.side,
  );
  const people = bySide.get('people') ?? [];
  const machines = eras.flatMap(era => {
    const own = bySide.get(era);
    return own === undefined ? [] : [{ own, share: classShares[era] }];
  });
  const shares = machines.reduce((sum, { share }) => sum + share, 0);
  return terms.names.map((_, term) => {
    const rate = (source: { words: number; uses: Float32Array }) =>
      (source.uses[term]! * 1000) / source.words;
    const peopleRates = people.map(rate);
    const machineRates = machines.map(({ own }) => own.map(rate));
    const person = trimmed([...peopleRates], 2);
    const machine = machines.reduce(
      (sum, { share }, p) => sum + (share / shares) * trimmed([...machineRates[p]!], 1),
      0,
    );
    const logOdds = Math.log((machine + floorRate) / (person + floorRate));
    const more = (rates: readonly number[], than: number) => rates.filter(r => r > than * 1.25).length;
    const above =
      logOdds > 0
        ? machines.reduce((sum, _, p) => sum + more(machineRates[p]!, person), 0)
        : more(peopleRates, machine);
    if (above < (logOdds > 0 ? sourcesMin.machine : sourcesMin.human) || Math.abs(logOdds) < logOddsMin)
      return null;
    return {
      logOdds,
      rank: Math.abs(logOdds) * Math.sqrt(Math.max(machine, person)),
      people: person,
      sources: above,
    };
  });
}

function roleOf(terms: Terms, id: number, evidence: TermEvidence | null): ListRole | null {
  const name = terms.names[id]!;
  if (functionWords.has(name)) return 'function_words';
  if (known.has(name)) return 'ai_vocabulary';
  if (evidence === null || terms.capitalShare[id]! > 0.4) return null;
  const machine = evidence.logOdds > 0;
  if (terms.length[id]! > 1) return machine ? 'machine_phrasing' : 'human_phrasing';
  if (otherSignals.has(name) || name.length < 2) return null;
  if (!machine) return 'everyday_words';
  const own =
    evidence.logOdds > vocabularyLogOdds &&
    name.length > 4 &&
    evidence.people < vocabularyRateMax &&
    evidence.sources >= vocabularySourcesMin;
  return own ? 'ai_vocabulary' : 'excess_style';
}

/** Weighted mean rate of each term in AI-generated texts minus that in human-written texts. */
function rateDifferences(
  samples: readonly EngineSample[],
  terms: Terms,
  words: ArrayLike<number>,
  weight: Float64Array,
  use: Uint8Array,
): Float64Array {
  const total = { human: 0, ai: 0 };
  const labelOf = (sample: EngineSample) => (sample.machine ? 'ai' : 'human');
  samples.forEach((sample, i) => {
    if (use[i] === 1) total[labelOf(sample)] += weight[i]!;
  });
  const difference = new Float64Array(terms.names.length);
  samples.forEach((sample, i) => {
    if (use[i] === 0) return;
    const label = labelOf(sample);
    const share = ((label === 'ai' ? 1 : -1) * weight[i]!) / (total[label] * Math.max(1, words[i]!));
    terms.ids[i]!.forEach((id, k) => {
      difference[id]! += share * terms.counts[i]![k]!;
    });
  });
  return difference;
}

/** Whether a term may not be in a fitted list, because it names a topic. */
const isTopical = (name: string) => !functionWords.has(name) && !known.has(name) && namesTopic(name);

/** Selects entries by agreement across sources, and fits the weights of all of them in one regression. */
export function fitWordLists(
  samples: readonly EngineSample[],
  terms: Terms,
  words: ArrayLike<number>,
  weight: Float64Array,
  use: Uint8Array,
): FittedLists {
  const evidence = evidenceOf(samples, terms, words, use);
  const difference = rateDifferences(samples, terms, words, weight, use);
  const byRole = new Map<ListRole, number[]>();
  terms.names.forEach((_, id) => {
    const role = roleOf(terms, id, evidence[id]!);
    if (role !== null) byRole.set(role, [...(byRole.get(role) ?? []), id]);
  });
  const columns: number[] = [];
  const sign: number[] = [];
  const roles: ListRole[] = [];
  for (const [role, ids] of byRole) {
    const limit = role === 'function_words' ? ids.length : candidates[role];
    ids.sort((a, b) => (evidence[b]?.rank ?? 0) - (evidence[a]?.rank ?? 0) || a - b);
    for (const id of ids.slice(0, limit)) {
      // The explanation of a list states that its entries are more common in the texts of one label.
      if (signOf[role] * difference[id]! < 0 || isTopical(terms.names[id]!)) continue;
      columns.push(id);
      roles.push(role);
      sign.push(signOf[role]);
    }
  }
  const chosen = samples.map((_, i) => i).filter(i => use[i] === 1);
  const coefficient = fitLogisticRegression({
    rows: rowsOf(chosen, columns, terms, words),
    label: Uint8Array.from(chosen, i => Number(samples[i]!.machine)),
    weight: Float64Array.from(chosen, i => weight[i]!),
    sign: Int8Array.from(sign),
    penalty,
    iterations,
  });
  const lists: FittedLists = {
    ai_vocabulary: new Map(),
    excess_style: new Map(),
    everyday_words: new Map(),
    function_words: new Map(),
    machine_phrasing: new Map(),
    human_phrasing: new Map(),
  };
  terms.names.forEach((word, id) => {
    if (known.has(word) && difference[id]! > 0) lists.ai_vocabulary.set(word, weightMin);
  });
  columns.forEach((id, j) => {
    const size = Math.abs(coefficient[j]!);
    // Lists of human-written style store positive weights too; their signals subtract.
    const value = roles[j] === 'function_words' ? coefficient[j]! : size;
    if (size > weightMin) lists[roles[j]!].set(terms.names[id]!, Math.round(value * 1000) / 1000);
  });
  return lists;
}

/** Uses per 100 words of the selected terms, one row per text. */
function rowsOf(
  chosen: readonly number[],
  columns: readonly number[],
  terms: Terms,
  words: ArrayLike<number>,
): SparseRows {
  const columnOf = new Int32Array(terms.names.length).fill(-1);
  columns.forEach((id, j) => {
    columnOf[id] = j;
  });
  const from = new Int32Array(chosen.length + 1);
  const column: number[] = [];
  const value: number[] = [];
  chosen.forEach((text, row) => {
    const ids = terms.ids[text]!;
    for (let k = 0; k < ids.length; k++) {
      const j = columnOf[ids[k]!]!;
      if (j < 0) continue;
      column.push(j);
      value.push((terms.counts[text]![k]! * 100) / (words[text]! + 50));
    }
    from[row + 1] = column.length;
  });
  return { from, column: Int32Array.from(column), value: Float32Array.from(value), columns: columns.length };
}

/**
 * Measurement of a list's signal in every text: matched entries, and the sum of their weights per 100 words.
 */
export function measureList(
  list: ReadonlyMap<string, number>,
  terms: Terms,
  words: ArrayLike<number>,
): { count: Float64Array; value: Float64Array } {
  const weightOf = new Float64Array(terms.names.length);
  const listed = new Uint8Array(terms.names.length);
  terms.names.forEach((name, id) => {
    const weight = list.get(name);
    if (weight === undefined) return;
    weightOf[id] = weight;
    listed[id] = 1;
  });
  const count = new Float64Array(words.length);
  const value = new Float64Array(words.length);
  terms.ids.forEach((ids, text) => {
    for (let k = 0; k < ids.length; k++) {
      if (listed[ids[k]!] === 0) continue;
      count[text]! += terms.counts[text]![k]!;
      value[text]! += terms.counts[text]![k]! * weightOf[ids[k]!]!;
    }
    value[text] = (value[text]! * 100) / Math.max(1, words[text]!);
  });
  return { count, value };
}
