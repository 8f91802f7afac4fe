import type { Ref } from 'preact';
import { count, number, points } from '../../../contract/prose.js';
import type { Passage, PassageSignal, ScanResult } from '../../../contract/scan.js';
import { isElevated, mixedLabel, shownScore } from '../../../engine/scan/bands.js';
import { strongest, supportsPoints } from '../../../engine/scan/results/choose-signals.js';
import { calibrationSentence, passageRate } from '../../../engine/scan/results/sentences.js';
import { signalName } from '../../../engine/scan/results/signal-names.js';
import { advice } from '../../../report/advice.js';
import { scoreText, withWordRanges } from '../../../report/passages.js';
import { date } from '../../base/format.js';
import { passageName } from '../../scan/passages/places.js';
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
  const { headline, assessed, confidence, confidence_note, calibration, passages, mixed } = result;
  return (
    <section class="file-page" id={id}>
      <h2>{name}</h2>
      <p class="finding">{headline}</p>
      <p class="hint">
        {assessed && <>Score {scoreText(result)} · </>}
        {count(result.word_count, 'word')} · confidence {confidence}: {confidence_note}{' '}
        {passageRate(result) ??
          (assessed && calibration !== null && calibrationSentence(calibration, result.band === 'low'))}
      </p>
      {passages.length > 1 && <Ribbon passages={passages} />}
      {mixed.mixed ? (
        <Passages text={text} passages={passages} />
      ) : (
        <Signals unit="in the text" signals={strongestOf(result)} />
      )}
      <Traces result={result} />
    </section>
  );
}

/** Where the passages are: a segment for each, as wide as it has words. */
const Ribbon = ({ passages }: { passages: readonly Passage[] }) => (
  <div class="segments" aria-hidden="true">
    {passages.map(({ start, words, band, score }) => (
      <span key={start} class={`segment band-${band}`} style={{ flexGrow: words }}>
        {shownScore(score)}
      </span>
    ))}
  </div>
);

/** The flagged passages with their texts and evidence, and one line for each of the others. */
function Passages({ text, passages }: { text: string; passages: readonly Passage[] }) {
  return withWordRanges(passages).map(passage => {
    const name = passageName(passage);
    if (!isElevated(passage)) return <p key={passage.start}>{name}</p>;
    return (
      <section key={passage.start} class="flagged-passage">
        <h3>
          {name} · confidence {passage.confidence}
        </h3>
        <blockquote>{text.slice(passage.start, passage.end)}</blockquote>
        <Signals unit="in this passage" signals={passage.top ?? []} />
      </section>
    );
  });
}

const signalsMax = 5;
/** Fewest points, in either direction, of a signal of the whole text. */
const pointsMin = 0.5;
const quotesMax = 3;

/** The strongest signals of an assessed text. */
const strongestOf = ({ signals, assessed }: ScanResult): PassageSignal[] =>
  assessed ? strongest(signals, signalsMax).filter(({ points }) => Math.abs(points) >= pointsMin) : [];

const Signals = ({ signals, unit }: { signals: readonly PassageSignal[]; unit: string }) => (
  <ul class="evidence">
    {signals.map(({ name, points: share, detail, evidence = [] }) => (
      <li key={name}>
        <strong>{signalName(name, share)}</strong>{' '}
        <span class={share < 0 ? 'person' : 'machine'}>
          {points(share)} {unit}
        </span>{' '}
        <span class="hint">{detail}</span>{' '}
        {evidence
          .filter(span => supportsPoints(span, share))
          .slice(0, quotesMax)
          .map(span => (
            <q key={span.start}>{span.text}</q>
          ))}
      </li>
    ))}
  </ul>
);

const Traces = ({ result: { artefacts } }: { result: ScanResult }) =>
  artefacts.length > 0 && (
    <>
      <h3>Traces of a chat tool</h3>
      <ul>
        {artefacts.map(({ start, detail, text }) => (
          <li key={start}>
            {detail} <q>{text}</q>
          </li>
        ))}
      </ul>
    </>
  );
