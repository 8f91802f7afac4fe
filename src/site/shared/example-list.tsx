import type { Band } from '../../contract/genre.js';
import { ScoreChip } from './controls.js';
import '../styles/lists.css';

interface ExampleListProps {
  what: string;
  rows: readonly [name: string, note: string, score: number, band: Band][];
}

/** Invented rows of a page that has none of its own yet. */
export const ExampleList = ({ what, rows }: ExampleListProps) => (
  <section class="example" aria-labelledby="example">
    <h2 id="example">An example</h2>
    <p class="hint">{what}</p>
    <ul class="rows">
      {rows.map(([name, note, score, band]) => (
        <li key={name}>
          <div class="grow">
            <strong>{name}</strong>
            <p class="hint">{note}</p>
          </div>
          <ScoreChip score={score} band={band} />
        </li>
      ))}
    </ul>
  </section>
);
