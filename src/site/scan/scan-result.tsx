import { useState } from 'preact/hooks';
import type { ScanResult, Span } from '../../contract/scan.js';
import { number } from '../../figures.js';
import { sentenceAt } from './evidence.js';
import { ScannedText } from './scanned-text.js';
import { ScoreCard } from './score-card.js';
import { SentencePanel } from './sentence-panel.js';
import { WaterfallChart } from './waterfall-chart.js';

/** The sentence looked at: pointed at in passing, or pinned by a click, a tap or a key. */
interface Chosen {
  index: number;
  pinned: boolean;
  /** Whether it is to be brought into view. */
  follow: boolean;
}

const none: Chosen = { index: -1, pinned: false, follow: false };

/** All that a scan says, from the score down to the evidence. */
export function ScanResultView({ text, result }: { text: string; result: ScanResult }) {
  const [chosen, setChosen] = useState<Chosen>(none);
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
      <Fixes result={result} />
    </div>
  );
}

function Artefacts({ result: { artefacts } }: { result: ScanResult }) {
  if (artefacts.length === 0) return null;
  return (
    <section class="artefacts" aria-labelledby="artefacts">
      <h2 id="artefacts">Traces of a chat tool</h2>
      <p class="hint">Told apart from the score: they come from pasting, not from how the text is written.</p>
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

function Fixes({ result: { fixes } }: { result: ScanResult }) {
  if (fixes === undefined) return null;
  return (
    <section class="result-fixes" aria-labelledby="fixes">
      <h2 id="fixes">What would make it better</h2>
      {fixes.length === 0 ? (
        <p class="hint">No signal is strong enough to advise on.</p>
      ) : (
        <ol>
          {fixes.map(fix => (
            <li key={fix}>{fix}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Coverage({ result }: { result: ScanResult }) {
  const { active_signals, total_signals, words } = result.coverage;
  const prose = words === result.word_count ? '' : `, ${number(words)} of them prose`;
  return (
    <p class="hint coverage">
      Read {number(result.word_count)} words{prose}. {active_signals} of {total_signals} signals had something
      to measure; the deeper model {result.model_used ? 'took part' : 'took no part'}.{' '}
      {result.genre !== '' && <>Read as {result.genre}. </>}
      {result.language !== 'en' && result.language !== 'und' && (
        <>The text seems to be in another language than English. </>
      )}
      Engine {result.engine}.
    </p>
  );
}
