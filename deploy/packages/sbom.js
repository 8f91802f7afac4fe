/**
 * Prints a CycloneDX bill of materials: the production dependencies, and the development dependencies that
 * the build copies or bundles into dist. It reads the lock file only.
 */
import { execFileSync } from 'node:child_process';

/** Packages that are shipped in dist/vendor, and the site's library. */
const shipped = new Set([
  ...[
    'uWebSockets.js',
    'pdfjs-dist',
    'tesseract.js',
    'tesseract.js-core',
    '@tesseract.js-data/eng',
    'bmp-js',
  ],
  ...['is-url', 'regenerator-runtime', 'wasm-feature-detect', 'preact'],
]);

/** @param {string[]} options */
function read(...options) {
  const fixed = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  return JSON.parse(
    execFileSync('npm', [...fixed, ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
}

const [production, everything] = [read('--omit=dev'), read()];
const { components } = /** @type {{ components: { name: string, purl: string }[] }} */ (everything);
const added = components.filter(({ name }) => shipped.has(name));
console.log(JSON.stringify({ ...production, components: [...production.components, ...added] }, null, 2));
