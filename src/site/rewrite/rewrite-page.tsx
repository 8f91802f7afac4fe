import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RewriteMode, ScanOptions } from '../../client/index.js';
import { count, shownScore } from '../../contract/figures.js';
import { limits } from '../../contract/limits.js';
import { config, telltale } from '../api.js';
import { draft, lastScan, type ScannedDraft } from '../draft.js';
import type { Sentence } from '../scan/evidence.js';
import { Check, Form, Select } from '../shared/controls.js';
import { isOverLimit } from '../shared/format.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { RewriteResults } from './rewrite-results.js';
import { candidatesOf, canRewrite, rewriteModes, rewriting } from './rewrite-state.js';
import { rewriteEvents, startRewrite } from './rewrite-stream.js';

export default function RewritePage() {
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
  const { text, genre, esl } = useStore(draft);
  const who = useStore(config);
  const task = useTask();
  const isTooLong = isOverLimit(text, who);
  const find = () =>
    task.run(async signal => {
      const options: ScanOptions = { genre, esl, include_sentences: true, save: false };
      lastScan.set({ text, result: await telltale.scan(text, options, { signal }) });
    });
  return (
    <Form onSubmit={() => !isTooLong && find()}>
      <TextEditor label="Text to rewrite" placeholder="Paste or type a text." />
      {!isTooLong && (
        <div class="row actions">
          <button type="submit" class="main" disabled={task.busy || text.trim() === ''}>
            Find its sentences
          </button>
          <Progress when={task.busy} what="Scanning …" onStop={task.stop} />
        </div>
      )}
      <ErrorNotice problem={task.problem} onRetry={find} />
    </Form>
  );
}

function SentencePicker({ text, result }: ScannedDraft) {
  const sentences = result.sentences!;
  const candidates = useMemo(() => candidatesOf(sentences, text), [sentences, text]);
  const [picks, setPicks] = useState(() => new Set(candidates.slice(0, limits.rewriteSentences)));
  const [mode, setMode] = useState<RewriteMode>('natural');
  const [isByScore, setByScore] = useState(false);
  const check = useCheckedPicks(text, sentences, candidates, mode, setPicks);
  const { unchanged } = check.checked;
  const full = picks.size >= limits.rewriteSentences;
  const toggle = (index: number) => {
    const next = new Set(picks);
    if (!next.delete(index)) next.add(index);
    check.stop();
    setPicks(next);
  };
  const start = () => {
    const inOrder = [...picks].sort((one, other) => one - other);
    const picked = inOrder.map(index => ({ ...sentences[index]!, id: `s${index}` }));
    void startRewrite(text, picked, mode);
  };
  return (
    <>
      <div class="row pick-bar">
        <strong role="status">
          {picks.size} of at most {limits.rewriteSentences} picked
        </strong>
        <Select class="field inline" label="Style" value={mode} options={rewriteModes} onChoose={setMode} />
        <button type="button" class="main" disabled={picks.size === 0} onClick={start}>
          Rewrite {picks.size === 1 ? 'it' : 'them'}
        </button>
        <button type="button" class="quiet push" onClick={() => lastScan.set(null)}>
          New text
        </button>
      </div>
      <CheckNote {...check} />
      <Check checked={isByScore} onCheck={setByScore}>
        Highest scores first
      </Check>
      <ul class="picks">
        {orderOf(sentences, isByScore).map(i => {
          const { start, end, score } = sentences[i]!;
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
                  <span class="hint amount">
                    {!rewritable ? 'too short or too long' : shownScore(score)}
                    {unchanged.has(i) && ', nothing to change in this style'}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const orderOf = (sentences: readonly Sentence[], isByScore: boolean): number[] => {
  const order = [...sentences.keys()];
  return isByScore ? order.sort((one, other) => sentences[other]!.score - sentences[one]!.score) : order;
};

/** What the embedded rewriter does with the highest-scoring sentences that were checked. */
interface Checked {
  /** Number of sentences that it changes. */
  changed: number;
  /** Indexes of those that it leaves as they are. */
  unchanged: ReadonlySet<number>;
}
const nothingChecked: Checked = { changed: 0, unchanged: new Set() };

/** Requests of one check, each for as many sentences as the service takes. */
const requestsMax = 3;

/**
 * Picks the highest-scoring sentences that the embedded rewriter changes in a style, again for each style.
 * The highest-scoring ones stay picked when a language model rewrites, or when the check fails.
 */
function useCheckedPicks(
  text: string,
  sentences: readonly Sentence[],
  candidates: readonly number[],
  mode: RewriteMode,
  setPicks: (picks: Set<number>) => void,
) {
  const isEmbedded = useStore(config)?.features.rewrite_upstream === false;
  const [checked, setChecked] = useState(nothingChecked);
  const task = useTask();
  const check = async (signal: AbortSignal) => {
    const changed = new Set<number>();
    for (let request = 0; request < requestsMax && changed.size < limits.rewriteSentences; request++) {
      const from = request * limits.rewriteSentences;
      const batch = candidates.slice(from, from + limits.rewriteSentences);
      if (batch.length === 0) break;
      const asked = batch.map(index => {
        const { start, end } = sentences[index]!;
        return { id: String(index), text: text.slice(start, end) };
      });
      for await (const event of rewriteEvents(asked, mode, signal))
        if (event.event === 'rewrite' && event.changed) changed.add(Number(event.id));
      setPicks(new Set([...changed].slice(0, limits.rewriteSentences)));
      const unchanged = candidates.slice(0, from + batch.length).filter(index => !changed.has(index));
      setChecked({ changed: changed.size, unchanged: new Set(unchanged) });
    }
  };
  useEffect(() => {
    setChecked(nothingChecked);
    if (isEmbedded && candidates.length > 0) void task.run(check);
  }, [isEmbedded, mode, text]);
  return { checked, isChecking: task.busy, stop: task.stop };
}

/** Which sentences are picked, and how many were checked for it. */
function CheckNote({ checked, isChecking }: { checked: Checked; isChecking: boolean }) {
  const { changed, unchanged } = checked;
  return (
    <p class="hint" role="status">
      {isChecking && 'Finding the sentences that change in this style …'}
      {!isChecking &&
        unchanged.size > 0 &&
        `${
          changed === 0
            ? `None of the ${count(unchanged.size, 'highest-scoring sentence')} that were checked changes in this style.`
            : 'Picked are the highest-scoring sentences that change in this style.'
        } You can pick others.`}
    </p>
  );
}
