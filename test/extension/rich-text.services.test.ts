/** Cleans rich text of many shapes with the function that the built extension runs in the page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { clean } from '../../src/engine/cleanup/clean.js';
import { type FieldEdits, type FieldText, planEdits, textOf } from '../../src/extension/field-edits.js';
import { launch, noChromium } from '../site/browser.js';
import { variants } from '../variants.js';
import { type Firefox, launchFirefox, noFirefox } from './firefox.js';
import { shapes } from './rich-text-shapes.js';

/** Runs the body of a function in a page and returns its result. */
type Run = <T>(script: string) => Promise<T>;

const script = readFileSync('dist/extension/chromium/page-script.js', 'utf8');

const html = `return document.getElementById('field').innerHTML`;
const read = `${script}; return telltale.readField()`;
const change = (edits: FieldEdits) => `${script}; return telltale.changeField(${JSON.stringify(edits)})`;
const undoLast = (run: boolean) => `${script}; return telltale.undoField(${run})`;

async function fill(run: Run, content: string): Promise<void> {
  const field = `<div id="field" contenteditable>${content}</div>`;
  await run(`document.body.innerHTML = ${JSON.stringify(field)};
    const field = document.getElementById('field');
    field.focus();
    getSelection().collapse(field, 0);`);
}

/** Uses a command of the browser until the field has some content, at most 50 times. */
const repeat = (run: Run, command: 'undo' | 'redo', content: string) =>
  run(`const field = document.getElementById('field');
    for (let step = 0; step < 50 && field.innerHTML !== ${JSON.stringify(content)}; step++)
      document.execCommand('${command}');`);

const cleaned = (field: FieldText) => clean(textOf(field), { contractions: false }, 'plain');

const changeAs = async (run: Run) => {
  const field = await run<FieldText>(read);
  return change(planEdits(field, cleaned(field).output_text)!);
};

async function cleanField(run: Run): Promise<boolean> {
  const { done, isTyped } = await run<{ done: boolean; isTyped: boolean }>(await changeAs(run));
  assert.ok(done);
  return isTyped;
}

function cleansRichText(run: Run): void {
  const notUndoable: string[] = [];
  for (const [name, before, after] of shapes)
    it(`changes only the typography of ${name}, and nothing the second time`, async () => {
      await fill(run, before);
      const original = await run<string>(html);
      const isTyped = await cleanField(run);
      assert.equal(await run(html), after);
      assert.deepEqual(cleaned(await run<FieldText>(read)).changes, {});
      if (!isTyped) return void notUndoable.push(name);
      await repeat(run, 'undo', original);
      assert.equal(await run(html), original);
      await repeat(run, 'redo', after);
      return assert.equal(await run(html), after);
    });

  it('can be undone by the command of the browser in all but a few shapes', () => {
    assert.ok(notUndoable.length <= 1, notUndoable.join());
  });

  it('is undone by the extension, also without the focus, until the text is changed', async () => {
    const before = '<p>“One—<b>two…</b>” <a href="#x">…</a></p>';
    await fill(run, before);
    await cleanField(run);
    await run(`document.getElementById('field').blur()`);
    assert.equal(await run(undoLast(false)), true);
    assert.equal(await run(undoLast(true)), true);
    assert.equal(await run(html), before);
    assert.equal(await run(undoLast(false)), false);
    await fill(run, before);
    await cleanField(run);
    await run(`document.querySelector('#field a').textContent = 'typed'`);
    assert.equal(await run(undoLast(true)), false);
    assert.equal((await run<string>(html)).includes('typed'), true);
  });

  it('leaves an editor unchanged that restores its own text', async () => {
    const before = '<p>“One—<b>two…</b>”</p>';
    await fill(run, before);
    await run(`document.getElementById('field').dataset.lexicalEditor = 'true'`);
    assert.deepEqual(await run(await changeAs(run)), { done: false, reason: 'managed' });
    assert.equal(await run(html), before);
  });

  it('changes prose in a field whose own font is monospace', async () => {
    await fill(run, '<p>“One”</p>');
    await run(`document.getElementById('field').style.fontFamily = 'Courier New, monospace'`);
    await cleanField(run);
    assert.equal(await run(html), '<p>"One"</p>');
  });

  it('leaves the caret behind the same letter', async () => {
    await fill(run, '<p>“One—<b>two…</b> three”</p>');
    await run(`getSelection().collapse(document.querySelector('#field b').firstChild, 2)`);
    await cleanField(run);
    const caret =
      'const { anchorNode, anchorOffset } = getSelection(); return [anchorNode.data, anchorOffset]';
    assert.deepEqual(await run(caret), ['two...', 2]);
  });
}

function inChromium(): void {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await launch();
    page = await browser.newPage();
  });
  after(() => browser.close());
  cleansRichText(<T>(script: string) => page.evaluate<T>(`(() => { ${script} })()`));
}

function inFirefox(): void {
  let firefox: Firefox;
  before(async () => {
    firefox = await launchFirefox();
  });
  after(() => firefox.close());
  cleansRichText(<T>(script: string) => firefox.run<T>(script));
}

const browsers = variants(
  { name: 'Chromium', skip: noChromium, run: inChromium },
  { name: 'Firefox', skip: noFirefox, run: inFirefox },
);
for (const { name, skip, run } of browsers) describe(`cleaning of rich text in ${name}`, { skip }, run);
