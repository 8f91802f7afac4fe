import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The fenced code blocks of one language in a Markdown file. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(match => match[1]!);

describe('docs/mcp.md', () => {
  const text = readFileSync('docs/mcp.md', 'utf8');

  /** The server of each JSON configuration. */
  const servers = blocks(text, 'json').map(block => {
    const { mcpServers, servers, context_servers } = JSON.parse(block);
    return (mcpServers ?? servers ?? context_servers).telltale as { command?: string; args?: string[] };
  });
  const isStdio = ({ command }: { command?: string }) => command === 'node';

  it('has valid JSON configurations with the address and the bearer header', () => {
    const remote = servers.filter(server => !isStdio(server));
    assert.ok(remote.length >= 5);
    for (const server of remote) {
      const words = JSON.stringify(server);
      assert.match(words, /"https?:\/\/[\w.:]+\/api\/mcp"/);
      assert.match(words, /Authorization/);
      assert.match(words, /at_sk_YOUR_KEY|\$\{/);
    }
  });

  it('starts the two tools over stdio from any folder, with the same command everywhere', () => {
    const local = servers.filter(isStdio).map(({ command, args }) => [command, ...args!].join(' '));
    const added = [text, readFileSync('README.md', 'utf8')].flatMap(page =>
      [...page.matchAll(/claude mcp add --scope user telltale -- (.+)/g)].map(match => match[1]!),
    );
    assert.ok(local.length >= 1);
    assert.equal(added.length, 2);
    const commands = [...new Set([...local, ...added])];
    assert.deepEqual(commands, ['node /path/to/telltale/dist/bundle/src/cli.js mcp']);
    const [, ...args] = commands[0]!.replace('/path/to/telltale', process.cwd()).split(' ');
    const input = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
    const { stdout } = spawnSync(process.execPath, args, { cwd: '/', input, encoding: 'utf8' });
    const tools: { name: string }[] = JSON.parse(stdout).result.tools;
    assert.equal(tools.map(({ name }) => name).join(), 'scan_text,cleanup_text');
  });

  it('has a valid TOML configuration', () => {
    for (const configuration of blocks(text, 'toml'))
      for (const line of configuration.trim().split('\n'))
        assert.match(line, /^(\[[\w.-]+\]|[\w-]+ = "[^"\\]*")$/, line);
  });
});
