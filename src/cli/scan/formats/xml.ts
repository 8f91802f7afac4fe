/** Characters that XML 1.0 does not allow, and unpaired surrogates. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\x7f-\x9f]/gu;
/** Direction and line-break characters, and what a runner of GitHub Actions reads as a command. */
const unsafe = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|(?<=##)\[|:(?=:)/g;
const reference = (char: string): string => `&#${char.charCodeAt(0)};`;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** An attribute of an XML element, with a space before it. */
const attribute = (name: string, value: string | number): string =>
  ` ${name}="${String(value)
    .replace(forbidden, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, char => escapes[char]!)
    .replace(unsafe, reference)}"`;

/** The attributes of an XML element, in order. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => attribute(name, value))
    .join('');

/** Text of an XML element. */
export const textContent = (text: string): string =>
  text
    .replace(forbidden, '\ufffd')
    .replace(/[&<>\r]/g, char => escapes[char]!)
    .replace(unsafe, reference);
