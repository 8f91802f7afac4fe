import type { ScanOptions as ScanRequestOptions } from '../../client/index.js';
import { config, refreshConfig, telltale } from '../api.js';
import { isOverLimit } from '../base/format.js';
import { useStore } from '../base/store.js';
import { draft, editDraft, lastScan } from '../draft.js';
import { navigate } from '../router.js';
import { Form, LinkButton } from '../shared/controls.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { Editor } from '../shared/text-editor.js';
import { example } from './example.js';
import { LongTextNote, longText } from './long-text.js';
import { ScanOptions, scanChoices } from './scan-options.js';
import { recordPath, storeResult } from './tab-results.js';

export function ScanPage() {
  const { text, parent, genre, esl, title } = useStore(draft);
  const last = useStore(lastScan);
  const who = useStore(config);
  const choices = useStore(scanChoices);
  const task = useTask();

  const options: ScanRequestOptions = {
    genre,
    esl,
    include_sentences: true,
    sign: true,
    ...(who?.account != null && {
      save: choices.save,
      deep: choices.deep,
      parent_scan_id: choices.save ? (parent?.id ?? null) : null,
    }),
  };
  const isTooLong = isOverLimit(text, who);
  const scan = () =>
    task.run(async signal => {
      const { before, source } = draft.get();
      const name = title.trim();
      const named = who?.account ? { ...options, title: name || null } : options;
      // The page of the result arrives while the text is scanned; without it that page offers to try again.
      import('./result-page.js').catch(() => undefined);
      const result = await telltale.scan(text, named, { signal });
      const path = storeResult({ text, title: name, result, warnings: source?.warnings, before });
      navigate(result.scan_id === null ? path : recordPath(result.scan_id));
      void refreshConfig();
    });
  const divide = () => {
    longText.set({
      name: title.trim() || 'Pasted text',
      text,
      warnings: draft.get().source?.warnings ?? [],
      options: { genre, deep: options.deep ?? false },
      choices: { esl, save: options.save ?? false },
    });
    navigate('/batch');
  };
  const submit = isTooLong ? divide : scan;

  return (
    <>
      <h1 tabIndex={-1}>Scan a text</h1>
      <p class="lede">
        <span class="wide-only">
          Paste a text to see which patterns of machine writing it contains, and where.
        </span>{' '}
        <a href="/batch">Scan several files</a>
      </p>
      <Form onSubmit={submit}>
        {parent !== null && (
          <p class="note">
            This scan will be saved as a revision of {parent.title ? <q>{parent.title}</q> : 'your last scan'}
            . <LinkButton onClick={() => editDraft({ parent: null })}>Save it separately</LinkButton>
          </p>
        )}
        <Editor
          label="Text to scan"
          placeholder="Paste or type a text. A score is most reliable from about 250 words."
          notice={isTooLong && <LongTextNote who={who} />}
        />
        <ScanOptions />
        <div class="row actions">
          <ErrorNotice problem={task.problem} onRetry={submit} />
          {!isTooLong && (
            <button
              type="submit"
              class="main"
              disabled={task.busy || text.trim() === ''}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              title="Ctrl+Enter"
            >
              Scan the text
            </button>
          )}
          {text === '' && <LinkButton onClick={useExample}>Try an example</LinkButton>}
          {last?.path !== undefined && last.text === text && (
            <a class="hint" href={last.path}>
              Show its result
            </a>
          )}
          {text !== '' && (
            <a class="hint" href="/edit">
              Edit it with suggestions and a live score
            </a>
          )}
          <Progress when={task.busy} what="Scanning …" onStop={task.stop} />
        </div>
      </Form>
    </>
  );
}

const useExample = () =>
  editDraft({
    text: example,
    title: exampleTitle,
    source: { name: 'the example', title: exampleTitle, warnings: [], text: example, file: null },
  });
const exampleTitle = 'An example';
