import type { Json } from '../openapi/schemas.js';
import { type Call, curl } from './curl.js';

export interface Snippet {
  language: 'curl' | 'typescript' | 'python';
  text: string;
}

/** A call in every language of the reference. The programs need no package. */
export const snippets = (call: Call): Snippet[] => [
  { language: 'curl', text: curl(call) },
  { language: 'typescript', text: typescript(call) },
  { language: 'python', text: python(call) },
];

/** Headers of a call besides those that its body sets by itself. */
function headersOf(
  { key, session, type, example }: Call,
  authorization: string,
  cookie: string,
  quote: (text: string) => string,
): [name: string, expression: string][] {
  const headers: [string, string][] = [];
  if (key) headers.push(['Authorization', authorization]);
  if (session) headers.push(['Cookie', cookie]);
  if (example?.['x-accept'] !== undefined) headers.push(['Accept', quote(String(example['x-accept']))]);
  if (type === 'application/octet-stream')
    headers.push(['X-Filename', quote(String(example!['x-filename']))]);
  else if (example !== undefined && type !== 'multipart/form-data')
    headers.push(['Content-Type', quote(type!)]);
  return headers;
}

const fieldsOf = (example: Json): [string, string][] =>
  Object.entries(example.value as Record<string, string>);

const javascript = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A program for Node and TypeScript with `fetch`. */
function typescript(call: Call): string {
  const { method, path, type, example } = call;
  const imports = ["import { env } from 'node:process';"];
  const before: string[] = [];
  const headers = headersOf(call, `\`Bearer \${env.KEY}\``, "env.SESSION ?? ''", javascript).map(
    ([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${value},`,
  );
  const options = method === 'GET' ? [] : [`  method: '${method}',`];
  if (headers.length > 0) options.push('  headers: {', ...headers, '  },');
  if (example !== undefined) {
    const file = String(example['x-filename']);
    switch (type) {
      case 'application/json':
        options.push(`  body: JSON.stringify(${indented(JSON.stringify(example.value, null, 2))}),`);
        break;
      case 'application/x-www-form-urlencoded':
        options.push(`  body: new URLSearchParams(${indented(JSON.stringify(example.value, null, 2))}),`);
        break;
      case 'multipart/form-data':
        imports.push("import { openAsBlob } from 'node:fs';");
        before.push('const body = new FormData();');
        for (const [name, field] of fieldsOf(example))
          before.push(
            name === 'file'
              ? `body.set('file', await openAsBlob(${javascript(file)}), ${javascript(file)});`
              : `body.set(${javascript(name)}, ${javascript(String(field))});`,
          );
        options.push('  body,');
        break;
      case 'application/octet-stream':
        imports.push("import { readFile } from 'node:fs/promises';");
        options.push(`  body: await readFile(${javascript(file)}),`);
        break;
      default:
        options.push(`  body: ${javascript(String(example.value))},`);
    }
  }
  const request =
    options.length === 0
      ? [`const response = await fetch(\`\${env.TELLTALE}${path}\`);`]
      : [`const response = await fetch(\`\${env.TELLTALE}${path}\`, {`, ...options, '});'];
  return [...imports, ...before, ...request, 'console.log(response.status, await response.text());'].join(
    '\n',
  );
}

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** A program for Python's standard library. */
function python(call: Call): string {
  const { method, path, type, example } = call;
  const isForm = type === 'multipart/form-data';
  const imports = ['import os'];
  const before: string[] = [];
  const headers = headersOf(call, '"Bearer " + os.environ["KEY"]', 'os.environ["SESSION"]', pythonValue).map(
    ([name, value]) => `        "${name}": ${value},`,
  );
  if (isForm) headers.push('        "Content-Type": "multipart/form-data; boundary=telltale-form",');
  const options = [`    os.environ["TELLTALE"] + ${pythonValue(path)},`, `    method="${method}",`];
  if (headers.length > 0) options.push('    headers={', ...headers, '    },');
  if (example !== undefined) {
    const file = pythonValue(String(example['x-filename']));
    switch (type) {
      case 'application/json':
        imports.unshift('import json');
        options.push(`    data=json.dumps(${pythonValue(example.value, '    ')}).encode(),`);
        break;
      case 'application/x-www-form-urlencoded':
        imports.push('import urllib.parse');
        options.push(`    data=urllib.parse.urlencode(${pythonValue(example.value, '    ')}).encode(),`);
        break;
      case 'multipart/form-data':
        before.push('parts = [');
        for (const [name, field] of fieldsOf(example))
          before.push(
            name === 'file'
              ? `    ('name="file"; filename=${file}', open(${file}, "rb").read()),`
              : `    ('name="${name}"', ${pythonValue(String(field))}.encode()),`,
          );
        before.push(
          ']',
          'data = b"".join(',
          '    b"--telltale-form\\r\\nContent-Disposition: form-data; %b\\r\\n\\r\\n%b\\r\\n" % (head.encode(), body)',
          '    for head, body in parts',
          ') + b"--telltale-form--\\r\\n"',
        );
        options.push('    data=data,');
        break;
      case 'application/octet-stream':
        options.push(`    data=open(${file}, "rb").read(),`);
        break;
      default:
        options.push(`    data=${pythonValue(String(example.value))}.encode(),`);
    }
  }
  return [
    ...imports,
    'import urllib.request',
    '',
    ...before,
    'request = urllib.request.Request(',
    ...options,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  ].join('\n');
}

/** A JSON value as a Python literal. */
function pythonValue(value: unknown, margin = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${margin}    `;
  const items = Array.isArray(value)
    ? value.map(item => pythonValue(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonValue(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map(item => `${inner}${item},\n`).join('')}${margin}${close}`;
}
