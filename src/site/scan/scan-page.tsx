import type { ScanOptions as ScanRequestOptions, ScanResult } from '../../client/index.js';
import { telltale } from '../api.js';
import { clearWork, draft, editDraft, lastScan } from '../draft.js';
import { config, refreshConfig } from '../session.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { date } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { useStore } from '../shared/store.js';
import { useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { example } from './example-text.js';
import { ScanOptions, scanChoices } from './scan-options.js';
import { ScanResultView } from './scan-result.js';

export function ScanPage() {
  const shown = useStore(lastScan);
  return shown === null ? <ScanForm /> : <ScannedView {...shown} />;
}

function ScanForm() {
  const { text, parent } = useStore(draft);
  const who = useStore(config);
  const choices = useStore(scanChoices);
  const task = useTask();

  const scan = () =>
    task.run(async signal => {
      const { genre, esl, title } = draft.get();
      const account = who?.account != null;
      const options: ScanRequestOptions = {
        genre,
        esl,
        include_sentences: true,
        ...(account && {
          save: choices.save,
          deep: choices.deep,
          title: title.trim() || null,
          parent_scan_id: choices.save ? (parent?.id ?? null) : null,
        }),
      };
      const result = await telltale.scan(text, options, { signal });
      lastScan.set({ text, result });
      scrollTo(0, 0);
      void refreshConfig();
    });

  return (
    <>
      <h1 tabIndex={-1}>Scan a text</h1>
      <p class="lede">
        Paste a text to see which patterns of machine writing it contains and where. Every point of the score
        is explained.
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          void scan();
        }}
      >
        {parent !== null && (
          <p class="note">
            This scan will be saved as a revision of {parent.title ? <q>{parent.title}</q> : 'your last scan'}
            .{' '}
            <button type="button" class="link" onClick={() => editDraft({ parent: null })}>
              Save it separately
            </button>
          </p>
        )}
        <TextEditor
          label="Text to scan"
          placeholder="Paste or type a text. A score is most reliable from about 250 words."
        />
        <ScanOptions />
        <div class="row actions">
          <button type="submit" class="main" disabled={task.busy || text.trim() === ''}>
            Scan the text
          </button>
          {text === '' && (
            <button
              type="button"
              class="link"
              onClick={() => editDraft({ text: example, title: 'An example', source: null })}
            >
              Try an example
            </button>
          )}
          <Progress when={task.busy} what="Scanning …" onStop={task.stop} />
        </div>
        <ErrorNotice problem={task.problem} onRetry={scan} />
      </form>
    </>
  );
}

function ScannedView({ text, result }: { text: string; result: ScanResult }) {
  const { title } = useStore(draft);
  const revise = () => {
    const id = result.scan_id;
    editDraft({ parent: id === null ? null : { id, title: title || null } });
    lastScan.set(null);
  };
  return (
    <>
      <div class="row heading">
        <h1 tabIndex={-1}>{title || 'Scan result'}</h1>
        <div class="row push">
          <button type="button" class="quiet" onClick={revise}>
            Edit the text
          </button>
          <a class="button quiet" href="/rewrite">
            Rewrite sentences
          </a>
          <a class="button quiet" href="/cleanup">
            Clean up
          </a>
          <button type="button" class="quiet" onClick={clearWork}>
            New text
          </button>
        </div>
      </div>
      {result.scan_id !== null && (
        <p class="hint">
          Saved in your <a href={`/history/${result.scan_id}`}>history</a>, {date(new Date().toISOString())}.
        </p>
      )}
      <ScanResultView text={text} result={result} />
    </>
  );
}
