import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { limits } from '../../../../src/contract/limits.js';
import { readDrawing } from '../bounded.js';
import { drawing, hostileFamilies } from './hostile.js';

const size = { width: 200, height: 100 };
const prepare = (svg: string, stated = size) => readDrawing(new TextEncoder().encode(svg), stated).prepared;
/** The sanitised drawing, or an empty string when it is not rendered. */
const written = (content: string): string => {
  const prepared = prepare(drawing(content, 'viewBox="0 0 200 100"'));
  return 'svg' in prepared ? new TextDecoder().decode(prepared.svg) : '';
};
const skipped = (svg: string): string | null => {
  const prepared = prepare(svg);
  return 'skipped' in prepared ? prepared.skipped : '';
};

/** Levels of grey in a sanitised drawing, by how many pixels have each. */
async function levels(content: string): Promise<Map<number, number>> {
  const { data } = await sharp(Buffer.from(written(content)))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (const level of data) counts.set(level, (counts.get(level) ?? 0) + 1);
  return counts;
}

describe('a sanitised drawing', () => {
  it('contains no script, style sheet, filter, animation, foreign content or external address', () => {
    const hostile = written(`
      <script>alert(1)</script><style>@import url(http://a.example/x.css); path { fill: url(http://a.example/p#q) }</style>
      <filter id="f"><feFlood/></filter><path onclick="alert(1)" filter="url(#f)" d="M0 0h50v50z"/>
      <foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
      <image href="http://a.example/a.png" width="9" height="9"/><image xlink:href="file:///etc/passwd"/>
      <use xlink:href="http://a.example/b.svg#c"/><use href="//a.example/b.svg#c"/>
      <path d="M0 0h9" fill="url(//a.example/d#e)" style="stroke:url('https://a.example/d#e')"/>
      <animate attributeName="d"/><set/><a href="javascript:alert(1)"><path d="M1 1h9v9z"/></a>
      <image href="data:text/html,&lt;script>alert(1)&lt;/script>"/><feImage href="http://a.example"/>`);
    assert.match(hostile, /<path/);
    assert.doesNotMatch(
      hostile.replace(/http:\/\/www\.w3\.org\/[\w/]+/g, ''),
      /script|@import|<style|http|file:|javascript|filter|foreign|<p[\s>]|animate|<set|onclick|data:|example|<image/i,
    );
  });

  it('escapes ids, values and texts, so that none ends its attribute or element', () => {
    const hostile = written(
      `<text id="a&quot;/>&lt;script>" fill="red&quot; onload=&quot;x">&lt;script>&amp;x</text><path d="M0 0h9&quot;/>&lt;x"/>` +
        `<g id="&lt;b"><path d="M0 0h9v9z"/></g><use href="#&lt;b"/>`,
    );
    assert.doesNotMatch(hostile, /<script|onload|<x|<b/);
    assert.match(hostile, /&lt;script&gt;&amp;x/);
  });

  it('writes style rules as attributes', async () => {
    const styled = written(
      '<style>.a{fill:#123456} #b{stroke:red}</style><path id="b" class="a" d="M0 0h50v50z"/>',
    );
    assert.match(styled, /fill="#123456"/);
    assert.match(styled, /stroke="red"/);
  });

  it('draws shapes, text, uses, gradients, patterns, masks and clip paths like the original', async () => {
    const half = 320 * 320;
    const dark = async (content: string) => (await levels(content)).get(0) ?? 0;
    assert.ok(Math.abs((await dark('<path d="M0 0h100v100h-100z"/>')) - half) < 2_000);
    assert.ok(
      Math.abs(
        (await dark(
          '<defs><g id="g"><path d="M0 0h50v50h-50z"/></g></defs><use href="#g" transform="scale(2)"/>',
        )) - half,
      ) < 2_000,
    );
    assert.ok(
      Math.abs(
        (await dark(
          '<symbol id="s" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></symbol><use href="#s" width="100" height="100"/>',
        )) - half,
      ) < 2_000,
    );
    assert.ok(
      Math.abs(
        (await dark(
          '<clipPath id="c"><rect width="100" height="100"/></clipPath><path clip-path="url(#c)" d="M0 0h200v100h-200z"/>',
        )) - half,
      ) < 2_000,
    );
    assert.ok(
      Math.abs(
        (await dark(
          '<mask id="m"><rect width="100" height="100" fill="#fff"/></mask><path mask="url(#m)" d="M0 0h200v100h-200z"/>',
        )) - half,
      ) < 2_000,
    );
    assert.ok(
      Math.abs(
        (await dark(
          '<pattern id="p" width="1" height="1"><rect width="100" height="100"/></pattern><path fill="url(#p)" d="M0 0h200v100h-200z"/>',
        )) - half,
      ) < 2_000,
    );
    assert.ok(
      (
        await levels(
          '<linearGradient id="l"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#l)" d="M0 0h200v100h-200z"/>',
        )
      ).size > 100,
    );
    assert.ok((await dark('<text y="60" font-size="60" style="fill:#000">Harbour</text>')) > 2_000);
  });

  it('applies the opacity of groups to the elements inside', async () => {
    const faint = await levels('<g opacity=".5"><g opacity=".04"><path d="M0 0h200v100h-200z"/></g></g>');
    assert.ok(faint.get(250)! > 190_000, JSON.stringify([...faint]));
  });

  it('draws elements with entities, and elements before a syntax error', () => {
    const entity = prepare(
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY red "#f00">]><svg xmlns="&ns;"><path fill="&red;" d="M0 0h9v9z"/></svg>',
    );
    assert.ok('svg' in entity);
    assert.match(new TextDecoder().decode(entity.svg), /fill="#f00"/);
    assert.match(written('<path d="M0 0h9v9z"/><g <'), /M0 0h9v9z/);
  });

  it('is enlarged when it is small, within the bound on pixels', () => {
    for (const [stated, longest] of [
      [{ width: 10, height: 5 }, 640],
      [{ width: 900, height: 20 }, 900],
      [{ width: 1e15, height: 1e15 }, 2_000],
      [{ width: 1, height: 1e15 }, 2_000],
    ] as const) {
      const prepared = prepare(drawing('<path d="M0 0h9v9z"/>'), stated);
      assert.ok('svg' in prepared);
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(new TextDecoder().decode(prepared.svg))!;
      assert.equal(Math.max(Number(width), Number(height)), longest);
      assert.ok(Number(width) * Number(height) <= limits.svgPixels);
    }
  });
});

