import { compileValidator } from '../src/api/http/validation/validate.js';
import { FeedbackRequest } from '../src/contract/feedback.js';
import { RewriteRequest } from '../src/contract/rewrite.js';
import { ScanRequest } from '../src/contract/scan.js';

const text = 'The ferry left at seven with nine of us aboard, and by noon the fog had closed in. '.repeat(60);
const megabytes = (character: string) => character.repeat(4 * 2 ** 20);

const cases: readonly (readonly [
  name: string,
  schema: Parameters<typeof compileValidator>[0],
  body: object,
])[] = [
  ['scan of 5 KB', ScanRequest, { text, genre: 'academic', title: 'Fog', save: false }],
  ['scan of two words', ScanRequest, { text: 'Two words' }],
  [
    '20 sentences to rewrite',
    RewriteRequest,
    { sentences: Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, text: text.slice(0, 80) })) },
  ],
  ['scan of an unknown genre', ScanRequest, { text, genre: 'poetry' }],
  ['title of 4 MB', ScanRequest, { text, title: megabytes('x') }],
  ['feedback of 4 MB', FeedbackRequest, { verdict: 'right', text: megabytes('x') }],
  ['99,000 numbers in place of sentences', RewriteRequest, { sentences: Array(99_000).fill(1) }],
];

/** Prints the time to validate the fields of a body, and its share of the time to parse it as JSON. */
export async function run(): Promise<void> {
  console.log('validation                                   µs   × JSON.parse');
  for (const [name, schema, body] of cases) {
    const validate = compileValidator(schema, true);
    const json = JSON.stringify(body);
    const cost = fastest(() => {
      try {
        validate({ path: {}, query: {}, body });
      } catch {
        // The explanation of a rejected body is part of the cost.
      }
    });
    const parsed = fastest(() => JSON.parse(json));
    console.log(
      `${name.padEnd(38)} ${cost.toFixed(2).padStart(9)} ${(cost / parsed).toFixed(3).padStart(10)}`,
    );
  }
}

/** Time per call in µs: the best of several rounds. */
function fastest(call: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    let calls = 0;
    for (; performance.now() - start < 100; calls++) call();
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}
