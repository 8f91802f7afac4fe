/**
 * Prints a CycloneDX bill of materials: the production dependencies, and the development dependencies that
 * the build copies or bundles into dist. It reads the lock file only.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Packages that are shipped in dist/vendor, and the libraries of the site alone. */
const shipped = new Set([
  ...[
    'uWebSockets.js',
    'pdfjs-dist',
    'tesseract.js',
    'tesseract.js-core',
    '@tesseract.js-data/eng',
    'bmp-js',
  ],
  ...['@fontsource-variable/figtree', '@fontsource-variable/literata'],
  ...['is-url', 'regenerator-runtime', 'wasm-feature-detect', 'fflate'],
  ...['@codemirror/commands', '@codemirror/state', '@codemirror/view'],
  ...['style-mod', 'w3c-keyname', '@marijn/find-cluster-break'],
]);

const { name: own, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
/** Package URLs of what is installed in production. `npm sbom --omit=dev` omits what development needs too. */
const installed = new Set(
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev)
    .map(([path, { name, version }]) => purlOf(name ?? path.split('node_modules/').pop(), version)),
);
/** Licences by name and version, for those that npm does not list because they are no SPDX identifier. */
const licences = new Map(
  Object.entries(packages).map(([path, { version, license }]) => [
    `${path.split('node_modules/').pop()}@${version}`,
    license,
  ]),
);

const options = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const printed = execFileSync('npm', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const document = JSON.parse(printed);
document.metadata.component.name = own;
document.components = document.components.filter(
  (/** @type {{ name: string, purl: string }} */ { name, purl }) => installed.has(purl) || shipped.has(name),
);
const kept = new Set(document.components.map((/** @type {{ 'bom-ref': string }} */ each) => each['bom-ref']));
for (const component of document.components) {
  const licence = licences.get(`${component.name}@${component.version}`);
  if (!component.licenses?.length && licence) component.licenses = [{ license: { name: licence } }];
  if (shipped.has(component.name)) {
    component.scope = 'required';
    delete component.properties;
    // The package names the licence of whoever packed it; the binaries are upstream's.
    if (component.name === 'uWebSockets.js') component.licenses = [{ license: { id: 'Apache-2.0' } }];
  }
}
document.dependencies = document.dependencies
  .filter(
    (/** @type {{ ref: string }} */ { ref }) =>
      kept.has(ref) || ref === document.metadata.component['bom-ref'],
  )
  .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter(each => kept.has(each)),
  }));
console.log(JSON.stringify(document, null, 2));

/** @param {string} name @param {string} version */
function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
