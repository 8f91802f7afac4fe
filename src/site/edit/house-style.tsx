import type { CleanupStyle } from '../../contract/document.js';
import { useStore } from '../base/store.js';
import { Select } from '../shared/controls.js';
import { houseStyle } from './editor/typography.js';

const styles: readonly [CleanupStyle, name: string, meaning: string][] = [
  ['keep', 'As it is', 'Only chat leftovers and invisible characters change.'],
  ['typographic', 'Typographic', 'Quotes, dashes and ellipses as in a book.'],
  ['plain', 'Plain', 'Quotes, dashes and ellipses as typed.'],
];

/** What cleaning in a typography changes. */
export const meaningOf = (style: CleanupStyle): string => styles.find(([value]) => value === style)![2];

/** The choice of the typography that is suggested, which this browser stores. */
export function HouseStyle() {
  const style = useStore(houseStyle);
  return (
    <div>
      <Select
        label="Typography"
        value={style}
        options={styles.map(([value, name]) => [value, name] as const)}
        onChoose={houseStyle.set}
      />
      <p class="hint">{meaningOf(style)}</p>
    </div>
  );
}
