import { useEffect, useRef, useState } from 'preact/hooks';
import { count, number } from '../../contract/figures.js';
import type { ConfigView } from '../../contract/service.js';
import { refreshConfig } from '../api.js';
import { words } from '../shared/format.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { allowance, shortage, type Work } from './allowance.js';
import { type PartRun, partsDone, runParts } from './run-parts.js';
import { endOfBeginning, type TextPart } from './split-text.js';

export interface LongTextProps<Result> {
  text: string;
  who: ConfigView;
  /** What the page does with a text. */
  work: Work;
  /** Whether scans run the wording model. */
  deep?: boolean;
  /** Changes with the options of the calls: a run with other options is another run. */
  options: string;
  /** What becomes of the results of parts. */
  outcome: string;
  /** What happens to the text after its beginning. */
  rest: string;
  /** Divides a text into parts of at most so many UTF-16 units; null for one that has no such parts. */
  divide(text: string, unitsMax: number): readonly TextPart[] | null;
  runOf(parts: readonly TextPart[]): PartRun<Result>;
  /** Receives the results of all parts. */
  onParts(results: readonly Result[], parts: readonly TextPart[]): void;
  /** Works on the beginning of the text. */
  onBeginning(end: number, signal: AbortSignal): Promise<void>;
}

const verbs: Readonly<Record<Work, { does: string; doing: string }>> = {
  scan: { does: 'Scan', doing: 'Scanning' },
  cleanup: { does: 'Clean', doing: 'Cleaning' },
};

/** How a text is divided, and how many of its parts an interrupted run has done. */
interface Division {
  text: string;
  parts: readonly TextPart[] | null;
  done: number;
  /** End of the beginning that one call takes. */
  end: number;
  /** Words of the parts that are not done, and of the beginning. */
  words: { left: number; beginning: number };
}

/** Pause in typing after which the text is divided again. */
const pauseMs = 300;

/**
 * What a page can do with a text that is too long for one call: with all of it in parts, or with its
 * beginning. States what either takes of the limits, and when the limits allow it.
 */
export function LongText<Result>(props: LongTextProps<Result>) {
  const { text, who, work, onBeginning } = props;
  const [at, setAt] = useState(0);
  const task = useTask();
  const charsMax = who.limits.characters_per_text;
  const division = useDivision(props, charsMax, task.busy);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    void refreshConfig();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { does, doing } = verbs[work];
  if (division === null) return <section class="note long-text" ref={box} />;
  const { parts, done, end } = division;
  const plan = planOf(division, props);
  const { isOne, left, isAllowed } = plan;

  const run = (action: (signal: AbortSignal) => Promise<void>) =>
    task.run(async signal => {
      try {
        await action(signal);
      } finally {
        void refreshConfig();
      }
    });
  const inParts = () =>
    run(async signal => {
      setAt(done);
      const results = await runParts(props.runOf(parts!), setAt, signal);
      props.onParts(results, parts!);
    });
  const inBeginning = () => {
    setAt(-1);
    return run(signal => onBeginning(end, signal));
  };
  return (
    <section class="note long-text" ref={box} aria-label="A long text">
      <p>
        <strong>
          {isOne
            ? 'The text is too long for a score while it is edited.'
            : `The text is too long for one ${work}, which takes ${number(charsMax)} characters.`}
        </strong>{' '}
        {done > 0 && `${done} of ${parts!.length} parts are done already.`}
      </p>
      <div class="row">
        {parts !== null && (
          <button
            type="button"
            class={isAllowed ? '' : 'quiet'}
            disabled={task.busy || !isAllowed || division.text !== text}
            onClick={() => void inParts()}
          >
            {does} {isOne ? 'the text' : `${done > 0 ? 'the other' : 'in'} ${count(left.length, 'part')}`}
          </button>
        )}
        {!isOne && (
          <button
            type="button"
            class={isAllowed ? 'quiet' : ''}
            disabled={task.busy || plan.beginningShortage !== null || division.text !== text}
            onClick={() => void inBeginning()}
          >
            {does} the first {number(end)} characters
          </button>
        )}
        <Progress
          when={task.busy}
          what={at < 0 ? `${doing} …` : `${doing} part ${at + 1} of ${parts?.length ?? 1} …`}
          onStop={task.stop}
        />
      </div>
      <ErrorNotice problem={task.problem} onRetry={() => (at < 0 ? inBeginning() : inParts())} />
      <Terms {...props} {...plan} />
      {!who.account && <AccountLimits work={work} {...who.new_account} />}
    </section>
  );
}

