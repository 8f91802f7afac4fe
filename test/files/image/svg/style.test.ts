import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { applyStyles } from '../../../../src/files/image/svg/style.js';
import { elementsOf } from '../../../../src/files/image/svg/tree.js';
import { assertLinear } from '../../../linear.js';
import { parseSvg } from '../bounded.js';

/** Texts "one", "two" and "three" under different parents; `css` goes into a CDATA section. */
const parse = (css: string, attributes = '') =>
  parseSvg(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg"><style${attributes}><![CDATA[${css}]]></style>` +
        '<g class="a"><text id="one" class="x y">one</text></g>' +
        '<g class="b"><text data-k="v-1" class="z">two</text> <text>three</text></g></svg>',
    ),
  );

/** The texts that are not displayed, separated by spaces. */
const hiddenBy = (css: string, attributes = ''): string =>
  [...elementsOf(parse(css, attributes).root)]
    .filter(({ name, style }) => name === 'text' && style.get('display') === 'none')
    .map(({ children }) => children[0])
    .join(' ');

/** Selectors, and the texts that a rule with `display: none` hides. */
const selectors: readonly [selector: string, hidden: string][] = [
  ['text.x', 'one'],
  ['.x.y', 'one'],
  ['.x.z', ''],
  ['#one', 'one'],
  ['text#one.y', 'one'],
  ['*', 'one two three'],
  ['.z, #one', 'one two'],
  ['TEXT', ''],
  ['g.a text', 'one'],
  ['g.b .z', 'two'],
  ['svg text', 'one two three'],
  ['svg > text', ''],
  ['.b > text', 'two three'],
  ['text + text', 'three'],
  ['.z ~ text', 'three'],
  ['.a + .b text', 'two three'],
  ['[data-k]', 'two'],
  ['[data-k="v-1"]', 'two'],
  ["[data-k='V-1' i]", 'two'],
  ['[data-k^=v]', 'two'],
  ['[data-k$="-1"]', 'two'],
  ['[data-k*="-"]', 'two'],
  ['[data-k|=v]', 'two'],
  ['[class~=y]', 'one'],
  [':root text', 'one two three'],
  ['text:not(.x)', 'two three'],
  ['text:not(.x, .z)', 'three'],
  ['text:not(.b *)', 'one'],
  [':is(.x, .z)', 'one two'],
  [':where(.a, .none) text', 'one'],
  ['text:first-child', 'one two'],
  ['text:last-child', 'one three'],
  ['text:only-child', 'one'],
  ['text:nth-child(2)', 'three'],
  ['text:nth-child( 2n + 1 )', 'one two'],
  ['g:nth-of-type(even) text', 'two three'],
  ['text:nth-last-child(2)', 'two'],
  ['text:empty', ''],
  ['*|text.z', 'two'],
  ['.\\78', 'one'],
  ['#\\6f ne', 'one'],
];

describe('selector matching', () => {
  for (const [selector, hidden] of selectors)
    it(`matches ${selector}`, () => {
      assert.equal(hiddenBy(`${selector}{display:none}`), hidden);
      assert.equal(parse(`${selector}{display:none}`).isUncertain, false);
    });

  it('does not match states and pseudo-elements that an image does not have', () => {
    for (const selector of ['text:hover', 'g:focus text', 'text::before', 'text:visited']) {
      assert.equal(hiddenBy(`${selector}{display:none}`), '', selector);
      assert.equal(parse(`${selector}{display:none}`).isUncertain, false, selector);
    }
  });

  it('skips a list with an unknown selector, as CSS does, and reports uncertain styles', () => {
    for (const selector of [
      'g:has(.x) text',
      'text:lang(en)',
      'text:contains(one)',
      'text:even',
      'text:eq(0)',
      'text[class!=x]',
      'text:first',
      '.x, text:unknown',
      '.1x',
      'text::first-line',
      'text:nth-child(1 of .x)',
      'text >',
      '.x {} } text',
      `.${'x'.repeat(300)}`,
    ]) {
      const tree = parse(`text{display:none} ${selector}{display:inline!important}`);
      assert.equal(tree.isUncertain, true, selector);
      const shown = [...elementsOf(tree.root)].filter(
        ({ name, style }) => name === 'text' && style.get('display') !== 'none',
      );
      assert.equal(shown.length, 0, selector);
    }
  });
});

