import type { ScanResult, Span } from '../../contract/scan.js';
import { Fixes } from '../../report/components/evidence.js';
import { LinkButton } from '../shared/controls.js';
import { StatementField } from './save/statement.js';

interface AboutProps {
  text: string;
  result: ScanResult;
  /** Whether the reader is not the writer, and gets no advice for edits. */
  isOthers: boolean | undefined;
  onSpan(span: Span): void;
}

/** What a result means, where to begin with the text, and the statement of its writer. */
export const AboutResult = ({ text, result, isOthers, onSpan }: AboutProps) => (
  <section class="about-result" aria-labelledby="about">
    <h2 id="about">What this can say, and what it can't</h2>
    <ul>
      <li>
        The score describes the wording of the text. It does not say who wrote it, or how: careful, formal
        prose by people can score high, and edited machine writing is often in the lowest band.
      </li>
      <li>
        Base no decision about a person on the score. Read the{' '}
        {result.passages.length > 1 ? 'passages that differ' : 'text'} with the evidence that is quoted, talk
        with the writer about the content, and ask for drafts, notes or the version history of the document.
      </li>
      <li>
        If the result is wrong, keep what shows how the text was made
        <span class="tab-only">
          , and <a href="#save">report it at the end of this page</a>
        </span>
        .
      </li>
    </ul>
    {result.fixes !== undefined && !isOthers && (
      <>
        <h3>Where to begin</h3>
        <Fixes result={result}>
          {span => (
            <LinkButton aria-label={`Show in the text: ${span.text}`} onClick={() => onSpan(span)}>
              Show
            </LinkButton>
          )}
        </Fixes>
      </>
    )}
    <StatementField text={text} />
  </section>
);
