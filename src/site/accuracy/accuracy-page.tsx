import bands from '../../../docs/accuracy/engine-bands.csv?raw';
import genres from '../../../docs/accuracy/engine-genres.csv?raw';
import sets from '../../../docs/accuracy/evaluation-sets.csv?raw';
import passages from '../../../docs/accuracy/passages-false-positives.csv?raw';
import { count, number, percent } from '../../contract/prose.js';
import { TableHead } from '../shared/controls.js';
import {
  aiYears,
  type ErrorRate,
  humanKinds,
  humanPassages,
  ofThousand,
  pooled,
  studentSets,
} from './tables.js';
import '../styles/around-result.css';

const human = humanKinds(genres);
const ai = aiYears(bands);
const { texts: humanTexts, share: falseAlarms } = pooled(human);
const { texts: aiTexts, share: found } = pooled(ai);

/** Shares of AI-generated texts in the examples. */
const exampleShares = [0.5, 0.1, 0.01];

/** The error rates for readers who do not know statistics. Its figures are those of docs/accuracy. */
export default function AccuracyPage() {
  return (
    <div class="rates">
      <h1 tabIndex={-1}>How often is it wrong?</h1>
      <p class="lede">
        A scan can be wrong in two ways: it can find many signals in a text by a person, and few in a text by
        an AI. Both happen, and how often was measured on texts whose origin is known.
      </p>
      <section aria-labelledby="alarms">
        <h2 id="alarms">Texts by people that look like machine writing</h2>
        <p>
          Of {number(humanTexts)} human-written texts, {percent(falseAlarms)} reached the band “elevated” or
          “high”. It depends on the kind of text. No text was scored by an engine that had seen texts of its
          source.
        </p>
        <RateTable first="Kind of text" rates={human} nameOf={kindName} />
        <p>
          Essays of students who write in their first language, and of students who do not. Nothing of them
          was used to build the engine:
        </p>
        <RateTable
          first="Written by"
          rates={studentSets(sets)}
          nameOf={set => sentenceCase(set.replace(/^.*, /, ''))}
        />
        <p>
          A scan looks for passages too, and in a long text there are more of them that can be wrong. The
          table counts human-written texts in which any passage reached a band:
        </p>
        <RateTable first="Words" rates={humanPassages(passages)} nameOf={words => number(Number(words))} />
      </section>
      <section aria-labelledby="misses">
        <h2 id="misses">Texts by AI that are missed</h2>
        <p>
          Of {number(aiTexts)} AI-generated texts, {percent(found)} reached “elevated” or “high”:{' '}
          {percent(1 - found)} did not. Texts that a person edited, or that were rewritten to look human, are
          missed more often. A low score does not show that a person wrote a text.
        </p>
        <RateTable first="Models of" rates={ai} nameOf={years => years.replace('-', ' to ')} />
      </section>
      <section aria-labelledby="chance">
        <h2 id="chance">Why a rate is not the chance that you are right</h2>
        <p>
          How often an “elevated” or “high” text is by a person depends on how many of the scanned texts are
          AI-generated. Of 1,000 texts:
        </p>
        <ul class="cases">
          {exampleShares.map(share => (
            <Example key={share} share={share} />
          ))}
        </ul>
        <p>
          So a score starts a conversation and never ends one. Look at the passages and the evidence, talk
          with the writer, and ask for drafts.
        </p>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">What makes it worse</h2>
        <ul class="cases">
          <li>Short texts: below 100 words a score depends strongly on chance.</li>
          <li>
            Texts in other languages than English, poems, lists, tables and code are not what it measures.
          </li>
          <li>Kinds of text and AI models that are newer than the measurement.</li>
        </ul>
      </section>
    </div>
  );
}

function Example({ share }: { share: number }) {
  const flagged = ofThousand(share, falseAlarms, found);
  return (
    <li>
      If {number(1_000 * share)} are AI-generated, about {count(flagged.ai + flagged.human, 'text')} reach
      “elevated” or “high”, and {flagged.human === 0 ? 'less than one' : `about ${number(flagged.human)}`} of
      them {flagged.human > 1 ? 'are' : 'is'} by a person.
    </li>
  );
}

interface RateTableProps {
  /** Name of the first column. */
  first: string;
  rates: readonly ErrorRate[];
  nameOf(name: string): string;
}

const RateTable = ({ first, rates, nameOf }: RateTableProps) => (
  <table>
    <TableHead names={[first, 'Texts', 'Elevated or high', 'High']} />
    <tbody>
      {rates.map(({ name, texts, elevated, high }) => (
        <tr key={name}>
          <th scope="row">{nameOf(name)}</th>
          <td>{number(texts)}</td>
          <td>{rateText(elevated, texts)}</td>
          <td>{rateText(high, texts)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Of fewer than 2,000 texts, a rate that the tables round to 0.0% is that of none. */
function rateText(rate: number, texts: number): string {
  if (rate > 0) return `${rate.toFixed(1)}%`;
  return texts < 2_000 ? 'none' : 'under 0.1%';
}

/** Kinds of the corpora whose names need words. */
const kindNames: Readonly<Record<string, string>> = {
  academic: 'Academic papers',
  blog: 'Blog posts',
  business: 'Business textbooks',
  design: 'Design documents of software',
  docs: 'Software documentation',
  email: 'E-mails',
  essay: 'Essays',
  expository: 'Explanatory articles',
  government: 'Texts of public offices',
  guide: 'How-to guides',
  letter: 'Letters',
  medical: 'Medical texts',
  mixed: 'Several kinds together',
  policy: 'Policies and rules',
  product: 'Product descriptions',
  promotional: 'Marketing texts',
  qa: 'Answers to questions',
  readme: 'Descriptions of software projects',
  report: 'Reports',
  review: 'Reviews',
  speech: 'Speeches',
  thesis: 'Theses',
};

const sentenceCase = (name: string): string => name[0]!.toUpperCase() + name.slice(1).replaceAll('_', ' ');
const kindName = (kind: string): string => kindNames[kind] ?? sentenceCase(kind);
