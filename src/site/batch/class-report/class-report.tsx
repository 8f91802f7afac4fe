import type { ComponentChildren } from 'preact';
import { limits } from '../../../contract/limits.js';
import { count, number } from '../../../contract/prose.js';
import type { ScanResult } from '../../../contract/scan.js';
import { mixedLabel, mixedScores } from '../../../engine/scan/bands.js';
import { strongestOfBoth } from '../../../engine/scan/results/choose-signals.js';
import { chatTrace } from '../../../engine/scan/results/headline.js';
import { comparison, nextStep } from '../../../engine/scan/results/sentences.js';
import { isSignal } from '../../../engine/scan/results/signal-names.js';
import { BothSides, Passages, Segments, SignalList, Traces } from '../../../report/components/evidence.js';
import { highlightsOf, MarkedText } from '../../../report/components/marked-text.js';
import {
  advice,
  confidenceText,
  type ShownPassage,
  type ShownSignal,
  scoreText,
} from '../../../report/passages.js';
import { date } from '../../base/format.js';
import { statementOf } from '../../scan/save/statement.js';
import { chipText, FileName, TableHead } from '../../shared/controls.js';
import { BandDistribution } from '../band-distribution.js';
import { hasFinding, type Scanned, type ScannedFile, scannedOf } from '../findings.js';

interface ReportProps {
  title: string;
  files: readonly ScannedFile[];
  /** Whether each section begins a page, and states by itself what the report is. */
  isApart: boolean;
}

/** A report on several files: a table of all, and the marked passages of those with a finding. */
export function ClassReport({ title, files, isApart }: ReportProps) {
  const scanned = scannedOf(files);
  const others = files.filter(({ result }) => result === null);
  const { disclaimer, engine } = scanned[0]!.result;
  const today = date(new Date().toISOString());
  const howToRead = (
    <p class="note">
      {disclaimer} {advice}
    </p>
  );
  return (
    <article class={`class-report${isApart ? ' apart' : ''}`}>
      <header>
        <p class="hint">Telltale report</p>
        <h2 class="report-title">{title}</h2>
        <p class="hint">
          {today} · {count(scanned.length, 'file')} · engine {engine}
        </p>
      </header>
      {howToRead}
      <BandDistribution results={scanned.map(({ result }) => result)} />
      <section>
        <h2>Files</h2>
        <table>
          <TableHead names={['File', 'Score', 'Words', 'Finding']} />
          <tbody>
            {scanned.map(({ name, text, result, warnings }, i) => (
              <tr key={i}>
                <th scope="row">
                  {isDetailed({ text, result }) ? (
                    <a href={`#file-${i + 1}`}>
                      <FileName name={name} />
                    </a>
                  ) : (
                    <FileName name={name} />
                  )}
                </th>
                <td>{chipText(result)}</td>
                <td>{number(result.word_count)}</td>
                <td>
                  {shortFinding(result)} {warnings.join(' ')}
                  {result.esl && <span class="hint"> · {learnerNote}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {others.length > 0 && (
          <>
            <h3>Not scanned</h3>
            <ul>
              {others.map(({ name, error }, i) => (
                <li key={i}>
                  {name}: {error ?? 'waiting'}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {scanned.map(
        (file, i) =>
          isDetailed(file) && (
            <FileFindings key={i} id={`file-${i + 1}`} {...file}>
              {isApart && (
                <>
                  <p class="hint">
                    Telltale report · {title} · {today} · engine {engine}
                  </p>
                  {howToRead}
                </>
              )}
            </FileFindings>
          ),
      )}
    </article>
  );
}

/** Names the choice that a file was scanned with. */
const learnerNote = 'Scanned as a text by a learner of English.';

/** Whether a file has a section: it has a finding, or its writer stated how it was written. */
const isDetailed = ({ text, result }: Pick<Scanned<ScannedFile>, 'text' | 'result'>): boolean =>
  hasFinding(result) || statementOf(text).trim() !== '';

/** A finding for the table; the section of the file has the headline. */
function shortFinding(result: ScanResult): string {
  const { mixed, assessed, label, headline, artefacts } = result;
  if (chatTrace(artefacts) !== undefined) return headline;
  if (mixed.mixed) return `${mixedLabel(mixed)}: ${mixedScores(result)}`;
  return assessed ? label : headline;
}

type FindingsProps = Scanned<ScannedFile> & { id: string; children: ComponentChildren };

/** What was found in one file, with the text that it was found in. The children are below the name. */
function FileFindings({ id, name, text, result, children }: FindingsProps) {
  const { headline, assessed, passages, mixed } = result;
  const statement = statementOf(text).trim();
  const whole = { start: 0, end: text.length, top: strongestOf(result) };
  return (
    <section class="file-findings" id={id}>
      <h2>
        <FileName name={name} />
      </h2>
      {children}
      <p class="finding">{headline}</p>
      <p>
        <strong>Next:</strong> {nextStep(result, true)}
      </p>
      <p class="hint">
        {assessed && <>Score: {scoreText(result)} · </>}
        {count(result.word_count, 'word')} · confidence {confidenceText(result)}. {comparison(result)}
        {result.esl && ` ${learnerNote}`}
      </p>
      {passages.length > 1 && <Segments passages={passages} />}
      {mixed.mixed ? (
        <Passages passages={passages}>
          {passage => <Quotation text={text} result={result} passage={passage} />}
        </Passages>
      ) : (
        <>
          <Quotation text={text} result={result} passage={whole} />
          <BothSides of="the text" signals={whole.top}>
            {signals => <SignalList unit="in the text" signals={signals} isMarked />}
          </BothSides>
        </>
      )}
      <Traces artefacts={result.artefacts} Heading="h3" />
      {statement !== '' && (
        <>
          <h3>Statement of the writer</h3>
          <p class="statement-print">{statement}</p>
        </>
      )}
    </section>
  );
}

/** UTF-16 units of a passage that are quoted: about 500 words. */
const quotedMax = 3_000;

interface QuotationProps extends Pick<Scanned<ScannedFile>, 'text' | 'result'> {
  passage: Pick<ShownPassage, 'start' | 'end' | 'top'>;
}

/** The text of a passage with the evidence of its signals marked. */
function Quotation({ text, result, passage: { start, end, top = [] } }: QuotationProps) {
  const last = Math.min(end, start + quotedMax);
  const { placed } = highlightsOf(text, { ...result, signals: top });
  const highlights = placed
    .filter(highlight => start <= highlight.start && highlight.end <= last)
    .map(highlight => ({
      ...highlight,
      start: highlight.start - start,
      end: highlight.end - start,
      notes: [],
    }));
  return (
    <blockquote>
      <MarkedText text={text.slice(start, last)} highlights={highlights} passages={[]} />
      {last < end && ' …'}
    </blockquote>
  );
}

/** The strongest signals of an assessed text; of one that was not, the points mean nothing. */
const strongestOf = ({ assessed, signals }: ScanResult): ShownSignal[] =>
  assessed ? strongestOfBoth(signals.filter(isSignal), limits.passageSignals, ({ points }) => points) : [];
