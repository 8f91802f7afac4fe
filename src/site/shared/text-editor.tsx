import { useEffect, useRef, useState } from 'preact/hooks';
import { acceptedExtensions } from '../../document/extensions.js';
import { count, number } from '../../figures.js';
import { telltale } from '../api.js';
import { clearWork, draft, editDraft } from '../draft.js';
import { config } from '../session.js';
import { ErrorNotice } from './error-notice.js';
import { FileButton, useFileDrop } from './file-input.js';
import { characters, words } from './format.js';
import { Progress } from './progress.js';
import { useStore } from './store.js';
import { useTask } from './task.js';

export const documentTypes = acceptedExtensions.join(',');

/** Where the text in hand is written, pasted, taken from a file or fetched from a page; then read over before anything is done with it. */
export function TextEditor({ label, placeholder }: { label: string; placeholder: string }) {
  const { text, source } = useStore(draft);
  const cap = useStore(config)?.limits.characters_per_text;
  const [asksAddress, setAsksAddress] = useState(false);
  const task = useTask();
  const field = useRef<HTMLTextAreaElement>(null);

  const takeFile = (file: File) =>
    task.run(async signal => {
      const taken = await telltale.extract(file, {}, { signal });
      review(taken.text, taken.title ?? file.name, { name: taken.filename, warnings: taken.warnings });
    });
  const takePage = (url: string) =>
    task.run(async signal => {
      const page = await telltale.fetchUrl(url, { signal });
      review(page.text, page.title ?? page.final_url, { name: page.final_url, warnings: page.warnings });
      setAsksAddress(false);
    });
  const review = (taken: string, title: string, from: NonNullable<typeof source>) => {
    editDraft({ text: taken, title, source: from, parent: null });
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
    field.current?.scrollTo(0, 0);
  };
  const { dragging, handlers } = useFileDrop(takeFile);

  const chars = characters(text);
  const over = cap !== undefined && chars > cap;
  return (
    <div class={`editor card${dragging ? ' dragging' : ''}`} {...handlers}>
      <div class="row tools">
        <FileButton accept={documentTypes} onFile={takeFile}>
          Choose a file
        </FileButton>
        <button
          type="button"
          class="quiet"
          aria-expanded={asksAddress}
          onClick={() => setAsksAddress(!asksAddress)}
        >
          From a web page
        </button>
        <span class="hint wide-only">
          or drop a file here: Word, OpenDocument, PDF, HTML, Markdown, plain text
        </span>
        {text !== '' && (
          <button type="button" class="link push" onClick={clearWork}>
            Clear
          </button>
        )}
      </div>
      {asksAddress && <AddressForm busy={task.busy} onAddress={takePage} />}
      <Progress when={task.busy} what="Taking the text out …" onStop={task.stop} />
      <ErrorNotice problem={task.problem} />
      {source !== null && text !== '' && (
        <div class="note taken" role="status">
          <p>
            Taken from <strong>{source.name}</strong>. Read it over and cut what is not part of the text, then
            go on.
          </p>
          {source.warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby="text-size"
        placeholder={placeholder}
        value={text}
        spellcheck={false}
        onInput={event => editDraft({ text: event.currentTarget.value })}
      />
      <p id="text-size" class={`size${over ? ' over' : ''}`}>
        {count(words(text), 'word')}, {number(chars)}
        {cap === undefined ? ' characters' : ` of ${number(cap)} characters`}
        {over && <>. Too long for this plan: shorten it by {number(chars - cap)}.</>}
      </p>
    </div>
  );
}

function AddressForm({ busy, onAddress }: { busy: boolean; onAddress: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    const address = url.trim();
    if (address !== '') onAddress(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  };
  return (
    <form class="row address" onSubmit={submit}>
      <label class="grow">
        <span class="unseen">Address of a public web page</span>
        <input
          ref={field}
          type="text"
          inputMode="url"
          placeholder="https://example.org/an-article"
          value={url}
          autocomplete="off"
          onInput={event => setUrl(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="quiet" disabled={busy}>
        Fetch the text
      </button>
    </form>
  );
}