/** What either choice needs, and whether the limits allow it. */
function planOf<Result>(
  { text, parts, done, end, words }: Division,
  { who, work, deep = false }: LongTextProps<Result>,
) {
  const needOf = (times: number, words: number) => ({
    work,
    times,
    words: work === 'scan' ? words : 0,
    deep,
  });
  const left = parts?.slice(done) ?? [];
  const whole = needOf(left.length, words.left);
  const beginning = needOf(1, words.beginning);
  const partsShortage = parts === null ? null : shortage(whole, who);
  return {
    /** Whether the text fits into one scan: only the live scores of the edit page take less. */
    isOne: end >= text.length,
    left,
    /** Units of the text after the beginning. */
    unitsAfter: text.length - end,
    whole,
    beginning,
    isDivisible: parts !== null,
    partsShortage,
    isAllowed: parts !== null && partsShortage === null,
    beginningShortage: shortage(beginning, who),
  };
}

type TermsProps = ReturnType<typeof planOf> & Pick<LongTextProps<unknown>, 'who' | 'outcome' | 'rest'>;

/** What either choice gives and takes, and why the limits do not allow it. */
function Terms({ who, outcome, rest, ...plan }: TermsProps) {
  const { isOne, isAllowed, isDivisible, partsShortage, beginningShortage } = plan;
  return (
    <>
      {isAllowed && (
        <p>
          {isOne ? 'In one scan' : 'In parts'}: {outcome} It takes {allowance(plan.whole, who)}.
        </p>
      )}
      {partsShortage !== null && (
        <p>
          {isOne ? 'Not now' : 'In parts: not now'}. {partsShortage}
        </p>
      )}
      {!isDivisible && <p>Parts of this text would not be cleaned in the same way as all of it.</p>}
      {!isOne && (
        <p>
          The beginning leaves out the last {number(plan.unitsAfter)} characters; {rest}
          {!isAllowed && beginningShortage === null && ` It takes ${allowance(plan.beginning, who)}.`}
          {beginningShortage !== null && beginningShortage !== partsShortage && ` ${beginningShortage}`}
        </p>
      )}
    </>
  );
}

/** Divides the text after a pause in typing: it takes a moment for a thesis. */
function useDivision<Result>(props: LongTextProps<Result>, charsMax: number, busy: boolean): Division | null {
  const [division, setDivision] = useState<Division | null>(null);
  const { text, options } = props;
  useEffect(() => {
    if (busy) return;
    let left = false;
    const divide = async () => {
      const parts = props.divide(text, charsMax);
      const done = parts === null ? 0 : await partsDone(props.runOf(parts));
      const end = endOfBeginning(text, charsMax);
      const counts = {
        left: words(text.slice(parts?.[done]?.start ?? text.length)),
        beginning: words(text.slice(0, end)),
      };
      if (!left) setDivision({ text, parts, done, end, words: counts });
    };
    const timer = setTimeout(() => void divide(), division === null ? 0 : pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [text, charsMax, options, busy]);
  return division;
}

type AccountLimitsProps = ConfigView['new_account'] & { work: Work };

/** What an account allows, for visitors. */
const AccountLimits = (props: AccountLimitsProps) => {
  const { work, characters_per_text: chars, words_per_month: words } = props;
  return (
    <p>
      <a href="/account">With an account</a>, one {work} takes {number(chars)} characters
      {work === 'scan' && words !== null && `, and you can scan ${count(words, 'word')} a month`}.
    </p>
  );
};
