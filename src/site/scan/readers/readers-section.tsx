import { calibrationSentence } from '../../../contract/figures.js';
import { limits } from '../../../contract/limits.js';
import type { ScanResult, Span } from '../../../contract/scan.js';
import { Toggles } from '../../shared/controls.js';
import { points } from '../../shared/format.js';
import { readStorage, writeStorage } from '../../shared/storage.js';
import { createStore, useStore } from '../../shared/store.js';
import { Quotes } from '../quotes.js';
import { SignalName } from '../signal-name.js';
import { EarlierTexts } from './earlier-texts.js';
import { state, statementAbout, statements } from './statement.js';
import { whereToBegin } from './where-to-begin.js';

const readers = [
  ['teacher', 'Teacher'],
  ['student', 'Student or author'],
  ['editor', 'Editor'],
  ['developer', 'Developer'],
] as const;
type Reader = (typeof readers)[number][0];

const storageKey = 'telltale-reader';
const stored = readStorage('localStorage', storageKey);

/** Who reads the result: a choice of explanations, not an account. Null for none; the browser stores it. */
const reader = createStore<Reader | null>(readers.find(([one]) => one === stored)?.[0] ?? null);
reader.listen(() => writeStorage('localStorage', storageKey, reader.get()));

interface ReadersProps {
  text: string;
  result: ScanResult;
  onSpan(span: Pick<Span, 'start'>): void;
}

/** Meaning of the result for its reader, and next steps. */
export function ReadersSection({ text, result, onSpan }: ReadersProps) {
  const chosen = useStore(reader);
  const statement = statementAbout(useStore(statements), text).trim();
  return (
    <section class="readers" aria-label="What this means for you">
      <div class="row" role="group" aria-label="Read the result as">
        <span>Read the result as</span>
        <Toggles
          options={readers}
          chosen={chosen}
          onChoose={one => reader.set(chosen === one ? null : one)}
        />
      </div>
      {chosen === 'teacher' && <ForTeachers result={result} />}
      {chosen === 'student' && <ForStudents text={text} result={result} />}
      {chosen === 'editor' && <ForEditors result={result} onSpan={onSpan} />}
      {chosen === 'developer' && <ForDevelopers result={result} />}
      {statement !== '' && (
        <div class="print-only">
          <h2>Statement of the writer</h2>
          <p class="statement-print">{statement}</p>
        </div>
      )}
    </section>
  );
}

function ForTeachers({ result: { calibration, confidence, passages } }: { result: ScanResult }) {
  return (
    <div class="advice">
      <h2>What this can say, and what it can't</h2>
      <ul>
        <li>The score describes the wording of the text. It does not say who wrote it, or how.</li>
        {calibration !== null && <li>{calibrationSentence(calibration, false)}</li>}
        <li>
          In a class, some texts by people will be in the upper bands, and AI-generated texts that were edited
          are often in the lowest. A low score does not show that a person wrote the text either.
        </li>
        {confidence !== 'high' && (
          <li>The confidence in this score is {confidence}; the reason stands beside the score.</li>
        )}
      </ul>
      <h3>What to do next</h3>
      <ol>
        <li>
          Read the {passages.length > 1 ? 'passages that differ' : 'text'} yourself, with the evidence that is
          quoted.
        </li>
        <li>Talk with the writer about the content: sources, choices, what was hard.</li>
        <li>Ask for drafts, notes or the version history of the document.</li>
        <li>Compare with other texts of the same writer, written under conditions that you know.</li>
        <li>Base no decision about a person on the score.</li>
      </ol>
    </div>
  );
}

function ForStudents({ text, result }: Pick<ReadersProps, 'text' | 'result'>) {
  return (
    <div class="advice">
      <h2>If the result is wrong</h2>
      <ul>
        <li>The score describes wording. Careful, formal and formulaic prose by people can score high.</li>
        <li>
          <a href="/accuracy">How often is it wrong?</a> has the error rates by kind of text.
        </li>
        <li>
          Keep what shows how the text was made: drafts, notes, sources, and the version history of your
          editor.
        </li>
        <li>
          Report the result as wrong <a href="#keep">at the end of this page</a>; the text is stored only if
          you say so.
        </li>
      </ul>
      <StatementField text={text} />
      <EarlierTexts text={text} result={result} />
    </div>
  );
}

function StatementField({ text }: { text: string }) {
  return (
    <>
      <label class="field">
        Your statement: how you wrote the text, in your own words
        <textarea
          class="statement"
          rows={4}
          maxLength={limits.statementChars}
          aria-describedby="statement-kept"
          value={statementAbout(useStore(statements), text)}
          onInput={event => state(text, event.currentTarget.value)}
        />
      </label>
      <p class="hint" id="statement-kept">
        It is printed with the result, and is part of the report that you download or share. Until then it
        stays in this tab.
      </p>
    </>
  );
}

/** Signals that an editor sees. */
const beginningsMax = 6;
const spansMax = 4;

function ForEditors({ result, onSpan }: Pick<ReadersProps, 'result' | 'onSpan'>) {
  const beginnings = whereToBegin(result, beginningsMax);
  return (
    <div class="advice">
      <h2>Where to begin</h2>
      {beginnings.length === 0 ? (
        <p>None of the signals that raise the score can be shown in the text.</p>
      ) : (
        <ol>
          {beginnings.map(({ name, points: share, advice, spans }) => (
            <li key={name}>
              <strong>
                <SignalName name={name} points={share} />
              </strong>{' '}
              <span class="machine">{points(share)}</span> {advice}
              <Quotes spans={spans.slice(0, spansMax)} onSpan={onSpan} />
            </li>
          ))}
        </ol>
      )}
      <p class="hint">
        Points are of the whole text and change together. After an edit, scan again: the page shows what each
        signal gained or lost.
      </p>
    </div>
  );
}

function ForDevelopers({ result }: { result: ScanResult }) {
  return (
    <div class="advice">
      <h2>The result as JSON</h2>
      <textarea
        class="json"
        readOnly
        rows={14}
        aria-label="The result as JSON"
        spellcheck={false}
        value={JSON.stringify(result, null, 2)}
      />
      <p class="hint">
        The request as code is <a href="#keep">at the end of this page</a>; every field is described in the{' '}
        <a href="/docs">API reference</a>.
      </p>
    </div>
  );
}
