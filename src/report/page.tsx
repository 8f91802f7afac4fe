import type { ComponentChildren } from 'preact';
import { listed } from '../contract/prose.js';
import { Passages, Segments, Strip, Traces } from './components/evidence.js';
import { highlightsOf, MarkedText } from './components/marked-text.js';
import { ScoreCard } from './components/score-card.js';
import { WaterfallChart } from './components/waterfall-chart.js';
import { advice, type ReportedResult, scanConditions, tints } from './passages.js';
import { addedHeading } from './signing/signed-document.js';
import { accuracyText, foreignNote, type ReportHead } from './text.js';

export interface ReportProps {
  reported: ReportedResult;
  head: ReportHead;
  /** Null for a report without the text. */
  text: string | null;
}

/**
 * A report from the components of the site. Everything that the sender adds to the result is in one section,
 * the last one; the title is also in the head, in a box that names its origin.
 */
export function Report({ reported, head, text }: ReportProps) {
  const { result, isOwn } = reported;
  const { passages, sentences = [], assessed, mixed, signals } = result;
  const { accuracyUrl, signature, reportId } = head;
  const day = `${head.createdAt.slice(0, 10)} at ${head.createdAt.slice(11, 16)} UTC`;
  const conditions = scanConditions(result);
  const length = sentences.at(-1)?.end ?? 0;
  return (
    <>
      <header>
        <p class="hint">Telltale · report on a text</p>
        <h1>Text scan</h1>
        <p class="hint">{day}</p>
        {head.title !== null && (
          <p class="added">
            <span class="hint">Title, given by the person who made this report and not checked:</span>{' '}
            <bdi>{head.title}</bdi>
          </p>
        )}
      </header>
      <main>
        <p class="note">
          <strong>How to read this.</strong> {result.disclaimer} {advice}
        </p>
        {signature === null && (
          <p class="note">
            <strong>This report is not signed.</strong> {isOwn ? unsignedNote : foreignNote}
          </p>
        )}
        <Additions head={head} text={text} />
        {text === null && (
          <p class="hint">
            This report does not contain the text.
            {passages.length > 1 && ' Its passages are given by their words, counted from the first.'}
          </p>
        )}
        <ScoreCard result={result} accuracyUrl={accuracyUrl} isPrinted isOthers>
          <div class="where">
            <p>{mixed.note}</p>
            {passages.length > 1 && <Segments passages={passages} />}
            <Strip sentences={sentences} strengths={tints(sentences)} length={length} />
          </div>
        </ScoreCard>
        {accuracyUrl === null && <p class="hint">{accuracyText(head)}</p>}
        {passages.length > 1 && (
          <Section title="Passages">
            <p class="hint">
              Parts of the text that read alike, in order. A passage describes the text, not its writer.
            </p>
            <Passages passages={passages} text={head.isScannedText === true ? text! : ''} />
          </Section>
        )}
        {assessed && signals.length > 0 && (
          <Section title="How the score adds up">
            <WaterfallChart result={result} isPrinted />
          </Section>
        )}
        <Traces artefacts={result.artefacts} Heading="h2" />
        {conditions !== '' && (
          <Section title="About this scan">
            <p class="hint">{conditions}</p>
          </Section>
        )}
        {signature !== null && (
          <Section title="Signature">
            <p>
              This report is signed. The signature attests only that the engine of this service returned this
              result for a text with the SHA-256 hash <code>{signature.textSha256}</code>. It says nothing
              about who wrote the text. The key is <code>{signature.kid}</code>. To check the file, open the
              page “Verify a report” of the service, or run <code>telltale verify</code>.
            </p>
          </Section>
        )}
        <Added reported={reported} head={head} text={text} />
      </main>
      <footer>
        Report {reportId}, created {day}. Share it only together with the notice at its top.
      </footer>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const unsignedNote =
  'The service did not check that its engine returned this result: any part of it may have been written by the maker of the report.';

/** Leads to what the sender added, which is at the end; in words of the service. */
function Additions({ head: { title, statement, excerpts }, text }: Omit<ReportProps, 'reported'>) {
  const parts = [
    title && 'a title',
    statement && 'a statement of the writer',
    excerpts && 'the first and last words of passages',
    text !== null && 'the text',
  ].filter(part => typeof part === 'string');
  if (parts.length === 0) return null;
  return (
    <p class="hint">
      The person who made this report added {listed(parts)}:{' '}
      {statement === null ? (
        <a href="#added">see the end of the report</a>
      ) : (
        <a href="#statement">read the statement</a>
      )}
      .
    </p>
  );
}

/** The section with everything that the sender adds; nothing if that is nothing. */
function Added({ reported: { result }, head, text }: ReportProps) {
  const { title, source, scanId, statement, excerpts, isScannedText } = head;
  const rows = Object.entries({ Title: title, Source: source, Scan: scanId }).filter(
    ([, value]) => value !== null,
  );
  if (rows.length === 0 && statement === null && excerpts === null && text === null) return null;
  return (
    <section class="added" id="added">
      <h2>{addedHeading}</h2>
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
      )}
      {statement !== null && (
        <>
          <h3 id="statement">Statement of the writer</h3>
          <div class="reading">{statement}</div>
        </>
      )}
      {excerpts !== null && (
        <>
          <h3>First and last words of passages</h3>
          <div class="reading">{excerpts}</div>
        </>
      )}
      {text !== null && <AddedText result={result} text={text} isScannedText={isScannedText} />}
      <p class="hint">This is the end of what was added.</p>
    </section>
  );
}

type AddedTextProps = Pick<ReportedResult, 'result'> & Pick<ReportHead, 'isScannedText'> & { text: string };

function AddedText({ result, text, isScannedText }: AddedTextProps) {
  const { placed, lost } = isScannedText === false ? { placed: [], lost: 0 } : highlightsOf(text, result);
  // When a highlight does not match, the offsets of the passages may not fit the text either.
  const passages = isScannedText === false || lost > 0 || result.passages.length < 2 ? [] : result.passages;
  return (
    <>
      <h3>The text</h3>
      <p class="hint">
        {isScannedText === true && 'The SHA-256 hash of this text is that of the scanned text. '}
        {isScannedText === false &&
          'This is not the scanned text: its SHA-256 hash is another one. Nothing is marked in it.'}
        {placed.length > 0 && 'The numbers refer to the signals above. '}
        {lost > 0 &&
          `${lost} ${lost === 1 ? 'piece' : 'pieces'} of evidence could not be found in this text, which may have changed since the scan.`}
      </p>
      <div class="reading">
        <MarkedText text={text} highlights={placed} passages={passages} isNumbered />
      </div>
    </>
  );
}

export const EndedLink = () => (
  <main>
    <h1>This link is no longer valid</h1>
    <p>It has expired, or the person who shared the report has ended it. Ask them for a new link.</p>
  </main>
);
