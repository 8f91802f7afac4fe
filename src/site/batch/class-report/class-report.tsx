import type { Ref } from 'preact';
import { count, number } from '../../../contract/prose.js';
import type { ScanResult } from '../../../contract/scan.js';
import { mixedLabel } from '../../../engine/scan/bands.js';
import { strongest } from '../../../engine/scan/results/choose-signals.js';
import { comparison } from '../../../engine/scan/results/sentences.js';
import { Passages, Segments, SignalList, Traces } from '../../../report/components/evidence.js';
import { advice, type ShownSignal, scoreText, signalsTowards } from '../../../report/passages.js';
import { date } from '../../base/format.js';
import { chipText } from '../../shared/controls.js';
import { BandDistribution } from '../band-distribution.js';
import { type Scanned, type ScannedFile, scannedOf } from '../findings.js';

interface ReportProps {
  title: string;
  files: readonly ScannedFile[];
  articleRef: Ref<HTMLElement>;
}

/** A report on several files: an overview, and a page for each with its passages and their evidence. */
export function ClassReport({ title, files, articleRef }: ReportProps) {
  const scanned = scannedOf(files);
  const others = files.filter(({ result }) => result === null);
  const { disclaimer, engine } = scanned[0]!.result;
  return (
    <article ref={articleRef} class="class-report">
      <header>
        <p class="hint">Telltale report</p>
        <h2 class="report-title">{title}</h2>
        <p class="hint">
          {date(new Date().toISOString())} · {count(scanned.length, 'file')} · engine {engine}
        </p>
      </header>
      <p class="note">
        {disclaimer} {advice}
      </p>
      <BandDistribution results={scanned.map(({ result }) => result)} />
      <section>
        <h2>Files</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Score</th>
              <th scope="col">Words</th>
              <th scope="col">Finding</th>
            </tr>
          </thead>
          <tbody>
            {scanned.map(({ name, result, warnings }, i) => (
              <tr key={i}>
                <th scope="row">
                  <a href={`#file-${i + 1}`}>{name}</a>
                </th>
                <td>{chipText(result)}</td>
                <td>{number(result.word_count)}</td>
                <td>
                  <strong>{mixedLabel(result.mixed)}</strong> {result.headline} {warnings.join(' ')}
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
      {scanned.map((file, i) => (
        <FilePage key={i} id={`file-${i + 1}`} {...file} />
      ))}
    </article>
  );
}

/** The result of one file. */
function FilePage({ id, name, text, result }: Scanned<ScannedFile> & { id: string }) {
  const { headline, assessed, confidence, confidence_note, passages, mixed } = result;
  return (
    <section class="file-page" id={id}>
      <h2>{name}</h2>
      <p class="finding">{headline}</p>
      <p class="hint">
        {assessed && <>Score {scoreText(result)} · </>}
        {count(result.word_count, 'word')} · confidence {confidence}: {confidence_note} {comparison(result)}
      </p>
      {passages.length > 1 && <Segments passages={passages} />}
      {mixed.mixed ? (
        <Passages text={text} passages={passages} />
      ) : (
        <SignalList unit="in the text" signals={strongestOf(result)} />
      )}
      <Traces artefacts={result.artefacts} Heading="h3" />
    </section>
  );
}

const signalsMax = 5;

/** The strongest signals of an assessed text. */
const strongestOf = (result: ScanResult): ShownSignal[] =>
  strongest([...signalsTowards(1, result), ...signalsTowards(-1, result)], signalsMax);
