import type { ScanOptions as ScanRequestOptions } from '../../client/index.js';
import { config, refreshConfig, telltale } from '../api.js';
import { draft, editDraft, lastScan } from '../draft.js';
import { navigate } from '../router.js';
import { Form, LinkButton } from '../shared/controls.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { example } from './example-text.js';
import { keepResult } from './kept-results.js';
import { ScanOptions, scanChoices } from './scan-options.js';

export function ScanPage() {
  const { text, parent } = useStore(draft);
  const last = useStore(lastScan);
  const who = useStore(config);
  const choices = useStore(scanChoices);
  const task = useTask();

  const scan = () =>
    task.run(async signal => {
      const { genre, esl, title, before } = draft.get();
      const account = who?.account != null;
      const options: ScanRequestOptions = {
        genre,
        esl,
        include_sentences: true,
        sign: true,
        ...(account && {
          save: choices.save,
          deep: choices.deep,
          title: title.trim() || null,
          parent_scan_id: choices.save ? (parent?.id ?? null) : null,
        }),
      };
      const result = await telltale.scan(text, options, { signal });
      navigate(keepResult({ text, title: title.trim(), result, before }));
      void refreshConfig();
    });

  return (
    <>
      <h1 tabIndex={-1}>Scan a text</h1>
      <p class="lede">
        Paste a text to see which patterns of machine writing it contains and where. Every point of the score
        is explained. <a href="/batch">Scan several files</a>
      </p>
      <Form onSubmit={scan}>
        {parent !== null && (
          <p class="note">
            This scan will be saved as a revision of {parent.title ? <q>{parent.title}</q> : 'your last scan'}
            . <LinkButton onClick={() => editDraft({ parent: null })}>Save it separately</LinkButton>
          </p>
        )}
        <TextEditor
          label="Text to scan"
          placeholder="Paste or type a text. A score is most reliable from about 250 words."
        />
        <ScanOptions />
        <div class="row actions">
          <ErrorNotice problem={task.problem} onRetry={scan} />
          <button
            type="submit"
            class="main"
            disabled={task.busy || text.trim() === ''}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl+Enter"
          >
            Scan the text
          </button>
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
