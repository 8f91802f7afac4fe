import { useState } from 'preact/hooks';
import { limits } from '../../contract/limits.js';
import { fileSize } from '../../contract/prose.js';
import { addedHeading } from '../../report/signing/signed-document.js';
import {
  readKeySet,
  sha256,
  signedScore,
  type Verification,
  verifySigned,
} from '../../report/signing/verify.js';
import { Problem } from '../api.js';
import { dateTimeUtc } from '../base/format.js';
import { Fact, Form } from '../shared/controls.js';
import { ExampleList } from '../shared/example-list.js';
import { DropArea, type Files, FilesButton } from '../shared/files.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';

const keysPath = '/.well-known/telltale-report-key.json';

interface Checked {
  name: string;
  verification: Verification;
}

/** Checks a signed report or result in the browser; the file is not sent. */
export default function VerifyPage() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const task = useTask();
  const check = ([file]: Files) =>
    task.run(async signal => {
      setChecked(null);
      if (file.size > limits.signedFileBytes)
        throw new Problem(-1, `${file.name} is larger than ${fileSize(limits.signedFileBytes)}.`);
      const response = await fetch(keysPath, { signal });
      const keys = readKeySet(await response.text());
      if (!response.ok || keys === null)
        throw new Problem(response.status, 'The keys of this service could not be loaded.');
      const bytes = new Uint8Array(await file.arrayBuffer());
      setChecked({ name: file.name, verification: await verifySigned({ name: file.name, bytes }, keys) });
    });
  return (
    <>
      <h1 tabIndex={-1}>Verify a report</h1>
      <p class="lede">
        Shows whether a report or a result is what this service signed, and which part of a report it did not
        check. The file stays in your browser.
      </p>
      <DropArea class="drop" onFiles={check}>
        <div class="row">
          <FilesButton accept=".html,.htm,.json,text/html,application/json" onFiles={check}>
            Choose a file
          </FilesButton>
          <span class="hint">or drop a report here: the HTML file, or a result as JSON</span>
        </div>
        <Progress when={task.busy} what="Checking …" onStop={task.stop} />
      </DropArea>
      <ErrorNotice problem={task.problem} />
      {checked === null && (
        <ExampleList
          what="An unchanged report shows what was signed, and whether it is about your text."
          rows={[['Bees-report.html', 'Signed by this service and unchanged · 3 November', 9, 'low']]}
        />
      )}
      {checked !== null && <Outcome {...checked} />}
    </>
  );
}

function Outcome({ name, verification }: Checked) {
  const [heading, explanation] = describe(verification);
  return (
    <section class="verified" aria-labelledby="outcome" aria-live="polite">
      <h2 id="outcome">{heading}</h2>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        . {explanation}
      </p>
      {verification.kind === 'intact' && (
        <>
          <SignedPart {...verification} />
          <TextCheck hash={verification.facts.text_sha256} />
        </>
      )}
    </section>
  );
}

function describe(verification: Verification): [heading: string, explanation: string] {
  if (verification.kind === 'unsigned')
    return [
      'The file has no signature',
      'Only reports on results that the service itself computed are signed.',
    ];
  if (verification.kind === 'invalid')
    return ['Not what was signed', `${verification.reason} Ask for the file again where it comes from.`];
  if (!verification.keyIsKnown)
    return [
      'Signed with another key',
      'The file is consistent, but this service does not publish its key. Another service may have signed it, or anyone else.',
    ];
  return [
    'Signed by this service and unchanged',
    "The signature attests only that this service's engine returned this result for a text with this hash. It says nothing about who wrote the text.",
  ];
}

const SignedPart = ({ facts, hasAddedSection, kid }: Verification & { kind: 'intact' }) => (
  <>
    <h3>What was signed</h3>
    <dl>
      <Fact name="Found" value={<bdi>{facts.headline}</bdi>} />
      <Fact name="Score" value={signedScore(facts)} />
      <Fact name="Engine" value={facts.engine} />
      <Fact name="Signed" value={dateTimeUtc(facts.signed_at)} />
      <Fact name="Key" value={<code>{kid}</code>} />
      <Fact name="SHA-256 of the text" value={<code>{facts.text_sha256}</code>} />
    </dl>
    {hasAddedSection && (
      <>
        <h3>What the service did not check</h3>
        <p>The section “{addedHeading}”, and the title in the box at the top.</p>
      </>
    )}
  </>
);

function TextCheck({ hash }: { hash: string }) {
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<boolean | null>(null);
  const compare = async () => setMatches((await sha256(new TextEncoder().encode(text))) === hash);
  return (
    <Form onSubmit={compare}>
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
    </Form>
  );
}
