import type { ComponentProps } from 'preact';
import type { ScanOptions as ScanRequestOptions } from '../../client/index.js';
import { config, refreshConfig, telltale } from '../api.js';
import { draft, editDraft, lastScan } from '../draft.js';
import { navigate } from '../router.js';
import { Form, LinkButton } from '../shared/controls.js';
import { isLonger } from '../shared/format.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useLoaded, useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { example } from './example-text.js';
import { keepResult } from './kept-results.js';
import type { LongText } from './parts/long-text.js';
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
  const isTooLong = who !== null && isLonger(text, who.limits.characters_per_text);
  const scan = (scanned = text) =>
    task.run(async signal => {
      const { before } = draft.get();
      const name = scanned === text ? title.trim() : `${title.trim() || 'A text'} (its beginning)`;
      const named = who?.account ? { ...options, title: name || null } : options;
      const result = await telltale.scan(scanned, named, { signal });
      navigate(keepResult({ text: scanned, title: name, result, before }));
      void refreshConfig();
    });

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
          whole
          placeholder="Paste or type a text. A score is most reliable from about 250 words."
        />
        <ScanOptions />
        {isTooLong ? (
          <>
            <ErrorNotice problem={task.problem} />
            <OverLimit text={text} who={who} options={options} onBeginning={scan} busy={task.busy} />
          </>
        ) : (
          <div class="row actions">
            <ErrorNotice problem={task.problem} onRetry={() => scan()} />
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

type LongTextProps = ComponentProps<typeof LongText>;

/** The choices for a text over the limit, whose code is loaded when there is one. */
function OverLimit(props: LongTextProps) {
  const { value, task, load } = useLoaded(async () => ({ ...(await import('./parts/long-text.js')) }));
  if (value === null) return <ErrorNotice problem={task.problem} onRetry={load} />;
  return <value.LongText {...props} />;
}

const useExample = () =>
  editDraft({
    text: example,
    title: exampleTitle,
    source: { name: 'the example', title: exampleTitle, warnings: [], text: example, file: null },
  });
const exampleTitle = 'An example';
