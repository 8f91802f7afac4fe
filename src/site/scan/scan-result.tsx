import { useState } from 'preact/hooks';
import type { ScanResult, Span } from '../../contract/scan.js';
import { number } from '../../figures.js';
import { sentenceAt } from './evidence.js';
import { ScannedText } from './scanned-text.js';
import { ScoreCard } from './score-card.js';
import { SentencePanel } from './sentence-panel.js';
import { WaterfallChart } from './waterfall-chart.js';

/** The chosen sentence: pointed at, or pinned by a click, a tap or a key. */
interface ChosenSentence {
  index: number;
  pinned: boolean;
  /** Whether to scroll it into view. */
  follow: boolean;
}

const none: ChosenSentence = { index: -1, pinned: false, follow: false };

/** A whole scan result: score, text, signals, artefacts and advice. */
export function ScanResultView({ text, result }: { text: string; result: ScanResult }) {
  const [chosen, setChosen] = useState<ChosenSentence>(none);
  const show = (span: Span) =>
    setChosen({ index: sentenceAt(result.sentences ?? [], span.start), pinned: true, follow: true });
  const point = (index: number) =>
    setChosen(now => (now.pinned ? now : { index, pinned: false, follow: false }));
  const pin = (index: number) => setChosen({ index, pinned: index >= 0, follow: false });
  return (
    <div class="result">
      <ScoreCard result={result} />
      <div class="result-text">
        <ScannedText
          text={text}
          result={result}
          chosen={chosen.index}
          follow={chosen.follow}
          onPoint={point}
          onPin={pin}
        />
        <Artefacts result={result} />
      </div>
      <div class="result-side">
        <SentencePanel result={result} index={chosen.index} onClose={() => setChosen(none)} />
      </div>
      <section class="result-signals" aria-labelledby="signals">
        <h2 id="signals">How the score adds up</h2>
        <WaterfallChart
          signals={result.signals}
          baseline={result.baseline}
          score={result.score}
          onSpan={show}
        />
        <Coverage result={result} />
      </section>
      <Fixes result={result} onSpan={show} />
    </div>
  );
}

function Artefacts({ result: { artefacts } }: { result: ScanResult }) {
  if (artefacts.length === 0) return null;
  return (
    <section class="artefacts" aria-labelledby="artefacts">
      <h2 id="artefacts">Traces of a chat tool</h2>
      <p class="hint">
        These do not affect the score: they come from copying and pasting, not from the writing.
      </p>
      <ul>
        {artefacts.map(({ detail, text, start }) => (
          <li key={start}>
            {detail} <q>{text}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fixes({ result, onSpan }: { result: ScanResult; onSpan(span: Span): void }) {
  const { fixes, fix_details: details } = result;
  if (fixes === undefined) return null;
  return (
    <section class="result-fixes" aria-labelledby="fixes">
      <h2 id="fixes">What would improve the text</h2>
      {fixes.length === 0 ? (
        <p class="hint">{noAdvice(result)}</p>
      ) : (
        <ol>
          {fixes.map((fix, i) => {
            const span = details?.[i]?.spans[0];
            return (
              <li key={fix}>
                {fix}{' '}
                {span !== undefined && (
                  <button
                    type="button"
                    class="link"
                    aria-label={`Show in the text: ${span.text}`}
                    onClick={() => onSpan(span)}
                  >
                    Show
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

function noAdvice({ band, language }: ScanResult): string {
  if (language !== 'en') return 'Advice is given for English texts only.';
  if (band === 'low') return 'There is no advice for a text in the lowest band.';
  return 'No signal is strong enough to give advice.';
}

function Coverage({ result }: { result: ScanResult }) {
  const { active_signals, total_signals, words } = result.coverage;
  const prose = words === result.word_count ? '' : `, ${number(words)} of them prose`;
  return (
    <p class="hint coverage">
      The text has {number(result.word_count)} words{prose}. {active_signals} of {total_signals} signals had
      enough text to measure; the deeper model was {result.model_used ? 'used' : 'not used'}.{' '}
      {result.genre !== '' && <>Scored as {result.genre}. </>}
      {result.language !== 'en' && result.language !== 'und' && (
        <>The text does not seem to be in English. </>
      )}
      Engine {result.engine}.
    </p>
  );
}
