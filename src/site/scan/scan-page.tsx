import type { ScanOptions as ScanRequestOptions } from '../../client/index.js';
import { config, refreshConfig, telltale } from '../api.js';
import { draft, editDraft, lastScan } from '../draft.js';
import { navigate } from '../router.js';
import { Form, LinkButton } from '../shared/controls.js';
import { isOverLimit } from '../shared/format.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { example } from './example-text.js';
import { keepResult, recordPath } from './kept-results.js';
import { LongScan } from './parts/long-scan.js';
import { ScanOptions, scanChoices } from './scan-options.js';

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
  const scanAs = async (name: string, scanned: string, signal: AbortSignal) => {
    const { before, source } = draft.get();
    const named = who?.account ? { ...options, title: name || null } : options;
    const result = await telltale.scan(scanned, named, { signal });
    const path = keepResult({ text: scanned, title: name, result, warnings: source?.warnings, before });
    navigate(result.scan_id === null ? path : recordPath(result.scan_id));
    void refreshConfig();
  };
  const scan = () => task.run(signal => scanAs(title.trim(), text, signal));
  const beginningTitle = `${title.trim() || 'A text'} (its beginning)`;

  return (
    <>
      <h1 tabIndex={-1}>Scan a text</h1>
      <p class="lede">
        <span class="wide-only">
          Paste a text to see which patterns of machine writing it contains, and where.
        </span>{' '}
        <a href="/batch">Scan several files</a>
      </p>
      <Form onSubmit={() => !isTooLong && scan()}>
        {parent !== null && (
          <p class="note">
            This scan will be saved as a revision of {parent.title ? <q>{parent.title}</q> : 'your last scan'}
            . <LinkButton onClick={() => editDraft({ parent: null })}>Save it separately</LinkButton>
          </p>
        )}
        <TextEditor
          label="Text to scan"
          placeholder="Paste or type a text. A score is most reliable from about 250 words."
          notice={
            isTooLong && (
              <LongScan
                text={text}
                who={who}
                scan={options}
                outcome={`the results are joined to one, which is not signed.${options.save ? ' Each part has its own record in your history.' : ''}`}
                rest="the whole text stays here."
                onBeginning={(end, signal) => scanAs(beginningTitle, text.slice(0, end), signal)}
                onJoined={(result, parts) => {
                  const { before, source } = draft.get();
                  const warnings = source?.warnings;
                  navigate(keepResult({ text, title: title.trim(), result, warnings, before, parts }));
                }}
              />
            )
          }
        />
        <ScanOptions />
        {!isTooLong && (
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
        )}
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
