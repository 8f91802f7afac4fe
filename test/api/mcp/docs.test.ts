import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The fenced code blocks of one language in a Markdown file. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(match => match[1]!);

describe('docs/mcp.md', () => {
  const text = readFileSync('docs/mcp.md', 'utf8');

  it('has valid JSON configurations with the address and the bearer header', () => {
    const configurations = blocks(text, 'json');
    assert.ok(configurations.length >= 6);
    for (const configuration of configurations.filter(each => !each.includes('--no-install'))) {
      const words = JSON.stringify(JSON.parse(configuration));
      assert.match(words, /http:\/\/127\.0\.0\.1:8080\/api\/mcp/);
      assert.match(words, /Authorization/);
      assert.match(words, /Bearer (at_sk_YOUR_KEY|\$\{)/);
    }
  });

  it('has a valid TOML configuration', () => {
    for (const configuration of blocks(text, 'toml'))
      for (const line of configuration.trim().split('\n'))
        assert.match(line, /^(\[[\w.-]+\]|[\w-]+ = "[^"\\]*")$/, line);
  });
});
