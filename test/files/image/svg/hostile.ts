/** Drawings that are expensive to parse, by family: each grows with `n`. */

const repeat = (count: number, part: (i: number) => string): string =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, i) => part(i)).join('');

export const drawing = (content: string, attributes = 'width="2000" height="2000"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><path d="M0 0h9v9z"/>${content}</svg>`;

export const hostileFamilies: Readonly<Record<string, (n: number) => string>> = {
  'text spans': n =>
    drawing(`<text y="99">${repeat(n * 2, i => `<tspan font-size="${9 + (i % 90)}">a</tspan>`)}</text>`),
  'ring of uses': n => drawing(repeat(n, i => `<g id="r${i}"><use xlink:href="#r${(i + 1) % n}"/></g>`)),
  'open strings and brackets in style attributes': n =>
    drawing(repeat(n, () => `<text style="${`'(`.repeat(9)};fill:${'1'.repeat(99)}!  important"/>`)),
  'long style attributes': n => drawing(`<text style="${`a:b('c');`.repeat(n * 9)}">a</text>`),
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
