import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kind, kindOf, lowerOf, unitsOf } from '../../../src/engine/text/characters.js';

describe('characters', () => {
  it('gives each unit the kind and the lower case of its Unicode properties', () => {
    const cases = { [kind.lower]: /\p{Ll}|\p{Lo}|\p{Lm}|[ⓐ-ⓩ]/u, [kind.upper]: /\p{Lu}|\p{Lt}|[Ⓐ-Ⓩ]/u };
    const others = { [kind.uncased]: /\p{L}/u, [kind.mark]: /\p{M}/u, [kind.digit]: /\p{Nd}/u };
    for (let unit = 0; unit < 0x10000; unit++) {
      const character = String.fromCharCode(unit);
      const lower = character.toLowerCase();
      const isCased = lower !== character.toUpperCase();
      const name = unit.toString(16);
      for (const [of, members] of Object.entries({ ...cases, ...others }))
        if (kindOf[unit] === Number(of)) assert.match(character, members, name);
      if (kindOf[unit] === kind.lower || kindOf[unit] === kind.upper)
        assert.deepEqual([isCased, kindOf[unit] === kind.lower], [true, lower === character], name);
      if (/\p{L}/u.test(character) && lower.length === 1) {
        if (kindOf[unit]! <= kind.uncased) assert.equal(lowerOf[unit], lower.charCodeAt(0), name);
        if (isCased) assert.ok([kind.lower, kind.upper].includes(kindOf[unit] as 1), name);
      } else if (kindOf[unit] === kind.other) assert.equal(lowerOf[unit], unit, name);
    }
    assert.deepEqual(
      [...'aÄǅ中か٣\u0301\ud800\u00ad'].map(character => kindOf[character.charCodeAt(0)]),
      [
        ...[kind.lower, kind.upper, kind.upper, kind.ideograph, kind.ideograph],
        ...[kind.digit, kind.mark, kind.surrogate, kind.invisible],
      ],
    );
  });

  it('lists the units of a class in ascending order', () => {
    assert.deepEqual(unitsOf('[b-dx\\uffff]'), [0x62, 0x63, 0x64, 0x78, 0xffff]);
  });
});
