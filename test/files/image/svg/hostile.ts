/** Small drawings that are expensive to parse or to draw, by family: each grows with `n`. */

const repeat = (count: number, part: (i: number) => string): string =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, i) => part(i)).join('');

export const drawing = (content: string, attributes = 'width="2000" height="2000"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><path d="M0 0h9v9z"/>${content}</svg>`;

/** Lines from one edge of the canvas to the other: most pairs cross. */
const crossing = (n: number): string =>
  `M0 0${repeat(n, i => `L${(i * 7919) % 2000} 2000L${(i * 104_729) % 2000} 0`)}z`;
const flat = (n: number): string =>
  `M0 0${repeat(n, i => `L${(i * 7919) % 2000} ${((i * 104_729) % 2000) / 500}`)}z`;
const curls = (n: number): string =>
  `M0 0${repeat(n, i => `C${(i * 7919) % 2000} ${(i * 31) % 2000} ${(i * 77) % 2000} ${(i * 997) % 2000} ${(i * 104_729) % 2000} ${(i * 13) % 2000}`)}`;
const cover = '<rect width="2000" height="2000"/>';
const words = 'Windmills turn above the quiet harbour ';

/** Nested references: each level refers to the one below eleven times. */
const tree = (levels: number, wrap: (inner: string, i: number) => string): string =>
  repeat(levels, i =>
    wrap(
      repeat(11, () => `<use xlink:href="#l${i}"/>`),
      i + 1,
    ),
  );

export const hostileFamilies: Readonly<Record<string, (n: number) => string>> = {
  'crossing edges': n => drawing(`<path d="${crossing(n)}"/>`),
  'flat crossing edges': n => drawing(`<path d="${flat(n * 4)}"/>`),
  'crossing strokes': n => drawing(`<path fill="none" stroke="red" d="${crossing(n)}"/>`),
  'wide round strokes': n =>
    drawing(`<path fill="none" stroke="red" stroke-width="300" stroke-linejoin="round" d="${crossing(n)}"/>`),
  curves: n => drawing(`<path d="${curls(n)}"/>`),
  'stroked curves': n => drawing(`<path fill="none" stroke="red" stroke-width="90" d="${curls(n)}"/>`),
  arcs: n => drawing(`<path stroke="red" d="M0 0${repeat(n, i => `a${i} 900 ${i} ${i % 2} 1 9 9`)}"/>`),
  'dashes on a line': n =>
    drawing(`<path d="M0 0L900000 900000" stroke="red" stroke-width="40" stroke-dasharray="${2000 / n}"/>`),
  'round dashes on curves': n =>
    drawing(
      `<path d="${curls(20)}" fill="none" stroke="red" stroke-width="40" stroke-linecap="round" stroke-dasharray="${2000 / n}"/>`,
    ),
  'small shapes': n =>
    drawing(repeat(n * 4, i => `<rect x="${i % 2000}" y="${i >> 3}" width="9" height="9"/>`)),
  'small paths': n => drawing(repeat(n * 4, i => `<path stroke="red" d="M${i % 2000} ${i >> 3}l9 3-3 7z"/>`)),
  'covering shapes': n =>
    drawing(repeat(n, () => '<circle cx="1000" cy="1000" r="1000" fill-opacity=".5"/>')),
  'opacity groups': n => drawing(`${'<g opacity=".99">'.repeat(n)}${cover}${'</g>'.repeat(n)}`),
  'opacity siblings': n => drawing(repeat(n, () => `<g opacity=".5">${cover}${cover}</g>`)),
  'text in one element': n => drawing(`<text y="99">${words.repeat(n)}</text>`),
  'text in lines': n => drawing(repeat(n, i => `<text y="${i}">${words}</text>`)),
  'stroked text': n => drawing(repeat(n, i => `<text y="${i}" stroke="red" font-size="90">${words}</text>`)),
  'text in other scripts': n =>
    drawing(
      repeat(
        n,
        i =>
          `<text y="${i}">${repeat(30, j => String.fromCodePoint(0x900 + ((i * 97 + j * 31) % 39_000)))}</text>`,
      ),
    ),
  'huge letters': n =>
    drawing(repeat(n, i => `<text y="1900" x="${i}" font-size="${1000 + i * 50}">W@</text>`)),
  'text spans': n =>
    drawing(`<text y="99">${repeat(n * 2, i => `<tspan font-size="${9 + (i % 90)}">a</tspan>`)}</text>`),
  'spaced letters': n =>
    drawing(`<text y="99" letter-spacing="${n * 9}" word-spacing="${n * 99}">${words.repeat(40)}</text>`),
  'text in nested spans': n =>
    drawing(
      `<text y="99">${'<tspan>a'.repeat(Math.min(n, 400))}${'</tspan>'.repeat(Math.min(n, 400))}</text>`,
    ),
  'font families': n => drawing(repeat(n, i => `<text y="99" font-family="Face ${i}">a</text>`)),
  filters: n =>
    drawing(
      `<filter id="f"><feGaussianBlur stdDeviation="${n}"/><feTurbulence numOctaves="${n}"/><feMorphology radius="${n}"/></filter><path d="${crossing(2)}" filter="url(#f)"/>`,
    ),
  'use tree': n =>
    drawing(
      `<defs><path id="l0" d="M0 0h1v1z"/>${tree(Math.log2(n), (inner, i) => `<g id="l${i}">${inner}</g>`)}</defs><use xlink:href="#l${Math.round(Math.log2(n))}"/>`,
    ),
  'use of a path': n =>
    drawing(`<path id="p" d="${crossing(50)}"/>${repeat(n, () => '<use xlink:href="#p"/>')}`),
  'symbols in symbols': n =>
    drawing(
      `<symbol id="l0" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>${tree(Math.log2(n), (inner, i) => `<symbol id="l${i}">${inner}</symbol>`)}<use xlink:href="#l${Math.round(Math.log2(n))}"/>`,
    ),
  'a ring of uses': n =>
    drawing(repeat(n, i => `<g id="r${i}"><use xlink:href="#r${(i + 1) % n}"/>${cover}</g>`)),
  'patterns in patterns': n =>
    drawing(
      `${repeat(Math.log2(n), i => `<pattern id="p${i + 1}" patternUnits="userSpaceOnUse" width="90" height="90">${repeat(9, () => `<rect width="90" height="90" fill="url(#p${i})"/>`)}</pattern>`)}<rect width="2000" height="2000" fill="url(#p${Math.round(Math.log2(n))})"/>`,
    ),
  'tiny turned patterns': n =>
    drawing(
      `<pattern id="p" patternUnits="userSpaceOnUse" width="4" height="4" patternTransform="rotate(30) scale(.${n})"><rect width="2" height="2"/></pattern>${repeat(n / 50, () => '<rect width="2000" height="2000" fill="url(#p)"/>')}`,
    ),
  'huge pattern tiles': n =>
    drawing(
      `<pattern id="p" patternUnits="userSpaceOnUse" width="${n * 40}" height="${n * 40}"><circle r="${n}"/></pattern><rect width="2000" height="2000" fill="url(#p)"/>`,
    ),
  'masks in masks': n =>
    drawing(
      `<mask id="m0">${cover}</mask>${repeat(n, i => `<mask id="m${i + 1}"><g mask="url(#m${i})">${cover}</g></mask>`)}<rect width="2000" height="2000" mask="url(#m${Math.round(n)})"/>`,
    ),
  'masked siblings': n =>
    drawing(`<mask id="m">${cover}</mask>${repeat(n, () => '<circle r="900" mask="url(#m)"/>')}`),
  'clip paths': n =>
    drawing(
      `<clipPath id="c"><path d="${crossing(n / 4)}"/></clipPath><g clip-path="url(#c)">${repeat(9, () => '<circle cx="1000" cy="1000" r="1000"/>')}</g>`,
    ),
  'clip paths in clip paths': n =>
    drawing(
      `${repeat(n, i => `<clipPath id="c${i + 1}" clip-path="url(#c${i})"><circle cx="1000" cy="1000" r="${i + 900}"/></clipPath>`)}<g clip-path="url(#c${Math.round(n)})">${cover}</g>`,
    ),
  'clip paths on nested groups': n =>
    drawing(
      `<clipPath id="c"><circle cx="1000" cy="1000" r="999"/></clipPath>${'<g clip-path="url(#c)">'.repeat(Math.min(n, 190))}<circle cx="900" cy="1000" r="999"/>${'</g>'.repeat(Math.min(n, 190))}`,
    ),
  'text as a clip path': n =>
    drawing(
      `<clipPath id="c"><text y="900" font-size="400">${words.repeat(n / 50 + 1)}</text></clipPath>${repeat(9, () => '<rect clip-path="url(#c)" width="2000" height="2000"/>')}`,
    ),
  'markers on a polyline': n =>
    drawing(
      `<marker id="m" markerWidth="9" markerHeight="9"><path d="${crossing(3)}"/></marker><polyline marker-mid="url(#m)" points="${repeat(n * 9, i => `${i % 2000},${i >> 4} `)}"/>`,
    ),
  'markers on markers': n =>
    drawing(
      `${repeat(Math.log2(n), i => `<marker id="m${i + 1}"><path marker-mid="url(#m${i})" d="M0 0${'h1v1'.repeat(9)}"/></marker>`)}<path marker-mid="url(#m${Math.round(Math.log2(n))})" d="M0 0${'h9v1'.repeat(9)}"/>`,
    ),
  'gradient stops': n =>
    drawing(
      `<linearGradient id="g">${repeat(n, i => `<stop offset="${i / n}" stop-color="red"/>`)}</linearGradient>${repeat(9, () => '<rect width="2000" height="2000" fill="url(#g)"/>')}`,
    ),
  'radial gradients': n =>
    drawing(
      `<radialGradient id="g" r=".001" spreadMethod="reflect"><stop stop-opacity=".5"/><stop offset="1" stop-color="red"/></radialGradient>${repeat(n / 10, () => '<rect width="2000" height="2000" fill="url(#g)"/>')}`,
    ),
  'gradient chains': n =>
    drawing(
      `<linearGradient id="g0"><stop/></linearGradient>${repeat(n, i => `<linearGradient id="g${i + 1}" xlink:href="#g${i}"/>`)}<rect width="99" height="99" fill="url(#g${n})"/><path d="M0 0"/>`,
    ),
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
  'nested drawings': n =>
    drawing(
      `${'<svg viewBox="0 0 9 9">'.repeat(Math.min(n, 190))}<path d="M0 0h9v9z"/>${'</svg>'.repeat(Math.min(n, 190))}`,
    ),
  'huge coordinates': n =>
    drawing(`<path stroke="red" d="M0 0${repeat(n, i => `C${i}e${i % 9} 9e5 8e5 ${i}e5 9e5 7e5`)}"/>`),
  'huge transforms': n =>
    drawing(`<g transform="${'scale(9)'.repeat(n % 99)}"><path stroke="red" d="${curls(9)}"/></g>`),
  'huge sizes': n => drawing(cover + crossing(1), `width="${n}e9" height="${n}e9"`),
  'thin canvases': n => drawing(`<path d="${crossing(9)}"/>`, `width="${n * 9999}" height="1"`),
  attributes: n =>
    drawing(`<path d="M0 0h9v9z" ${repeat(n * 9, i => `a${i}="b"`).replaceAll('"a', '" a')}/>`),
  namespaces: n =>
    drawing(
      `${repeat(300, i => `<g xmlns:a${i}="b${i}">`)}${repeat(n, () => '<a0:x a1:y="1"/>')}<path d="M0 0h9"/>${'</g>'.repeat(300)}`,
    ),
  entities: n =>
    `<!DOCTYPE svg [${repeat(9, i => `<!ENTITY e${i} "${'x'.repeat(200)}">`)}]>${drawing(`<text>${repeat(n * 9, i => `&e${i % 9};`)}</text>`)}`,
};
