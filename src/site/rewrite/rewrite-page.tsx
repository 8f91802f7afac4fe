import { useEffect, useState } from 'preact/hooks';
import type { RewriteMode, ScanOptions } from '../../client/index.js';
import { number, shownScore } from '../../contract/figures.js';
import { limits } from '../../contract/limits.js';
import { config, telltale } from '../api.js';
import { draft, lastScan, type ScannedDraft } from '../draft.js';
import { isOverLimit } from '../long-text/over-limit.js';
import type { Sentence } from '../scan/evidence.js';
import { LongScan } from '../scan/parts/long-scan.js';
import { Form, LinkButton, Select } from '../shared/controls.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { rewriteModes } from './rewrite-modes.js';
import { RewriteResults } from './rewrite-results.js';
import { canRewrite, initialPicks, type Picked, rewriting } from './rewrite-state.js';
import { changeable, startRewrite } from './rewrite-stream.js';

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
  const { text, genre, esl } = useStore(draft);
  const who = useStore(config);
  const task = useTask();
  const isTooLong = isOverLimit(text, who);
  const options: ScanOptions = { genre, esl, include_sentences: true, save: false };
  const find = () =>
    task.run(async signal => {
      lastScan.set({ text, result: await telltale.scan(text, options, { signal }) });
    });
  return (
    <Form onSubmit={() => !isTooLong && find()}>
      <TextEditor
        label="Text to rewrite"
        placeholder="Paste or type a text."
        notice={
          isTooLong && (
            <LongScan
              text={text}
              who={who}
              scan={options}
              outcome="the sentences of the whole text are found. Nothing is saved."
              rest="they stay as they are."
              onBeginning={async (end, signal) => {
                const result = await telltale.scan(text.slice(0, end), options, { signal });
                lastScan.set({ text, end, result });
              }}
              onJoined={result => lastScan.set({ text, result })}
            />
          )
        }
      />
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

function SentencePicker({ text, end = text.length, result }: ScannedDraft) {
  const sentences = result.sentences!;
  const [picks, setPicks] = useState(() => initialPicks(sentences, text));
  const [mode, setMode] = useState<RewriteMode>('natural');
  const { unchanged, isChecking, stopChecking } = usePicksThatChange(text, sentences, mode, setPicks);
  const full = picks.size >= limits.rewriteSentences;
  const toggle = (index: number) => {
    const next = new Set(picks);
    if (!next.delete(index)) next.add(index);
    stopChecking();
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
        <Select class="field inline" label="Style" value={mode} options={rewriteModes} onChoose={setMode} />
        <button type="button" class="main" disabled={picks.size === 0} onClick={start}>
          Rewrite {picks.size === 1 ? 'it' : 'them'}
        </button>
        <button type="button" class="quiet push" onClick={() => lastScan.set(null)}>
          New text
        </button>
      </div>
      {end < text.length && (
        <p class="note">
          These are the sentences of the beginning. The last {number(text.length - end)} characters stay as
          they are. <LinkButton onClick={() => lastScan.set(null)}>Find those of all parts</LinkButton>
        </p>
      )}
      <p class="hint" role="status">
        {isChecking
          ? 'Finding the sentences that change in this style …'
          : unchanged.size > 0 &&
            'Picked are the highest-scoring sentences that change in this style. You can pick others.'}
      </p>
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

/**
 * Picks the highest-scoring sentences that the embedded rewriter changes in a style, again for each style.
 * The highest-scoring ones stay picked when a language model rewrites, or when the check fails.
 */
function usePicksThatChange(
  text: string,
  sentences: readonly Sentence[],
  mode: RewriteMode,
  setPicks: (picks: Set<number>) => void,
): { unchanged: ReadonlySet<number>; isChecking: boolean; stopChecking(): void } {
  const isEmbedded = useStore(config)?.features.rewrite_upstream === false;
  const [unchanged, setUnchanged] = useState<ReadonlySet<number>>(new Set());
  const task = useTask();
  useEffect(() => {
    const candidates = [...initialPicks(sentences, text)];
    if (!isEmbedded || candidates.length === 0) return;
    const asked = candidates.map(index => {
      const { start, end } = sentences[index]!;
      return { id: String(index), text: text.slice(start, end) };
    });
    void task.run(async signal => {
      const changed = await changeable(asked, mode, signal);
      setPicks(new Set(candidates.filter(index => changed.has(String(index)))));
      setUnchanged(new Set(candidates.filter(index => !changed.has(String(index)))));
    });
  }, [isEmbedded, mode, text]);
  return { unchanged, isChecking: task.busy, stopChecking: task.stop };
}
