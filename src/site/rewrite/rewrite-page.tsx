import { useState } from 'preact/hooks';
import type { RewriteMode, ScanOptions } from '../../client/index.js';
import { limits } from '../../limits.js';
import { telltale } from '../api.js';
import { draft, lastScan, type ScannedDraft } from '../draft.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { oneDecimal } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { useStore } from '../shared/store.js';
import { useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { RewriteResults } from './rewrite-results.js';
import { canRewrite, initialPicks, type Picked, rewriting } from './rewrite-state.js';
import { startRewrite } from './rewrite-stream.js';

const modes: readonly [RewriteMode, string][] = [
  ['natural', 'Natural'],
  ['plain', 'Plain'],
  ['shorten', 'Shorter'],
  ['formal', 'Formal'],
  ['casual', 'Casual'],
];

export function RewritePage() {
  const scan = useStore(lastScan);
  const rewrite = useStore(rewriting);
  return (
    <>
      <h1 tabIndex={-1}>Rewrite sentence by sentence</h1>
      <p class="lede">
        Pick sentences that resemble machine writing. Each is rewritten on its own, with its numbers, names
        and quotations unchanged; you decide which rewrites to accept.
      </p>
      {rewrite !== null ? (
        <RewriteResults {...rewrite} />
      ) : scan?.result.sentences !== undefined ? (
        <SentencePicker key={scan.text} {...scan} />
      ) : (
        <FindSentences />
      )}
    </>
  );
}

/** First step: scans the draft to find its sentences. */
function FindSentences() {
  const { text } = useStore(draft);
  const task = useTask();
  const find = () =>
    task.run(async signal => {
      const { genre, esl } = draft.get();
      const options: ScanOptions = {
        genre,
        esl,
        include_sentences: true,
        save: false,
      };
      lastScan.set({ text, result: await telltale.scan(text, options, { signal }) });
    });
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void find();
      }}
    >
      <TextEditor label="Text to rewrite" placeholder="Paste or type a text." />
      <div class="row actions">
        <button type="submit" class="main" disabled={task.busy || text.trim() === ''}>
          Find its sentences
        </button>
        <Progress when={task.busy} what="Scanning …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} onRetry={find} />
    </form>
  );
}

function SentencePicker({ text, result }: ScannedDraft) {
  const sentences = result.sentences!;
  const [picks, setPicks] = useState(() => initialPicks(sentences, text));
  const [mode, setMode] = useState<RewriteMode>('natural');
  const full = picks.size >= limits.rewriteSentences;
  const toggle = (index: number) => {
    const next = new Set(picks);
    if (!next.delete(index)) next.add(index);
    setPicks(next);
  };
  const start = () => {
    const picked = [...picks]
      .sort((one, other) => one - other)
      .map((index): Picked => {
        const { start, end } = sentences[index]!;
        return { id: `s${index}`, start, end, answer: { state: 'waiting', text: '' }, accepted: false };
      });
    void startRewrite(text, picked, mode);
  };
  return (
    <>
      <div class="row pick-bar">
        <strong role="status">
          {picks.size} of at most {limits.rewriteSentences} picked
        </strong>
        <label class="field inline">
          Style
          <select value={mode} onChange={event => setMode(event.currentTarget.value as RewriteMode)}>
            {modes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="main" disabled={picks.size === 0} onClick={start}>
          Rewrite {picks.size === 1 ? 'it' : 'them'}
        </button>
        <button type="button" class="quiet push" onClick={() => lastScan.set(null)}>
          New text
        </button>
      </div>
      <ul class="picks">
        {sentences.map(({ start, end, score }, i) => {
          const sentence = text.slice(start, end);
          const rewritable = canRewrite(sentence);
          return (
            <li key={start}>
              <label class={`check${rewritable ? '' : ' unable'}`}>
                <input
                  type="checkbox"
                  checked={picks.has(i)}
                  disabled={!rewritable || (full && !picks.has(i))}
                  onChange={() => toggle(i)}
                />
                <span class="prose">
                  {sentence}{' '}
                  <span class="hint amount">{rewritable ? oneDecimal(score) : 'too short or too long'}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}
