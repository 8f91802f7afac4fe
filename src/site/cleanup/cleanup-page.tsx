import { useState } from 'preact/hooks';
import type { CleanedFile, CleanupResult } from '../../client/index.js';
import { number } from '../../contract/figures.js';
import { config, telltale } from '../api.js';
import { draft, editDraft, lastScan, onClearWork } from '../draft.js';
import { scanChoices } from '../scan/scan-options.js';
import { Button, Check, Form } from '../shared/controls.js';
import { DropArea, download, type Files, FilesButton } from '../shared/files.js';
import { fileName, isOverLimit } from '../shared/format.js';
import { createStore, useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { documentTypes, TextEditor } from '../shared/text-editor.js';
import { ChangeCounts, CleanedText } from './cleaned-text.js';

/** The draft that was cleaned. */
const cleaned = createStore<{ text: string; result: CleanupResult } | null>(null);
onClearWork(() => cleaned.set(null));

export default function CleanupPage() {
  const { text, title } = useStore(draft);
  const last = useStore(cleaned);
  // Another page may have changed the text since.
  const shown = last?.text === text ? last : null;
  const who = useStore(config);
  const choices = useStore(scanChoices);
  const [contractions, setContractions] = useState(false);
  const task = useTask();
  const isTooLong = isOverLimit(text, who);
  const options = {
    contractions,
    ...(who?.account && { save: choices.save, title: title.trim() || null }),
  };

  const clean = () =>
    task.run(async signal =>
      cleaned.set({ text, result: await telltale.cleanup(text, options, { signal }) }),
    );
  const useCleaned = () => {
    editDraft({ text: shown!.result.output_text });
    lastScan.set(null);
    cleaned.set(null);
  };

  return (
    <>
      <h1 tabIndex={-1}>Clean up the typography</h1>
      <p class="lede">
        Replaces dashes, curly quotes, ellipses and invisible characters with plain ones, always in the same
        way. No word is changed, except by the option for contractions.
      </p>
      <Form onSubmit={() => !isTooLong && clean()}>
        {shown === null ? (
          <TextEditor label="Text to clean" placeholder="Paste or type a text." />
        ) : (
          <CleanedText text={text} title={title} result={shown.result} />
        )}
        <fieldset class="options">
          <legend class="unseen">Cleanup options</legend>
          <div class="checks">
            <Check checked={contractions} onCheck={setContractions}>
              Also use contractions: it is → it's
            </Check>
            {who?.account && (
              <Check checked={choices.save} onCheck={save => scanChoices.set({ ...choices, save })}>
                Save to my history
              </Check>
            )}
          </div>
        </fieldset>
        <div class="row actions">
          {shown === null ? (
            !isTooLong && (
              <button type="submit" class="main" disabled={task.busy || text === ''}>
                Clean the text
              </button>
            )
          ) : (
            <>
              <Button onClick={useCleaned}>Continue with the clean text</Button>
              <Button onClick={() => cleaned.set(null)}>Back to the text</Button>
            </>
          )}
          <Progress when={task.busy} what="Cleaning …" onStop={task.stop} />
        </div>
        <ErrorNotice problem={task.problem} onRetry={clean} />
      </Form>
      <DocumentCleaner contractions={contractions} />
    </>
  );
}

/** Cleans an uploaded document and offers the cleaned file as a download. */
function DocumentCleaner({ contractions }: { contractions: boolean }) {
  const [cleaned, setCleaned] = useState<(CleanedFile & { name: string }) | null>(null);
  const who = useStore(config);
  const task = useTask();
  const clean = ([file]: Files) =>
    task.run(async signal => {
      setCleaned(null);
      const made = await telltale.cleanupFile(file, { contractions }, { signal });
      setCleaned({ ...made, name: fileName(file.name, 'clean', made.filename.split('.').at(-1)!) });
    });
  return (
    <DropArea as="section" class="document" aria-labelledby="in-place" onFiles={clean}>
      <h2 id="in-place">Clean a document</h2>
      <p class="hint">
        Word, OpenDocument, PowerPoint, EPUB, HTML, Markdown and plain text keep their format; only the
        typography changes. A PDF is returned as plain text. The document is not stored.
        {who !== null && ` A document may have ${number(who.limits.characters_per_text)} characters.`}
      </p>
      <div class="row">
        <FilesButton accept={documentTypes} onFiles={clean}>
          Choose a document
        </FilesButton>
        <span class="hint wide-only">or drop it here</span>
        <Progress when={task.busy} what="Cleaning …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} />
      {cleaned !== null && (
        <div role="status">
          <ChangeCounts changes={cleaned.changes} total={cleaned.totalChanges} />
          {cleaned.warnings.map(warning => (
            <p class="note" key={warning}>
              {warning}
            </p>
          ))}
          <button type="button" onClick={() => download(cleaned.data, cleaned.data.type, cleaned.name)}>
            Download {cleaned.name}
          </button>
        </div>
      )}
    </DropArea>
  );
}
