/** Drawings that are expensive to parse or to style, by family: each grows with `n`. */

const repeat = (count: number, part: (i: number) => string): string =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, i) => part(i)).join('');

export const drawing = (content: string, attributes = 'width="2000" height="2000"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><path d="M0 0h9v9z"/>${content}</svg>`;

export const hostileFamilies: Readonly<Record<string, (n: number) => string>> = {
  'text spans': n =>
    drawing(`<text y="99">${repeat(n * 2, i => `<tspan font-size="${9 + (i % 90)}">a</tspan>`)}</text>`),
  'ring of uses': n => drawing(repeat(n, i => `<g id="r${i}"><use xlink:href="#r${(i + 1) % n}"/></g>`)),
  'style rules by elements': n =>
    drawing(
      `<style>${repeat(n, i => `g * .a${i % 9}, .b .a${i % 9} + path{fill:#${100_000 + i}}`)}</style>${repeat(n, i => `<path class="a${i % 9} b" d="M0 0h9v9z"/>`)}`,
    ),
  'descendant selectors': n =>
    drawing(
      `<style>${'g '.repeat(40)}path{fill:red}</style>${'<g>'.repeat(150)}${repeat(n, () => '<path d="M0 0h9v9z"/>')}${'</g>'.repeat(150)}`,
    ),
  'sibling chains in selectors': n =>
    drawing(
      `<style>${'path ~ '.repeat(20)}circle{fill:red}</style>${repeat(n, () => '<path d="M0 0h9v9z"/>')}`,
    ),
  'sibling chains that match late': n =>
    drawing(
      `<style>rect ~ path ~ path ~ path ~ path{fill:red}</style>${repeat(n, () => '<path d="M0 0h9v9z"/>')}`,
    ),
  'counting selectors': n =>
    drawing(
      `<style>path:nth-last-child(3n+1):nth-of-type(odd){fill:red}</style>${repeat(n, () => '<path d="M0 0h9v9z"/>')}`,
    ),
  'negated selectors': n =>
    drawing(
      `<style>${repeat(n, i => `:not(g *, .a${i}):is(path, .b){fill:red}`)}</style>${repeat(n, i => `<path class="a${i}" d="M0 0h9v9z"/>`)}`,
    ),
  'long class lists': n =>
    drawing(
      `<style>${repeat(n, i => `path.a${i}x{fill:red}`)}</style>${repeat(n / 10, () => `<path class="${'a b '.repeat(400)}" d="M0 0h9v9z"/>`)}`,
    ),
  'attribute names in selectors': n =>
    drawing(
      `<style>${repeat(n, i => `${repeat(10, k => `[a${10 * i + k}]`)}{fill:red}`)}</style>${'<path d="M0 0h9v9z"/>'.repeat(n * 10)}`,
    ),
  'substring selectors': n =>
    drawing(
      `<style>${repeat(n, i => `[id*="${i}zz"]{fill:red}`)}</style>${repeat(n, i => `<path id="${'z'.repeat(99)}${i}" d="M0 0h9v9z"/>`)}`,
    ),
  'nested at-rules': n =>
    drawing(`<style>${'@media screen{'.repeat(n)}a{fill:red}${'}'.repeat(n)}</style><path d="M0 0h9"/>`),
  'nested rules': n => drawing(`<style>${'a{fill:red;'.repeat(n)}${'}'.repeat(n)}</style><path d="M0 0h9"/>`),
  'unclosed brackets in styles': n => drawing(`<style>${'a(b[{'.repeat(n * 20)}</style><path d="M0 0h9"/>`),
  'unclosed strings in styles': n => drawing(`<style>${`a{b:"c\n`.repeat(n * 20)}</style><path d="M0 0h9"/>`),
  'escapes in styles': n => drawing(`<style>.${'\\61 '.repeat(n * 20)}{fill:red}</style><path d="M0 0h9"/>`),
  'parentheses in selectors': n =>
    drawing(
      `<style>${repeat(n, () => `a${':not('.repeat(40)}b${')'.repeat(40)}{fill:red}`)}</style><path d="M0 0h9"/>`,
    ),
  'unclosed comments in styles': n => drawing(`<style>${'/* a{'.repeat(n * 50)}</style><path d="M0 0h9"/>`),
  'style elements': n => drawing(`${'<style>a{b:c}</style>'.repeat(n)}<path d="M0 0h9"/>`),
  'nested elements': n => drawing(`${'<g>'.repeat(n)}<path d="M0 0h9v9z"/>${'</g>'.repeat(n)}`),
  attributes: n =>
    drawing(`<path d="M0 0h9v9z" ${repeat(n * 9, i => `a${i}="b"`).replaceAll('"a', '" a')}/>`),
  namespaces: n =>
    drawing(
      `${repeat(300, i => `<g xmlns:a${i}="b${i}">`)}${repeat(n, () => '<a0:x a1:y="1"/>')}<path d="M0 0h9"/>${'</g>'.repeat(300)}`,
    ),
  entities: n =>
    `<!DOCTYPE svg [${repeat(9, i => `<!ENTITY e${i} "${'x'.repeat(200)}">`)}]>${drawing(`<text>${repeat(n * 9, i => `&e${i % 9};`)}</text>`)}`,
};
