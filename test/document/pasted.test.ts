import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pastedProse, withoutFences } from '../../src/document/pasted.js';
import { assertLinearRepeats } from '../linear.js';

const prose = 'The ferry left at nine. Nobody waved.\n\nIt came back at noon, as it always does.';

describe('withoutFences', () => {
  for (const [open, close] of [
    ['```\n', '\n```'],
    ['\n```text\n', '\n```\n'],
    ['~~~ Markdown\n', '\n~~~\n'],
    ['````md\n', '\n`````'],
    ['   ```\r\n', '\r\n   ```\r\n'],
    ['```\n', ''],
  ] as const)
    it(`replaces the fences around a whole text by spaces: ${JSON.stringify(open)}`, () => {
      const text = `${open}${prose}${close}`;
      const read = withoutFences(text);
      assert.equal(read.trim(), prose);
      assert.equal(read.indexOf(prose), text.indexOf(prose));
    });

  it('replaces the fences around each part of a text', () => {
    assert.equal(withoutFences('```\nOne.\n```\n\n~~~\nTwo.\n~~~').trim(), 'One.\n   \n\n   \nTwo.');
  });

  it('replaces the fences of an answer below a sentence', () => {
    const text = `Here it is:\n\n\`\`\`text\n${prose}\n\n${prose}\n\`\`\`\n`;
    assert.equal(withoutFences(text), text.replace('```text', '       ').replace('```', '   '));
    const log = `Here it is:\n\`\`\`\n${'12 files copied, 0 failed\n'.repeat(20)}\`\`\``;
    assert.equal(withoutFences(log), log);
  });

  it('returns texts with words outside their fences, and code, as they are', () => {
    const others = [
      prose,
      `Here it is:\n\`\`\`\n${prose}\n\`\`\``,
      `\`\`\`\n${prose}\n\`\`\`\nIs that right?`,
      `\`\`\`js\n${prose}\n\`\`\``,
      '```\nfunction a() {\n  return 1;\n}\nconst b = a();\n```',
      '```\n{"a": "The ferry left at nine."}\n```',
      '```\nname: ferry\ntime: nine\nplace: pier\n```',
      `\`\`\`\n${prose}\n\`\`\`\n\`\`\`sh\nls -l\n\`\`\``,
      `\`\`inline\`\` ${prose}`,
    ];
    for (const text of others) assert.equal(withoutFences(text), text);
  });

  it('takes linear time', () => {
    const parts = ['```\n', '```\na\n', '`', '\n', '   \n```\n', '~~~md\n~~~\n', ' \t'];
    for (const opening of ['```\n', '```'])
      assertLinearRepeats(parts, 100_000, withoutFences, repeated => `${opening}${repeated}x`);
  });
});

describe('pastedProse', () => {
  it('decodes the references of an exported text, and knows their places', () => {
    const text =
      'Today&rsquo;s&nbsp;harbour &mdash; R&amp;D &#38; more &#x2014; isn&#39;t &ldquo;old&rdquo;.\n&nbsp;\ncaf&eacute; &unknown;';
    const mapped = pastedProse(text)!;
    assert.equal(
      mapped.text,
      "Today\u2019s\u00a0harbour \u2014 R&D & more \u2014 isn't \u201cold\u201d.\n\u00a0\ncaf\u00e9 &unknown;",
    );
    const sourceOf = (part: string) => {
      const start = mapped.text.indexOf(part);
      return mapped
        .sourcesOf({ start, end: start + part.length })
        .map(({ start, end }) => text.slice(start, end));
    };
    assert.deepEqual(sourceOf('Today\u2019s'), ['Today&rsquo;s']);
    assert.deepEqual(sourceOf('R&D &'), ['R&amp;D &#38;']);
    assert.deepEqual(sourceOf('&unknown;'), ['&unknown;']);
  });

  it('decodes the references of a text that was escaped twice', () => {
    const text = 'It&amp;rsquo;s&amp;nbsp;old, isn&amp;#8217;t it&amp;hellip;';
    assert.equal(pastedProse(text)!.text, 'It\u2019s\u00a0old, isn\u2019t it\u2026');
  });

  it('leaves escaped references in an exported text as they are', () => {
    const words = 'it&rsquo;s '.repeat(20);
    assert.equal(pastedProse(`${words}&amp;nbsp; &amp;`)!.text, `${'it\u2019s '.repeat(20)}&amp;nbsp; &`);
  });

  it('leaves texts about HTML, addresses and single references as they are', () => {
    const others = [
      prose,
      'Write &amp;amp; for &amp;, and don&amp;rsquo;t forget that it&rsquo;s hard, isn&rsquo;t it, so don&rsquo;t.',
      'The entities &nbsp;, &rsquo; and &ldquo; are a no-break space (&nbsp;) and quotation marks.',
      'Use `&nbsp;` between words, "&rsquo;" in it&rsquo;s and don&rsquo;t, and <code>&quot;</code> in attributes; it&#39;s old.',
      'See https://a.example/?a=1&copy=2&reg=3 and AT&T, Q&A; R&D; B&B;.',
      'La Ni&ntilde;a &lt;b&gt;x&lt;/b&gt; y&lt;z',
      'if (a&&b&&c) return d&e;',
    ];
    for (const text of others) assert.equal(pastedProse(text), undefined, text);
  });

  it('takes linear time', () => {
    const parts = ['&', '&a', '&nbsp;', 'a&rsquo;s ', '&#', '&amp;'];
    assertLinearRepeats(parts, 100_000, pastedProse, repeated => `a&rsquo;${repeated}`);
  });
});
