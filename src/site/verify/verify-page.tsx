import { useState } from 'preact/hooks';
import { limits } from '../../limits.js';
import { readKeySet, sha256, type Verification, verifySigned } from '../../signing/verify.js';
import { Problem } from '../api.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { FileButton, useFileDrop } from '../shared/file-input.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';

const keysPath = '/.well-known/telltale-report-key.json';

interface Checked {
  name: string;
  verification: Verification;
}

/** Checks a signed report or result in the browser; the file is not sent. */
export function VerifyPage() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [textMatches, setTextMatches] = useState<boolean | null>(null);
  const task = useTask();
  const check = (file: File) =>
    task.run(async signal => {
      setChecked(null);
      setTextMatches(null);
      if (file.size > limits.signedFileBytes)
        throw new Problem(-1, `${file.name} is too large for a report.`);
      const response = await fetch(keysPath, { signal });
      const keys = readKeySet(await response.text());
      if (!response.ok || keys === null)
        throw new Problem(response.status, 'The keys of this service could not be loaded.');
      setChecked({ name: file.name, verification: await verifySigned(await file.text(), keys) });
    });
  const compare = (text: string, hash: string) =>
    task.run(async () => setTextMatches((await sha256(new TextEncoder().encode(text))) === hash));
  const { dragging, handlers } = useFileDrop(check);
  return (
    <>
      <h1 tabIndex={-1}>Verify a report</h1>
      <p class="lede">
        Shows whether this service signed a report or a result, and whether it was changed since. The file
        stays in your browser.
      </p>
      <div class={`card verify-drop${dragging ? ' dragging' : ''}`} {...handlers}>
        <p>Drop a report here (the HTML file, or a result as JSON), or</p>
        <FileButton accept=".html,.htm,.json,text/html,application/json" onFile={check}>
          Choose a file
        </FileButton>
        <Progress when={task.busy} what="Checking …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} />
      {checked !== null && (
        <Outcome
          key={checked.name}
          {...checked}
          textMatches={textMatches}
          onText={hash => text => void compare(text, hash)}
        />
      )}
    </>
  );
}

interface OutcomeProps extends Checked {
  textMatches: boolean | null;
  onText: (hash: string) => (text: string) => void;
}

function Outcome({ name, verification, textMatches, onText }: OutcomeProps) {
  return (
    <section class="verified" aria-labelledby="outcome" aria-live="polite">
      <h2 id="outcome">{headingOf(verification)}</h2>
      <p>
        <strong>{name}</strong>. {explanationOf(verification)}
      </p>
      {verification.kind === 'intact' && (
        <>
          <Statement {...verification} />
          <TextCheck matches={textMatches} onText={onText(verification.statement.text_sha256)} />
        </>
      )}
    </section>
  );
}

function headingOf(verification: Verification): string {
  switch (verification.kind) {
    case 'unsigned':
      return 'The file has no signature';
    case 'invalid':
      return 'The signature is not valid';
    case 'intact':
      return verification.keyIsKnown ? 'Signed by this service and unchanged' : 'Signed with another key';
  }
}

function explanationOf(verification: Verification): string {
  switch (verification.kind) {
    case 'unsigned':
      return 'Only reports on results that the service itself computed are signed.';
    case 'invalid':
      return `${verification.reason} Ask for the file again where it comes from.`;
    case 'intact':
      return verification.keyIsKnown
        ? "The signature attests only that this service's engine returned this result for a text with this hash. It says nothing about who wrote the text."
        : 'The file is consistent, but this service does not publish its key. Another service may have signed it, or anyone else.';
  }
}

const Statement = ({ statement, kid }: Verification & { kind: 'intact' }) => (
  <dl>
    <dt>Score</dt>
    <dd>
      {statement.score} ({statement.band})
    </dd>
    <dt>Engine</dt>
    <dd>{statement.engine}</dd>
    <dt>Signed</dt>
    <dd>{statement.signed_at}</dd>
    <dt>Key</dt>
    <dd>
      <code>{kid}</code>
    </dd>
    <dt>SHA-256 of the text</dt>
    <dd>
      <code>{statement.text_sha256}</code>
    </dd>
  </dl>
);

function TextCheck({ matches, onText }: { matches: boolean | null; onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label class="field">
        Is it about this text?
        <textarea rows={4} value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button type="submit" class="quiet" disabled={text === ''}>
          Compare
        </button>
        <span role="status">
          {matches === true && 'Yes: this is the text that was scanned.'}
          {matches === false &&
            'No: the text differs, at least in a space or a line end. A signature covers every character.'}
        </span>
      </div>
    </form>
  );
}