describe('the decision to render', () => {
  const bare = (content: string) => skipped(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
  it('skips a drawing that shows only its text', () => {
    assert.equal(bare('<title>A harbour</title><circle r="40"/>'), null);
    assert.equal(bare('<text y="20">A harbour at dusk</text>'), null);
  });

  it('renders shapes that can form letters or codes, images, and text that may be invisible', () => {
    for (const content of [
      '<path d="M0 0h9"/>',
      '<rect/>'.repeat(21),
      '<line stroke-dasharray="1 2"/>',
      '<rect width="300" height="150"/><text y="20">A harbour</text>',
      '<text y="20" fill="#fafafa">A harbour</text>',
      '<style>text{opacity:.1}</style><text y="20">A harbour</text>',
      '<rect fill="url(#p)"/>',
    ])
      assert.equal(bare(content), '', content);
  });
});

describe('hostile drawings', () => {
  it('are skipped with a reason, or drawn within the bound on work', async () => {
    const slowest = { name: '', ms: 0 };
    for (const [name, make] of Object.entries(hostileFamilies)) {
      const prepared = prepare(make(300), { width: 2_000, height: 2_000 });
      if ('skipped' in prepared) {
        if (prepared.skipped !== null)
          assert.match(prepared.skipped, /^The drawing is too complex to render \(/, name);
        continue;
      }
      const started = process.cpuUsage();
      await sharp(prepared.svg).raw().toBuffer();
      const used = process.cpuUsage(started);
      const ms = (used.user + used.system) / 1_000;
      if (ms > slowest.ms) Object.assign(slowest, { name, ms });
    }
    // Ten times the bound, for slow machines: drawings beyond the bound take minutes.
    assert.ok(slowest.ms < (limits.svgDrawNs / 1e6) * 10, `${slowest.name}: ${slowest.ms} ms`);
  });

  it('are skipped when they are large', () => {
    const drawn = [
      'thin canvases',
      'filters',
      'attributes',
      'style elements',
      'nested drawings',
      'namespaces',
      'entities',
    ];
    for (const [name, make] of Object.entries(hostileFamilies)) {
      if (
        drawn.some(prefix => name.startsWith(prefix)) ||
        /^(?:huge|spaced|a ring|tiny)|nested|selectors|comments/.test(name)
      )
        continue;
      assert.notEqual(skipped(make(20_000)), '', name);
    }
  });

  it('are prepared in time linear in their size', () => {
    for (const [name, make] of Object.entries(hostileFamilies)) {
      const time = (n: number) => {
        const svg = make(n);
        let best = Infinity;
        for (let i = 0; i < 2; i++) {
          const started = performance.now();
          prepare(svg, { width: 2_000, height: 2_000 });
          best = Math.min(best, performance.now() - started);
        }
        return { ms: best, bytes: svg.length };
      };
      const [small, large] = [time(2_000), time(8_000)];
      // Quadratic work would grow with the square of the size. Times below 25 ms are noise.
      const growth = large.ms / Math.max(small.ms, 25);
      assert.ok(
        growth <= 4 * Math.max(2, large.bytes / small.bytes),
        `${name}: ${small.ms} ms, then ${large.ms} ms`,
      );
    }
  });
});
