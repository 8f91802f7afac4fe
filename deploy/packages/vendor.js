/**
 * Copies the parts of large packages that the service and its site use into dist/vendor, with their licences.
 * These packages are development dependencies: an installed telltale would need 240 MB more with them. Also
 * bundles typebox for the tests.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import subsetFont from 'subset-font';
import { licenceFileIn } from './licences.js';

const target = 'dist/vendor';
const modules = 'node_modules';

/** @param {string} from path below node_modules  @param {string} to path below dist/vendor */
function copy(from, to) {
  mkdirSync(dirname(join(target, to)), { recursive: true });
  cpSync(join(modules, from), join(target, to), { recursive: true });
}

/**
 * Binaries of uWebSockets.js: of Linux with glibc for Node 20 and 22, and the one of this machine.
 * @throws Error when a file has another SHA-256 than deploy/uws-pack.sha256
 */
function copyUws() {
  const { platform, arch, versions } = process;
  const own = `uws_${platform}_${arch}_${versions.modules}.node`;
  const hashes = new Map(
    readFileSync('deploy/uws-pack.sha256', 'utf8')
      .trim()
      .split('\n')
      .map(line => [line.slice(66), line.slice(0, 64)]),
  );
  const folder = 'uWebSockets.js/dist/bin';
  for (const file of readdirSync(join(modules, folder))) {
    if (!/^uws_linux_(?:x64|arm64)_(?:115|127)\.node$/.test(file) && file !== own) continue;
    const hash = createHash('sha256').update(readFileSync(join(modules, folder, file)));
    if (hash.digest('hex') !== hashes.get(file))
      throw new Error(`${folder}/${file} differs from its hash in deploy/uws-pack.sha256.`);
    copy(`${folder}/${file}`, `uws/${file}`);
  }
  copyUwsLicence();
}

/**
 * The licence in the package of uWebSockets.js is that of whoever packed it. The binaries are those of
 * upstream, under Apache-2.0, whose text another package brings.
 */
function copyUwsLicence() {
  copy('pdfjs-dist/LICENSE', 'uws/LICENSE-uWebSockets.js');
  writeFileSync(
    join(target, 'uws', 'NOTICE-uWebSockets.js'),
    `uWebSockets.js and uWebSockets, https://github.com/uNetworking/uWebSockets.js
Copyright 2018 Alex Hultman. Licensed under the Apache License, Version 2.0 (LICENSE-uWebSockets.js).
The binaries are unchanged. They contain BoringSSL, lsquic, libdeflate and zlib under their own licences.
`,
  );
}

/** pdf.js for text: without rendering, source maps and minified copies. */
function copyPdfJs() {
  for (const file of ['pdf.mjs', 'pdf.worker.mjs']) copy(`pdfjs-dist/legacy/build/${file}`, `pdfjs/${file}`);
  for (const name of ['cmaps', 'standard_fonts']) copy(`pdfjs-dist/${name}`, `pdfjs/${name}`);
  copyLicence('pdfjs-dist', 'pdfjs');
}

/** Tesseract.js, bundled with one of its six cores, and its data for English. */
async function copyTesseract() {
  const core = 'tesseract-core-simd-lstm';
  for (const suffix of ['js', 'wasm'])
    copy(`tesseract.js-core/${core}.${suffix}`, `tesseract/${core}.${suffix === 'js' ? 'cjs' : suffix}`);
  copy('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', 'tesseract/eng.traineddata.gz');
  const packages = new Set(['tesseract.js-core']);
  for (const [name, input] of [
    ['index', 'tesseract.js/src/index.js'],
    ['worker', 'tesseract.js/src/worker-script/node/index.js'],
  ]) {
    const { output } = await build({
      input: join(modules, /** @type {string} */ (input)),
      platform: 'node',
      // Node has its own fetch, so the package never loads this one.
      external: /^(?:node-fetch|tesseract\.js-core\/.*)$/,
      output: {
        file: join(target, 'tesseract', `${name}.cjs`),
        format: 'cjs',
        paths: id => (id.startsWith('tesseract.js-core/') ? `./${core}.cjs` : id),
      },
    });
    for (const id of output[0].moduleIds) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
      if (name !== undefined) packages.add(name);
    }
  }
  for (const name of packages) copyLicence(name, 'tesseract');
}

/**
 * Bundles typebox for the modules of dist, which find it before the one in node_modules. Loading its 370
 * files takes .4 s in every process and thread of the tests. The bundles of the service have their own copy.
 */
async function bundleTypebox() {
  const folder = 'dist/node_modules/typebox';
  await build({ input: join(modules, 'typebox/build/index.mjs'), output: { file: `${folder}/index.js` } });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "exports": "./index.js" }\n');
}

/** Latin-1 (U+0020 to U+00FF) without its controls, and the typographic characters of Windows-1252. */
const fontCharacters = `${String.fromCharCode(...Array(256).keys()).replace(/[\x00-\x1f\x7f-\x9f]/g, '')}ıŒœŸ‐‑–—‘’‚“”„†•…‰‹›€™−`;

/** The fonts of the site from regular to semibold. Other scripts have the fonts of the browser. */
async function subsetFonts() {
  const options = /** @type {const} */ ({
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  });
  mkdirSync(join(target, 'fonts'));
  for (const name of ['literata', 'figtree']) {
    const from = `@fontsource-variable/${name}`;
    const font = readFileSync(join(modules, from, 'files', `${name}-latin-wght-normal.woff2`));
    writeFileSync(join(target, 'fonts', `${name}.woff2`), await subsetFont(font, fontCharacters, options));
    copyLicence(from, 'fonts');
  }
}

/** Copies the licence file of a package. @param {string} name  @param {string} to  folder below dist/vendor */
function copyLicence(name, to) {
  copy(`${name}/${licenceFileIn(join(modules, name))}`, `${to}/LICENSE-${name.replace('/', '-')}`);
}

rmSync(target, { recursive: true, force: true });
copyUws();
copyPdfJs();
await copyTesseract();
await bundleTypebox();
await subsetFonts();
