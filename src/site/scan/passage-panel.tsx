import { count } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { shownScore } from '../../engine/scan/bands.js';
import { BothSides, type Quoted, SignalList } from '../../report/components/evidence.js';
import { withWordRanges, wordRangeText } from '../../report/passages.js';
import { Button, CrossButton } from '../shared/controls.js';

interface PassagePanelProps {
  text: string;
  result: ScanResult;
  index: number;
  onChoose(index: number): void;
  onSpan(span: Quoted): void;
  onClose(): void;
}

/** A passage on its own: its score and confidence, and its strongest signals with their evidence. */
export function PassagePanel({ text, result, index, onChoose, onSpan, onClose }: PassagePanelProps) {
  const passages = withWordRanges(result.passages, text);
  const passage = passages[index]!;
  const { words, score, band, confidence, top = [] } = passage;
  return (
    <section class="panel" aria-label="The passage" aria-live="polite">
      <div class="row">
        <h2>
          Passage {index + 1} of {passages.length}
        </h2>
        <span class="value">{shownScore(score)} of 100</span>
        <CrossButton class="icon push" onClick={onClose} aria-label="Close" />
      </div>
      <p class="hint">
        {wordRangeText(passage)} ({count(words, 'word')}) · level <strong>{band}</strong> · confidence{' '}
        <strong>{confidence}</strong>
      </p>
      <div class="row">
        <Button disabled={index === 0} onClick={() => onChoose(index - 1)}>
          Previous
        </Button>
        <Button disabled={index + 1 === passages.length} onClick={() => onChoose(index + 1)}>
          Next passage
        </Button>
      </div>
      <BothSides of="this passage" signals={top}>
        {signals => <SignalList unit="in this passage" signals={signals} isMarked onSpan={onSpan} />}
      </BothSides>
    </section>
  );
}
