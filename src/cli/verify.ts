/** `telltale verify`: checks the signature of a report or a result, without a network. */

import { limits } from '../contract/limits.js';
import { printable, truncateLine } from '../report/safe-text.js';
import { addedHeading } from '../report/signing/signed-document.js';
import {
  readKeySet,
  sha256,
  signedScore,
  type Verification,
  verifySigned,
} from '../report/signing/verify.js';
import { CommandError, commandWith, json, quietOption } from './command.js';
import { decodeText, readBytes } from './files.js';

export const verify = commandWith({
  usage: 'verify FILE',
  summary: 'Check the signature of a report (HTML) or a signed result (JSON).',
  details: 'Exit code 1 unless it is what was signed, with a key in --keys.',
  options: {
    keys: {
      type: 'string',
      value: 'FILE',
      description: 'File with the public keys of the service (/.well-known/telltale-report-key.json)',
    },
    text: { type: 'string', value: 'FILE', description: 'Also check that the result is about this text' },
    json: { type: 'boolean', description: 'Print JSON' },
    ...quietOption,
  },
  args: [1, 1],
  async run({ args, options }) {
    const [name] = args as [string];
    const bytes = await readBytes(name, limits.signedFileBytes);
    const verification = await verifySigned({ name, bytes }, await knownKeys(options.keys));
    const textMatches =
      options.text === undefined || verification.kind !== 'intact'
        ? null
        : (await textHash(options.text)) === verification.facts.text_sha256;
    const isGood = verification.kind === 'intact' && verification.keyIsKnown && textMatches !== false;
    const text = options.json
      ? json({ ...verification, textMatches })
      : linesOf(verification, textMatches).join('\n');
    return { text, code: isGood ? 0 : 1 };
  },
});

async function textHash(file: string): Promise<string> {
  const { text } = decodeText(await readBytes(file, limits.jsonBodyBytes), file);
  return sha256(new TextEncoder().encode(text));
}

async function knownKeys(name: string | undefined) {
  if (name === undefined) return [];
  const keys = readKeySet((await readBytes(name, limits.jsonBodyBytes)).toString('utf8'));
  if (keys === null)
    throw new CommandError(`${name} is not a key set; save it from ${keysPath} of the service`);
  return keys;
}

/** A longer headline was not written by this service. */
const headlineUnits = 500;

const keysPath = '/.well-known/telltale-report-key.json';

function linesOf(verification: Verification, textMatches: boolean | null): string[] {
  switch (verification.kind) {
    case 'unsigned':
      return ['The file has no signature.'];
    case 'invalid':
      return [`Not what was signed. ${verification.reason}`];
    case 'intact': {
      const { facts, hasAddedSection, kid, keyIsKnown } = verification;
      return [
        keyIsKnown
          ? 'The signature is valid.'
          : `The file is what was signed, but its key is not known: anyone may have made it. Pass --keys with the file that the service publishes at ${keysPath}.`,
        keyIsKnown ? 'Signed by the service:' : 'Signed with that key:',
        `  found   ${truncateLine(printable(facts.headline), headlineUnits)}`,
        `  engine  ${facts.engine}`,
        `  score   ${signedScore(facts)}`,
        `  signed  ${facts.signed_at}`,
        `  key     ${kid}`,
        `  text    SHA-256 ${facts.text_sha256}${textMatches === null ? '' : textMatches ? ', the text given' : ', not the text given'}`,
        ...(hasAddedSection ? ['Not checked by the service:', `  the section "${addedHeading}"`] : []),
        "It attests only that this service's engine returned this result for a text with this hash, not who wrote the text.",
      ];
    }
  }
}
