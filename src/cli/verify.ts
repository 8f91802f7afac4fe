/** `telltale verify`: checks the signature of a report or a result, without a network. */
import { limits } from '../limits.js';
import { readKeySet, sha256, type Verification, verifySigned } from '../signing/verify.js';
import { type Command, CommandError, type CommandInput, json, textOption } from './command.js';
import { plainText, readBytes, unreadable } from './read-input.js';

export const verify: Command = {
  usage: 'verify FILE',
  summary:
    'Check the signature of a report (HTML) or a signed result (JSON). Exit code 1 unless it is intact and of a key in --keys.',
  options: {
    keys: { type: 'string' },
    text: { type: 'string' },
    json: { type: 'boolean' },
  },
  args: [1, 1],
  async run(input) {
    const [name] = input.args as [string];
    const file = decoded(await readBytes(name), name);
    const verification = await verifySigned(file, await knownKeys(input));
    const textName = textOption(input, 'text');
    const textMatches =
      textName === undefined || verification.kind !== 'intact'
        ? null
        : (await sha256(new TextEncoder().encode(plainText(await readBytes(textName), textName)))) ===
          verification.statement.text_sha256;
    const isGood = verification.kind === 'intact' && verification.keyIsKnown && textMatches !== false;
    const text =
      input.options.json === true
        ? json({ ...verification, textMatches })
        : linesOf(verification, textMatches).join('\n');
    return { text, code: isGood ? 0 : 1 };
  },
};

async function knownKeys(input: CommandInput) {
  const name = textOption(input, 'keys');
  if (name === undefined) return [];
  const keys = readKeySet((await readBytes(name)).toString('utf8'));
  if (keys === null)
    throw new CommandError(`${name} is not a key set; save it from ${keysPath} of the service`);
  return keys;
}

const keysPath = '/.well-known/telltale-report-key.json';

function decoded(bytes: Buffer, name: string): string {
  if (bytes.length > limits.signedFileBytes)
    throw unreadable(`${name} has ${bytes.length} bytes; the limit is ${limits.signedFileBytes}`);
  return bytes.toString('utf8');
}

function linesOf(verification: Verification, textMatches: boolean | null): string[] {
  switch (verification.kind) {
    case 'unsigned':
      return ['The file has no signature.'];
    case 'invalid':
      return [`The signature is not valid. ${verification.reason}`];
    case 'intact': {
      const { statement, kid, keyIsKnown } = verification;
      return [
        keyIsKnown
          ? 'The signature is valid.'
          : `The signature is intact, but its key is not known: anyone may have made it. Pass --keys with the file that the service publishes at ${keysPath}.`,
        `engine  ${statement.engine}`,
        `score   ${statement.score} (${statement.band})`,
        `signed  ${statement.signed_at}`,
        `key     ${kid}`,
        `text    SHA-256 ${statement.text_sha256}${textMatches === null ? '' : textMatches ? ', the text given' : ', not the text given'}`,
        "It attests only that this service's engine returned this result for a text with this hash, not who wrote the text.",
      ];
    }
  }
}
