/**
 * Draws the example of the images page and records what the service returns for it. Run with `npm run
 * examples`.
 */
import { writeFileSync } from 'node:fs';
import { sockets, startServer } from '../server.js';
import { drawExample, scanExample } from './example-image.js';

const image = await drawExample();
writeFileSync('src/site/public/example-image.png', image);
const server = await startServer(sockets);
const readings = await scanExample(server, image);
await server.close();
writeFileSync(
  'src/generated/image-example.ts',
  `/** Written by \`npm run examples\`; do not edit. */\nexport const exampleReadings = ${JSON.stringify(readings, null, 2)};\n`,
);
// The pools that test servers share stay open.
process.exit();
