import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const folderOf = (browser: string) => join('dist', 'extension', browser);
const manifestOf = (browser: string) =>
  JSON.parse(readFileSync(join(folderOf(browser), 'manifest.json'), 'utf8'));
const filesOf = (browser: string, extension: string) =>
  readdirSync(folderOf(browser), { encoding: 'utf8' })
    .filter(name => name.endsWith(extension))
    .map(name => [name, readFileSync(join(folderOf(browser), name), 'utf8')] as const);

describe('built extension', () => {
  for (const browser of ['chromium', 'firefox']) {
    it(`requests for ${browser} only the documented permissions`, () => {
      const manifest = manifestOf(browser);
      assert.equal(manifest.manifest_version, 3);
      assert.deepEqual(manifest.permissions, ['activeTab', 'contextMenus', 'scripting', 'storage']);
      for (const name of ['host_permissions', 'content_scripts', 'web_accessible_resources'])
        assert.equal(manifest[name], undefined, name);
      const page = readFileSync('docs/extension.md', 'utf8');
      for (const permission of manifest.permissions)
        assert.ok(page.includes(`\`${permission}\``), permission);
    });

    it(`contains for ${browser} every file that the manifest and the pages name`, () => {
      const names = readdirSync(folderOf(browser), { recursive: true, encoding: 'utf8' });
      const manifest = manifestOf(browser);
      const named = [
        ...Object.values<string>(manifest.icons),
        manifest.action.default_popup,
        manifest.options_ui.page,
        manifest.background.service_worker ?? manifest.background.scripts[0],
        ...filesOf(browser, '.html').flatMap(([, html]) =>
          Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), match => match[1]!),
        ),
      ];
      for (const name of named) assert.ok(names.includes(name), name);
    });

    it(`loads for ${browser} no code from elsewhere and parses no HTML`, () => {
      const parsing = /(?:inner|outer|insertAdjacent|dangerouslySetInner)HTML|document\.write/;
      const policy: string = manifestOf(browser).content_security_policy.extension_pages;
      assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
      assert.doesNotMatch(policy, /unsafe|\*/);
      for (const [name, code] of filesOf(browser, '.js')) {
        // The library can set HTML; the code that uses it does not.
        if (!name.startsWith('preact-')) assert.doesNotMatch(code, parsing, name);
        assert.doesNotMatch(code, /\beval\(|new Function|import\(|^import [^"]*"(?!\.\/)/m, name);
      }
      for (const [name, html] of filesOf(browser, '.html')) {
        const foreign = /<script(?![^>]* src=)|https?:\/\/(?!telltale\.example)| on\w+=| style=/;
        assert.doesNotMatch(html, foreign, name);
        assert.match(html, /<strong>A signal, not a verdict\.<\/strong>/, name);
      }
    });
  }

  it('differs between the browsers in the manifest only', () => {
    for (const extension of ['.js', '.html', '.css'])
      assert.deepEqual(filesOf('chromium', extension), filesOf('firefox', extension));
  });

  it('has the id and the consent to send page content that Firefox needs', () => {
    const { gecko } = manifestOf('firefox').browser_specific_settings;
    assert.match(gecko.id, /^[\w.-]+@[\w.-]+$/);
    assert.deepEqual(gecko.data_collection_permissions, { required: ['websiteContent'] });
  });
});
