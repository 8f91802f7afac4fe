/**
 * Fuzzes all text parsers with random and mutated texts: scan, both cleanup modes, all rewrite modes and the
 * rewrite guard, reports, and the decoders of JSON, form and multipart bodies. An input is a hostile text
 * with random edits and pieces of another.
 */
import { type Entry, entries, outcomeOf } from '../shapes/entries.js';
import { piecesOf } from '../shapes/motifs.js';
import { TextGenerator, textOf } from '../shapes/texts.js';
import { Chooser, fuzz, given } from './fuzzer.js';

const { count, seed } = given(5_000);
const choose = new Chooser(seed);
const generator = new TextGenerator(choose.next);
/** Documents have a fuzzer of their own. */
const readsFiles = /^(?:extract|preview|clean|edit) |^fetched page$/;
const targets = entries.filter(({ name }) => !readsFiles.test(name));
const sizeMax = 50_000;
const fragments = piecesOf('"¦{¦[¦\\u¦%¦&¦=¦\r\n--b\r\n¦\ud800¦\0¦`¦<¦\u200d¦—¦\n');

function inputOf({ rules, motifs, sizeMax: accepted }: Entry): string {
  const size = 12 + Math.floor(choose.next() ** 3 * Math.min(sizeMax, accepted));
  const drawn = () => textOf(generator.draw(rules, motifs), size);
  return choose.mutateText(drawn(), drawn(), fragments).slice(0, accepted);
}

await fuzz({
  count,
  seed,
  draw() {
    const entry = choose.pick(targets);
    const input = inputOf(entry);
    return {
      name: `${entry.name}, ${input.length} characters`,
      // A scan of the longest input takes 300 ms on an idle machine. The heap also grows by uncollected
      // garbage.
      cpuMs: 2_000,
      peakMb: 300,
      run: async () => `${entry.name}: ${await outcomeOf(await entry.prepare(input))}`,
    };
  },
});
