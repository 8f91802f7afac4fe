import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileRules } from './rule-file.js';

const folder = 'src/engine/rewrite/rules';

/** The compiled rule files, each with its name. */
export const compiledFiles = () =>
  readdirSync(folder)
    .filter(name => name.endsWith('.rules'))
    .sort()
    .map(name => {
      const path = join(folder, name);
      return {
        name: basename(name, '.rules'),
        path,
        sections: compileRules(path, readFileSync(path, 'utf8')),
      };
    });

/** What src/generated/rewrite-rules.ts stores of the rules: examples stay in the files. */
export const generatedData = () =>
  Object.fromEntries(
    compiledFiles().map(({ name, sections }) => [
      name,
      sections.map(section => ({
        ...section,
        rules: section.rules.map(({ line, examples, ...rule }) => rule),
      })),
    ]),
  );

/** `npm run rules` writes the generated module. */
if (import.meta.url === pathToFileURL(process.argv[1]!).href)
  writeFileSync(
    'src/generated/rewrite-rules.ts',
    `/** Rules of the rewriter, by file and section. Written by \`npm run rules\`. */\nexport const ruleFiles = ${JSON.stringify(generatedData(), undefined, 2)} as const;\n`,
  );
