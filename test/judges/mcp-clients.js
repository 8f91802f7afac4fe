/**
 * Connects an MCP client to a program over stdio and writes the names of the tools and a result of scan_text.
 *
 *   node mcp-clients.js CLIENT TEXT COMMAND ARGUMENTS…
 */
import { createMCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as StdioTransport } from '@ai-sdk/mcp/mcp-stdio';
import { MCPServerStdio } from '@openai/agents-core';

const [name, text, command, ...args] = process.argv.slice(2);

const clients = {
  async '@ai-sdk/mcp'() {
    const client = await createMCPClient({ transport: new StdioTransport({ command, args }) });
    const tools = await client.tools();
    const result = await tools.scan_text.execute({ text }, { toolCallId: '1', messages: [] });
    await client.close();
    return { tools: Object.keys(tools), result };
  },
  async '@openai/agents-core'() {
    const server = new MCPServerStdio({ command, args, clientSessionTimeoutSeconds: 600, timeout: 600_000 });
    await server.connect();
    const tools = (await server.listTools()).map(tool => tool.name);
    const result = await server.callToolResult('scan_text', { text });
    await server.close();
    return { tools, result };
  },
};

console.log(JSON.stringify(await clients[name]()));
