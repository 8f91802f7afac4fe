import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Span } from '../../contract/scan.js';
import { isElevated } from '../../engine/scan/bands.js';
import { Traces } from '../../report/components/evidence.js';
import { ScoreCard } from '../../report/components/score-card.js';
import { WaterfallChart } from '../../report/components/waterfall-chart.js';
import { scanConditions, tints } from '../../report/passages.js';
import { LinkButton } from '../shared/controls.js';
import { PrintNote } from '../shared/print-note.js';
import { AboutResult } from './about-result.js';
import { sentenceAt } from './evidence.js';
import { PassagePanel } from './passage-panel.js';
import { PassageRibbon } from './passage-ribbon.js';
import { SaveSection } from './save/save-section.js';
import { panelBesideText, ScannedText, type Selection } from './scanned-text.js';
import { SentenceHint, SentencePanel } from './sentence-panel.js';
import { recordPath, type TextResult } from './tab-results.js';
import '../styles/around-result.css';

const nothing: Selection = { sentence: -1, passage: -1, follow: false };

/** A whole scan result: score, passages, text, signals, artefacts and advice. */
export function ScanResultView({ text, title, result, warnings, isOthers }: TextResult) {
  const [selection, setSelection] = useState(nothing);
  const [signal, setSignal] = useState<string | null>(null);
  const [jumpedFrom, setJumpedFrom] = useState<number | null>(null);
  const strengths = useMemo(() => tints(result.sentences ?? []), [result]);
  const side = useRef<HTMLDivElement>(null);
  const { sentence, passage, follow } = selection;
  const nothingChosen = sentence < 0 && passage < 0;
  // A quotation is chosen in the column, which stays where it is.
  useEffect(() => {
    if (panelBesideText.matches && !nothingChosen && !follow)
      side.current?.querySelector('.panel')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [selection]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setSelection(nothing);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const pin = (sentence: number, follow = false) => setSelection({ ...nothing, sentence, follow });
  const show = (span: Pick<Span, 'start'>) => {
    setJumpedFrom(scrollY);
    pin(sentenceAt(result.sentences ?? [], span.start), true);
  };
  const toggle = (name: string, isOpen: boolean) =>
    setSignal(marked => (isOpen ? name : marked === name ? null : marked));
  const choosePassage = (passage: number) => setSelection({ ...nothing, passage });
  const close = () => setSelection(nothing);
  const flagged = result.mixed.mixed ? result.passages.findIndex(isElevated) : -1;
  const goBack = () => {
    close();
    setJumpedFrom(null);
    // Once the evidence of the text is shown again.
    requestAnimationFrame(() => scrollTo({ top: jumpedFrom! }));
  };

  // Parts that do not depend on the chosen sentence are rendered once.
  const explanation = useMemo(
    () => (
      <section class="result-signals" aria-labelledby="signals">
        <h2 id="signals">{result.assessed ? 'How the score adds up' : 'About this scan'}</h2>
        {result.assessed && (
          <WaterfallChart result={result} isPrinted={false} onToggle={toggle} onSpan={show} />
        )}
        <p class="hint">{scanConditions(result)}</p>
      </section>
    ),
    [result],
  );
  const card = useMemo(
    () => (
      <ScoreCard
        result={result}
        accuracyUrl="/accuracy"
        isPrinted={false}
        isOthers={isOthers}
        action={
          flagged >= 0 && <LinkButton onClick={() => choosePassage(flagged)}>Show it in the text</LinkButton>
        }
      >
        <PassageRibbon
          text={text}
          result={result}
          strengths={strengths}
          chosen={passage}
          onChoose={choosePassage}
        />
      </ScoreCard>
    ),
    [result, passage],
  );
  const ending = useMemo(
    () => (
      <>
        <AboutResult text={text} result={result} isOthers={isOthers} onSpan={show} />
        <SaveSection text={text} title={title} result={result} warnings={warnings} />
      </>
    ),
    [title, result],
  );
  return (
    <div class="result">
      {card}
      <div class="result-text">
        <SentenceHint result={result} />
        <ScannedText
          text={text}
          result={result}
          strengths={strengths}
          selection={selection}
          marked={signal}
          onPin={pin}
          onPassage={choosePassage}
        />
        <Traces artefacts={result.artefacts} Heading="h2" />
      </div>
      <div class="result-side">
        {explanation}
        <div class="follow" ref={side}>
          {jumpedFrom !== null && !nothingChosen && (
            <p>
              <LinkButton onClick={goBack}>Back to where you were</LinkButton>
            </p>
          )}
          {passage >= 0 ? (
            <PassagePanel
              text={text}
              result={result}
              index={passage}
              onChoose={choosePassage}
              onSpan={show}
              onClose={close}
            />
          ) : (
            <SentencePanel result={result} index={sentence} onClose={close} />
          )}
        </div>
      </div>
      {ending}
      <PrintNote
        version={`engine ${result.engine}`}
        path={result.scan_id === null ? null : recordPath(result.scan_id)}
      />
    </div>
  );
}
