import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { count, number } from '../../contract/prose.js';
import { codePoints } from '../../engine/text/code-points.js';
import { acceptedExtensions } from '../../files/document/extensions.js';
import { config, telltale } from '../api.js';
import { dateTime, words } from '../base/format.js';
import { useStore } from '../base/store.js';
import {
  clearText,
  continueEarlierWork,
  discardEarlierWork,
  draft,
  earlierWork,
  linkedText,
  openLinkedText,
  replaceDraft,
  type Source,
  typeText,
  undo,
  undoable,
} from '../draft.js';
import { Button, Field, Form, LinkButton } from './controls.js';
import { DropArea, type Files, FilesButton } from './files.js';
import { ErrorNotice, Progress, useTask } from './task.js';

const documentTypes = acceptedExtensions.join(',');

interface TextSourceProps {
  class?: string;
  /** What the bar has beside the ways to put in a text. */
  tools?: ComponentChildren;
  /** The field of the text, and what belongs to it. */
  children: ComponentChildren;
}

/** The draft is typed, pasted, extracted from a document or fetched from a page. */
export function TextSource({ class: name = '', tools, children }: TextSourceProps) {
  const { text, source } = useStore(draft);
  const [ignored, setIgnored] = useState(0);
  const [addressOpen, setAddressOpen] = useState(false);
  const task = useTask();

  const extractFirst = ([file, ...others]: Files) => {
    setIgnored(others.length);
    return task.run(async signal => {
      const document = await telltale.extract(file, { whole: true, html: true }, { signal });
      const { text, filename: name, warnings, html } = document;
      // Not the title that the document declares: people know it by its name.
      review({ name, title: name, warnings, text, file, html });
    });
  };
  const fetchPage = (url: string) =>
    task.run(async signal => {
      const page = await telltale.fetchUrl(url, { signal });
      const { text, title, final_url: name, warnings } = page;
      review({ name, title: title ?? name, warnings, text, file: null });
      setAddressOpen(false);
    });
  const review = (source: Source) => {
    const { name, title, text } = source;
    replaceDraft({ text, title, source }, `The text was replaced by that of ${name}.`);
  };
  return (
    <DropArea class={`editor ${name}`} onFiles={extractFirst}>
      <div class="row tools">
        <FilesButton accept={documentTypes} onFiles={extractFirst}>
          Choose a file
        </FilesButton>
        <Button aria-expanded={addressOpen} onClick={() => setAddressOpen(!addressOpen)}>
          {tools === undefined ? 'From a web page' : 'Web page'}
        </Button>
        {tools ?? (
          <span class="hint wide-only">
            or drop a file here: Word, OpenDocument, PowerPoint, EPUB, PDF, HTML, Markdown, plain text
          </span>
        )}
        {text !== '' && (
          <button type="button" class="link push" onClick={clearText}>
            Clear
          </button>
        )}
      </div>
      {addressOpen && <AddressForm busy={task.busy} onAddress={fetchPage} />}
      <Progress when={task.busy} what="Extracting the text …" onStop={task.stop} />
      <ErrorNotice problem={task.problem} />
      <TextOffers />
      {text === '' && <EarlierWork />}
      {ignored > 0 && (
        <p class="note" role="status">
          Only the first file was opened; {count(ignored, 'other file')} ignored.{' '}
          <a href="/batch">Scan several files</a>
        </p>
      )}
      {source !== null && text !== '' && (
        <div class="note extracted" role="status">
          <p>
            Text from <strong>{source.name}</strong>.
            {tools === undefined && ' Check it and delete everything that does not belong to the text.'}
          </p>
          {source.warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
      {children}
    </DropArea>
  );
}

interface EditorProps {
  label: string;
  placeholder: string;
  /** What the page offers for the text that is in the field. */
  notice?: ComponentChildren;
}

/** Editor of the draft as plain text. */
export function Editor({ label, placeholder, notice }: EditorProps) {
  const { text, source } = useStore(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef(source);
  // A document is open at its first words.
  useLayoutEffect(() => {
    const shown = field.current!;
    if (source === null || source.text !== text || first.current === source) return;
    first.current = source;
    shown.setSelectionRange(0, 0);
    shown.focus();
    shown.scrollTo(0, 0);
  }, [source]);
  return (
    <TextSource>
      {notice}
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby="text-size text-stored"
        placeholder={placeholder}
        value={text}
        spellcheck={false}
        onInput={event => typeText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <TextSize text={text} />
    </TextSource>
  );
}

/** The size of a text beside the limit, and how long the browser stores it. */
export function TextSize({ text }: { text: string }) {
  const maxChars = useStore(config)?.limits.characters_per_text;
  const chars = codePoints(text);
  return (
    <div class="sizes">
      <p id="text-size" class="size">
        {count(words(text), 'word')}, {count(chars, 'character')}
        {maxChars !== undefined && `; one scan takes ${number(maxChars)}`}
      </p>
      <p id="text-stored" class="hint">
        Stored in this browser until you clear it, at most 24 hours.
      </p>
    </div>
  );
}

/** Ctrl+Enter submits the form; Ctrl+Z restores a text that was removed at once. */
function onKey(event: TargetedKeyboardEvent<HTMLTextAreaElement>): void {
  if (!event.ctrlKey && !event.metaKey) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  } else if (event.key === 'z' && !event.shiftKey && undoable.get() !== null) {
    event.preventDefault();
    undo();
  }
}

function AddressForm({ busy, onAddress }: { busy: boolean; onAddress: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A layout effect focuses the field before the person can type elsewhere.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = () => {
    const address = url.trim();
    if (address !== '') onAddress(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  };
  return (
    <Form class="row address" onSubmit={submit}>
      <Field
        class="grow"
        label={<span class="unseen">Address of a public web page</span>}
        inputRef={field}
        inputMode="url"
        placeholder="https://example.org/an-article"
        value={url}
        autocomplete="off"
        onText={setUrl}
      />
      <button type="submit" class="quiet" disabled={busy}>
        Fetch the text
      </button>
    </Form>
  );
}

/** Offers to restore a text that was cleared or replaced at once, and to open that of a link. */
function TextOffers() {
  const removed = useStore(undoable);
  const linked = useStore(linkedText);
  return (
    <div role="status">
      {removed !== null && (
        <p class="note undo">
          {removed.what} <LinkButton onClick={undo}>Undo</LinkButton>
        </p>
      )}
      {linked !== null && (
        <p class="note">
          A link has another text: <q>{beginningOf(linked)}</q>.{' '}
          <LinkButton onClick={openLinkedText}>Replace your text</LinkButton>{' '}
          <LinkButton onClick={() => linkedText.set(null)}>Keep your text</LinkButton>
        </p>
      )}
    </div>
  );
}

/** Offers the text of a tab that was closed. */
function EarlierWork() {
  const work = useStore(earlierWork);
  if (work === null) return null;
  const { source, text } = work.value;
  return (
    <p class="note">
      A text of {dateTime(new Date(work.savedAt).toISOString())} is still in this browser:{' '}
      <q>{source?.name ?? beginningOf(text)}</q>.{' '}
      <LinkButton onClick={continueEarlierWork}>Continue with it</LinkButton>{' '}
      <LinkButton onClick={discardEarlierWork}>Delete it</LinkButton>
    </p>
  );
}

const beginningOf = (text: string) => `${text.trim().slice(0, 40)} …`;