describe('the cascade', () => {
  it('prefers important declarations, then specificity, then order', () => {
    assert.equal(hiddenBy('text{display:none} .x{display:inline}'), 'two three');
    assert.equal(hiddenBy('.x{display:inline} text{display:none}'), 'two three');
    assert.equal(hiddenBy('text{display:none!important} #one{display:inline}'), 'one two three');
    assert.equal(hiddenBy('text{display:none} text{display:inline}'), '');
    assert.equal(hiddenBy('svg g text{display:none} .x.y{display:inline}'), 'two three');
    assert.equal(hiddenBy('#one{display:none} .a .x.y:not(.q):first-child{display:inline}'), 'one');
    assert.equal(hiddenBy(':where(#one){display:none} text{display:inline}'), '');
    assert.equal(hiddenBy(':is(#one, .z){display:none} .b text.z{display:inline}'), 'one two');
    assert.equal(hiddenBy('.x{display:none!important;display:inline}'), 'one');
  });

  it('prefers the style attribute to rules and rules to presentation attributes', () => {
    const display = (css: string, attributes: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style><text ${attributes}>t</text></svg>`;
      const { root } = parseSvg(new TextEncoder().encode(svg));
      return [...elementsOf(root)].find(({ name }) => name === 'text')!.style.get('display');
    };
    assert.equal(display('text{display:none}', 'display="inline"'), 'none');
    assert.equal(display('text{display:none}', 'style="display:inline"'), 'inline');
    assert.equal(display('text{display:none!important}', 'style="display:inline"'), 'none');
    assert.equal(display('', 'style="display:none;display:bogus"'), 'none');
    assert.equal(display('', 'display="bogus"'), undefined);
  });

  it('ignores invalid values and reads escapes, comments and strings', () => {
    assert.equal(hiddenBy('.x{display:none;display:bogus}'), 'one');
    assert.equal(hiddenBy('.x{d\\69splay:n\\6f ne}'), 'one');
    assert.equal(hiddenBy('.x{display/**/:/* ; */none}'), 'one');
    assert.equal(hiddenBy('.x{font-family:"}/*";display:none} .z{font-family:"*/"}'), 'one');
    assert.equal(hiddenBy('.x{fill:url(a;b);display:none}'), 'one');
    assert.equal(hiddenBy('.x{display:none'), 'one');
    assert.equal(hiddenBy('.x{fill:rgb(;display:none} .z{display:none}'), '');
  });

  it('inherits a colour where a declaration says so', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><g fill="white"><text fill="inherit">t</text></g></svg>';
    const { root } = parseSvg(new TextEncoder().encode(svg));
    assert.equal([...elementsOf(root)].find(({ name }) => name === 'text')!.style.has('fill'), false);
  });
});

describe('conditional rules', () => {
  it('applies rules for screens, and not for print', () => {
    assert.equal(hiddenBy('@media screen{.x{display:none}}'), 'one');
    assert.equal(hiddenBy('@media all, print{@media not print{.x{display:none}}}'), 'one');
    assert.equal(hiddenBy('@media print{.x{display:none}} .z{display:none}'), 'two');
    assert.equal(hiddenBy('.x{display:none}', ' media="print"'), '');
    assert.equal(hiddenBy('.x{display:none}', ' type="text/less"'), '');
  });

  it('applies a rule whose condition depends on the viewer, and marks the styles as uncertain', () => {
    for (const css of [
      '@media (min-width: 1px){.x{display:none}}',
      '@media print, (width > 1px){.x{display:none}}',
      '@supports (display: block){.x{display:none}}',
      '@layer a{.x{display:none}}',
    ]) {
      assert.equal(hiddenBy(css), 'one', css);
      assert.equal(parse(css).isUncertain, true, css);
    }
    assert.equal(parse('.x{display:none}', ' media="(width > 1px)"').isUncertain, true);
  });

  it('applies the declarations before and after a nested rule, and marks the styles as uncertain', () => {
    for (const css of ['.x{display:none;&:hover{fill:red}}', '.x{&:hover{fill:red}display:none}']) {
      assert.equal(hiddenBy(css), 'one', css);
      assert.equal(parse(css).isUncertain, true, css);
    }
  });

  it('marks styles as uncertain where a condition is not understood', () => {
    for (const css of [
      'g{text{display:none}}',
      '.x{--d:none;display:var(--d)}',
      '@container (width > 1px){.x{display:none}}',
      '@scope (.a){text{display:none}}',
    ])
      assert.equal(parse(css).isUncertain, true, css);
    assert.equal(parse('@font-face{font-family:a} @import "a.css"; text{}').isUncertain, false);
  });
});

describe('the bounds of a style sheet', () => {
  it('takes time linear in the size of a drawing that tests many attribute names', () => {
    const make = (n: number) => {
      const rule = (i: number) =>
        `${Array.from({ length: 10 }, (_, k) => `[a${i * 10 + k}]`).join('')}{fill:red}`;
      const css = Array.from({ length: n / 10 }, (_, i) => rule(i)).join('');
      return new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style>${'<g/>'.repeat(n)}</svg>`,
      );
    };
    assertLinear('attribute names', 2_500, make, parseSvg);
  });

  it('takes linear time for escapes in selectors and digits in values', () => {
    assert.equal(hiddenBy('#\\6f ne{display:none} .\\000078y, .\\78 .y{display:none}'), 'one');
    const escapes = (units: number) => parse(`${'\\AA0'.repeat(units)}{display:none}`);
    assertLinear('escapes', 11, escapes, root => root);
    const digits = (units: number) => parse('text{opacity:0x}'.replace('0', '0'.repeat(1_900)).repeat(units));
    assertLinear('digits', 50, digits, root => root);
  });

  it('ends matching after a number of steps and reports missing styles', () => {
    const { root } = parse('g *:nth-child(n) ~ text, text{display:none}');
    assert.equal(applyStyles(root, limits).isComplete, true);
    assert.equal(applyStyles(root, { ...limits, svgStyleSteps: 5 }).isComplete, false);
  });

  it('limits characters and rules', () => {
    assert.equal(applyStyles(parse('text{x:y}').root, { ...limits, svgSheetChars: 5 }).isComplete, false);
    const { root } = parse('text{fill:red}'.repeat(3));
    assert.equal(applyStyles(root, { ...limits, svgRules: 3 }).isComplete, false);
    assert.equal(applyStyles(root, { ...limits, svgRules: 4 }).isComplete, true);
  });
});
