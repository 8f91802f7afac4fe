/**
 * Builds dist/client-package: the typed client as a package without dependencies, which `telltale/client`
 * exports too. Its types are those of src/client, with the schemas of src/contract written out as types. They
 * are CommonJS declarations, because modules of both kinds may import those.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';

/** @typedef {{ [key: string]: any }} Schema  a JSON Schema */

const target = 'dist/client-package';
const contract = 'dist/src/contract';
const sharedMembersMin = 4;

/** Schemas and lists of names that src/contract exports, by the name of their type. @type {Map<string, Schema>} */
const schemas = new Map();
for (const file of readdirSync('src/contract')) {
  const compiled = `../../${contract}/${file.replace(/ts$/, 'js')}`;
  const module = await import(new URL(compiled, import.meta.url).href);
  for (const [name, value] of Object.entries(module))
    if (/^[A-Z]/.test(name) && typeof value === 'object' && '~kind' in value) schemas.set(name, value);
  const declarations = readFileSync(join('src/contract', file), 'utf8');
  for (const [, name, list] of declarations.matchAll(/export type (\w+) = \(typeof (\w+)\)\[number\]/g))
    schemas.set(/** @type {string} */ (name), { enum: module[/** @type {string} */ (list)] });
}
/** Names of the schemas by their text, so that a type refers to another by its name. */
const names = new Map([...schemas].map(([name, schema]) => [JSON.stringify(schema), name]));

/** Types that the client uses, in the order of their first use. @type {Map<string, string>} */
const written = new Map();

/** @param {string} name  an exported schema */
function declare(name) {
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`src/contract has no schema ${name}.`);
  if (written.has(name)) return;
  written.set(name, '');
  written.set(name, `export type ${name} = ${typeOf(schema)};`);
}

/** A nested schema: its name if it is exported, else its type. @param {Schema} schema @returns {string} */
function nested(schema) {
  const name = names.get(JSON.stringify(schema));
  if (name === undefined) return typeOf(schema);
  declare(name);
  return name;
}

/** @param {Schema} schema @returns {string} */
function typeOf(schema) {
  if ('const' in schema) return JSON.stringify(schema.const);
  if ('enum' in schema)
    return schema.enum.map((/** @type {unknown} */ each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(nested).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(nested).join(' & ');
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type;
  if (schema.type === 'array') {
    const items = nested(schema.items);
    return /^\w+$/.test(items) ? `${items}[]` : `Array<${items}>`;
  }
  if (schema.type === 'object') return objectType(schema);
  if (schema['~kind'] === 'Unknown' || schema['~kind'] === 'Any') return 'unknown';
  throw new Error(`No type for the schema ${JSON.stringify(schema)}.`);
}

/**
 * The largest exported schema whose members are all members of this one. Such a schema is written as that
 * type and further members.
 * @param {Record<string, Schema>} properties @param {string[]} required
 * @returns {[name: string, properties: string[]] | null}
 */
function baseOf(properties, required) {
  const own = Object.keys(properties).length;
  let best = null;
  for (const [name, { type, properties: members, required: needed = [] }] of schemas) {
    if (type !== 'object' || members === undefined) continue;
    const shared = Object.keys(members);
    if (shared.length < sharedMembersMin || shared.length >= own || shared.length <= (best?.[1].length ?? 0))
      continue;
    const isPart = shared.every(
      each =>
        each in properties &&
        needed.includes(each) === required.includes(each) &&
        JSON.stringify(members[each]) === JSON.stringify(properties[each]),
    );
    if (isPart) best = /** @type {[string, string[]]} */ ([name, shared]);
  }
  return best;
}

/** @param {Schema} schema @returns {string} */
function objectType({ properties = {}, required = [], patternProperties, additionalProperties }) {
  if (patternProperties !== undefined)
    return `Record<string, ${nested(/** @type {Schema} */ (Object.values(patternProperties)[0]))}>`;
  if (Object.keys(properties).length === 0)
    return `Record<string, ${typeof additionalProperties === 'object' ? nested(additionalProperties) : 'unknown'}>`;
  const base = baseOf(properties, required);
  if (base !== null) declare(base[0]);
  const members = Object.entries(properties)
    .filter(([name]) => !base?.[1].includes(name))
    .map(([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${nested(member)};`);
  return `${base === null ? '' : `${base[0]} & `}{\n${members.join('\n')}\n}`;
}

/** Declarations of a module without those that only the client uses. @param {string} name @param {string} source */
function publicPart(name, source) {
  if (name !== 'connection' && name !== 'error') return source;
  const end = source.indexOf(name === 'connection' ? 'interface HttpRequest' : '/** Builds the error');
  if (end < 0) throw new Error(`The declarations of src/client/${name}.ts have changed.`);
  const connection = name === 'connection' ? 'export declare class Connection {\n    #private;\n}\n' : '';
  return source.slice(0, end) + connection;
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await build({
  input: 'dist/src/client/index.js',
  platform: 'neutral',
  output: { file: join(target, 'index.js'), format: 'es', minify: true },
});

const modules = ['connection', 'error', 'index', 'records', 'types'];
for (const name of modules) {
  const source = publicPart(name, readFileSync(`dist/src/client/${name}.d.ts`, 'utf8'))
    .replaceAll(/Static<typeof ([\w.]+)>/g, '$1')
    .replaceAll(/import type \{ Static \} from 'typebox';\n/g, '')
    .replaceAll(/'\.\.\/contract\/\w+\.js'/g, "'./contract.cjs'")
    .replaceAll(/('\.\/\w+\.)js'/g, "$1cjs'");
  const namespaces = [...source.matchAll(/import type \* as (\w+) from '\.\/contract\.cjs'/g)].map(
    found => found[1],
  );
  for (const [, list] of source.matchAll(/\{([^}]*)\} from '\.\/contract\.cjs'/g))
    for (const each of /** @type {string} */ (list).split(','))
      if (!['', 'DeepPartial'].includes(each.trim())) declare(each.trim());
  for (const namespace of namespaces)
    for (const [, each] of source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')))
      if (each !== 'cjs') declare(/** @type {string} */ (each));
  writeFileSync(join(target, `${name}.d.cts`), source);
}
const selected = readFileSync(`${contract}/selected.d.ts`, 'utf8');
const deepPartial = /export type DeepPartial[\s\S]*?: T;\n/.exec(selected)?.[0];
if (deepPartial === undefined) throw new Error('src/contract/selected.ts has no type DeepPartial.');
writeFileSync(join(target, 'index.cjs'), "module.exports = require('./index.js');\n");
writeFileSync(join(target, 'index.d.ts'), "export * from './index.cjs';\n");
writeFileSync(join(target, 'contract.d.cts'), `${deepPartial}${[...written.values()].join('\n')}\n`);

const { version, license, engines, repository, homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
const about = {
  name: 'telltale-client',
  version,
  description: 'Typed HTTP client of Telltale for Node and browsers',
  license,
  ...(repository !== undefined && { repository }),
  type: 'module',
  engines,
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './index.js' },
      require: { types: './index.d.cts', default: './index.cjs' },
    },
    './package.json': './package.json',
  },
  sideEffects: false,
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
copyFileSync('LICENSE', join(target, 'LICENSE'));
writeFileSync(
  join(target, 'README.md'),
  `# Telltale client

Typed HTTP client of [Telltale](${homepage}), without dependencies, for Node and browsers.

    import { Telltale } from 'telltale-client';

    const telltale = new Telltale({ baseUrl: 'http://127.0.0.1:8080', apiKey: process.env.TELLTALE_KEY });
    const { score, headline, disclaimer } = await telltale.scan(text);
`,
);
