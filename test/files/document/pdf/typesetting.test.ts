import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, runs } from '../pdf-file.js';
import { readPdfFile as read } from '../reading.js';

const textOf = async (...pages: string[]) => (await read({ pages })).text;
const at = (size: number, x: number, y: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
/** Lines from (x, y) downward, 14 points apart. */
const block = (size: number, x: number, y: number, text: string) =>
  text
    .split('\n')
    .map((line, i) => at(size, x, y - 14 * i, line))
    .join('\n');

type Rows = readonly (readonly [what: string, page: string, text: string | RegExp])[];
const itReads = (rows: Rows) => {
  for (const [what, page, text] of rows)
    it(what, async () => {
      if (typeof text === 'string') assert.equal(await textOf(page), text);
      else assert.match(await textOf(page), text);
    });
};

describe('a large initial of a PDF', () => {
  const beside = 'nce the harbour was small and the boats\ncame in one by one to the stone quay,';
  const below = 'where my father stood with a lamp and\ncounted them until the last was home.';
  const joined = (text: string) => text.replaceAll('\n', ' ');
  const initialA = (first: string) =>
    at(40, 72, 694, 'A') +
    block(12, 104, 716, `${first}\ncame in to the stone quay of the town,`) +
    at(12, 72, 688, 'where no other boat had come for years.');
  const three =
    'he boats were home. The lamp was put\nout by my father. Nobody in the town\nsaw the other light in the bay that';

  itReads([
    [
      'belongs to the first of two lines beside it',
      at(40, 72, 694, 'O') + block(12, 104, 716, beside) + block(12, 72, 688, below),
      `O${joined(beside)} ${joined(below)}`,
    ],
    [
      'belongs to the first of three lines, also after a paragraph and before a full stop',
      at(11, 72, 760, 'A paragraph stands above the initial and ends.') +
        block(11, 111, 700, three) +
        at(11, 72, 658, 'night, and nobody spoke of it at all.') +
        at(54, 72, 671, 'T'),
      `A paragraph stands above the initial and ends.\n\nT${joined(three)} night, and nobody spoke of it at all.`,
    ],
    ['is a word before a space', initialA(' lamp was lit before the first ferry'), /^A lamp was lit/],
    ['is a word before a word of the page', initialA('boat that nobody knew in the harbour'), /^A boat that/],
    ['is a letter of a word', initialA('fter the storm the ships of the king'), /^After the storm/],
    [
      'may be a word',
      at(36, 72, 700, 'Once') +
        block(12, 160, 716, 'the harbour was small and the boats\ncame in one by one to the quay,') +
        block(12, 72, 688, 'where my father stood with a lamp and\ncounted them until the last was home.'),
      /^Once the harbour was small and the boats came in one by one to the quay, where/,
    ],
    ['stays above text', at(24, 72, 740, 'O') + at(11, 72, 700, 'Words below.'), /^O\n\nWords below/],
  ]);
});

describe('letter-spaced text of a PDF', () => {
  const heading = 'INTRODUCTION TO HARBOURS';
  const show = (operators: string) => `BT /F1 12 Tf 72 740 Td ${operators} ET`;
  const letters = (write: (letter: string) => string, space: string) =>
    Array.from(heading, letter => (letter === ' ' ? space : write(letter))).join('');
  const offsets = letters(letter => `(${letter}) -200 `, '-400 ');
  const placed = Array.from('ANCHOR ANCHORS', (letter, i) =>
    letter === ' ' ? '' : at(12, 72 + 14 * i + (i > 6 ? 6 : 0), 740, letter),
  );
  const cells = ['Y', 'N', 'N', 'Y', 'N'].map((cell, i) => at(12, 72 + 40 * i, 700, cell));
  const prose = [
    'The ferry leaves the old harbour before',
    'the fog has lifted from the shore where',
    'it is.',
  ];

  itReads([
    ['is read as words: character spacing', show(`1.5 Tc (${heading}) Tj`), heading],
    ['is read as words: wide character spacing', show(`6 Tc (${heading}) Tj`), heading],
    ['is read as words: offsets', show(`[${offsets}] TJ`), heading],
    ['is read as words: typed spaces', show(`(${letters(letter => `${letter} `, ' ')}) Tj`), heading],
    ['is read as words where each letter has a position', placed.join('\n'), 'ANCHOR ANCHORS'],
    [
      'is read as prose on a whole page, also in its short last line',
      `BT /F1 11 Tf 2 Tc 14 TL 72 700 Td ${prose.map(line => `(${line}) Tj`).join(' T* ')} ET`,
      prose.join(' '),
    ],
    ['is no list of letters in a sentence', show('(Choose A B C D E F G) Tj'), 'Choose A B C D E F G'],
    ['is no list of letters', show('(A B C D E F) Tj'), 'A B C D E F'],
    ['is no formula', show('(a + b = c + d) Tj'), 'a + b = c + d'],
    ['is no row of a table', cells.join('\n'), 'Y N N Y N'],
  ]);
});

describe('a table of a PDF', () => {
  type Table = readonly (readonly string[])[];
  const table = (x: readonly number[], rows: Table, step = 16) =>
    rows.flatMap((row, i) => row.map((cell, k) => at(12, x[k]!, 720 - step * i, cell))).join('\n');
  const rowsOf = (text: string): Table => text.split('\n').map(row => row.split(' | '));
  const lines = (rows: Table) => rows.map(row => row.join(' ')).join('\n');

  const boats = rowsOf(
    'Port | Country | Opened | Boats\nOslo | Norway | 1999 | 12\nBergen | Norway | 2001 | 7\nAarhus | Denmark | 1987 | 31',
  );
  const places = [72, 192, 312, 432];
  const wages = rowsOf('Wages of the harbour office | 1\nOil for the lamps on the old quay | 10\nRope | 100');
  const aligned = wages.map(([name, value], i) =>
    [at(12, 72, 720 - 16 * i, name!), at(12, 400 - 6.672 * value!.length, 720 - 16 * i, value!)].join('\n'),
  );
  const long = rowsOf(
    'Name of the harbour | Harbour master | Change on the year before\nOld Stone Quay | Margaret Ellis | up by four per cent\nNorth Ferry Pier | Jonathan Baker | down by two per cent\nCustoms House Dock | Ada of the Quay | unchanged over the year',
  );
  const keepers = rowsOf(
    'Name of the keepers in | Post held since spring\nAnna Berg from Bergen | Harbour master of the north\nMaria de la Cruz, of the | Pilot of the northern bay\nPer Dahl, the younger | Signalman at the point',
  );
  const prose =
    'The harbours of the north are listed below, in the table that a clerk\nwrote, with the boats that they have now.';
  const sentence = prose.replace('\n', ' ');
  const proseAt = (y: number) => runs(...column(72, y, prose));

  const [boatTable, boatLines] = [table(places, boats), lines(boats)];
  itReads([
    ['has a line for each row', boatTable, boatLines],
    ['has a line for each row where numbers are aligned on the right', aligned.join('\n'), lines(wages)],
    ['has a line for each row of long cells', table([72, 230, 390], long), lines(long)],
    ['ends at prose', `${boatTable} ${at(12, 72, 656, 'Prose begins.')}`, `${boatLines}\n\nProse begins.`],
    [
      'may have two lines a cell',
      `${boatTable} ${at(12, 192, 656, 'or Sweden')}`,
      boatLines.replace('Denmark', 'Denmark or Sweden'),
    ],
    [
      'may have two lines in the first cell',
      table(places, boats) + block(12, 72, 656, 'and the quay in\nthe north'),
      boatLines.replace('Aarhus', 'Aarhus and the quay in the north'),
    ],
    [
      'has its rows in order where cells have two lines',
      table([72, 300], keepers, 36) +
        at(12, 72, 706, 'the north, of the two') +
        at(12, 300, 670, 'and of the two small quays') +
        at(12, 72, 634, 'old family at the point'),
      'Name of the keepers in the north, of the two Post held since spring\nAnna Berg from Bergen Harbour master of the north and of the two small quays\nMaria de la Cruz, of the old family at the point Pilot of the northern bay\nPer Dahl, the younger Signalman at the point',
    ],
    [
      'may have centred cells of two and of three lines',
      table(places, boats.slice(0, 3)) +
        at(12, 72, 656, 'Aarhus') +
        at(12, 312, 656, '1987') +
        block(12, 192, 663, 'Denmark and\nthe islands') +
        at(12, 72, 616, 'Hull') +
        block(12, 192, 630, 'England, on\nthe river of\nthat name') +
        at(12, 312, 616, '1778'),
      `${lines(boats.slice(0, 3))}\nAarhus Denmark and the islands 1987\nHull England, on the river of that name 1778`,
    ],
    [
      'is apart from the prose around it',
      [proseAt(780), table([72, 152, 232, 312], boats), proseAt(600)].join('\n'),
      [sentence, boatLines, sentence].join('\n\n'),
    ],
  ]);
});

describe('columns of a PDF', () => {
  const prose =
    'The ferry leaves the old harbour before the fog has\nlifted from the shore, and the keeper of the lamp writes\nits hour in the book that his father began. Nobody reads\nit, but the book is full, and another lies on the shelf\nbelow the window. In the winter there are days without\nany ferry, and on those he writes what the wind does\nwith the roof of the shed and the boats on the quay.';
  const joined = prose.replaceAll('\n', ' ');
  const notes = 'Contact\nAnna Berg\n12 Quay Street\nHull\nSkills\nNets\nKnots';

  itReads([
    [
      'may be short notes beside prose',
      block(11, 72, 700, notes) + block(11, 220, 700, prose),
      new RegExp(`^Contact\\s[^]*Knots\\s+${joined}$`),
    ],
    [
      'may be short notes after prose',
      block(11, 72, 700, prose) + block(11, 400, 700, notes),
      new RegExp(`^${joined}\\s+Contact\\s[^]*Knots$`),
    ],
    [
      'may be two addresses beside each other',
      block(
        11,
        72,
        700,
        'Anna Berg, Harbour Office of Bergen\nNorth Quay 12, beside the old crane\nBergen, in the west of Norway',
      ) +
        block(
          11,
          330,
          700,
          'Jon Lie, Lamp Maker to the Pilots\nStone Street 4, above the old bakery\nOslo, in the east of Norway',
        ),
      /west of Norway\s+Jon Lie/,
    ],
    [
      'may end after a line',
      block(11, 72, 700, prose.slice(0, -1)) + block(11, 360, 700, 'and in the yard.'),
      `${joined.slice(0, -1)} and in the yard.`,
    ],
  ]);
});

it('a table of contents in a PDF has a line for each entry', async () => {
  const entries = ['harbours', 'lamps of the north', 'boats'].map(
    (name, i) => `${name} ${'. '.repeat(30)}${i + 1}`,
  );
  assert.equal(await textOf(runs(...column(72, 700, ...entries))), entries.join('\n\n'));
});

describe('numbers in the margin of a PDF', () => {
  const words = 'the ferry leaves the old harbour before the fog has lifted from the shore'.split(' ');
  const line = (i: number) =>
    [...words.slice(i % words.length), ...words.slice(0, i % words.length)].join(' ');
  const numbered = (first: number, count: number, step = 1, x = 40) =>
    Array.from({ length: count }, (_, i) => {
      const number = String(first + i);
      const label = at(8, x - 4.45 * number.length, 700 - 20 * i, number);
      return `${at(11, 72, 700 - 20 * i, line(i))} ${(first + i) % step === 0 ? label : ''}`;
    }).join('\n');
  const prose = (count: number) => Array.from({ length: count }, (_, i) => line(i)).join(' ');

  it('are left out where they number lines, and a warning counts them', async () => {
    const { text, warnings } = await read({ pages: [numbered(1, 25)] });
    assert.deepEqual([text, warnings], [prose(25), ['25 line numbers were left out.']]);
  });

  itReads([
    ['are left out in the right margin', numbered(1, 28, 1, 580), prose(28)],
    ['are left out at every fifth line', numbered(1, 28, 5), prose(28)],
  ]);

  it('are left out on a last page of two lines', async () => {
    const { text, warnings } = await read({ pages: [numbered(1, 25), numbered(26, 2)] });
    assert.deepEqual(warnings, ['27 line numbers were left out.']);
    for (const each of [text, await textOf(numbered(1, 25), numbered(1, 2))]) assert.doesNotMatch(each, /\d/);
  });

  const items = (first: number, write: (y: number) => string) =>
    Array.from({ length: 9 }, (_, i) => at(11, 40, 700 - 20 * i, `${first + i}`) + write(700 - 20 * i)).join(
      '\n',
    );
  const item = (y: number) => at(11, 72, y, 'The ferry leaves the old harbour before noon.');
  for (const [what, page] of [
    ['the items of a list', items(1, item)],
    ['years', items(1991, y => at(11, 72, y, 'the harbour had another quay, and a boat more'))],
    ['the rows of a table', items(1, y => at(11, 72, y, 'Oslo') + at(11, 300, y, 'Norway'))],
    ['items of two lines', items(1, y => item(y) + at(11, 72, y - 11, 'and the next in the evening,'))],
  ] as const)
    it(`are text where they number ${what}`, async () => {
      const { text, warnings } = await read({ pages: [page] });
      assert.deepEqual(warnings, []);
      assert.match(text, /4/);
    });
});

describe('right-to-left text of a PDF', () => {
  // Capitals are the Hebrew letters in the order of Unicode.
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
3 beginbfrange <20> <40> <0020> <41> <5b> <05d0> <61> <7a> <0061> endbfrange
endcmap end end`;
  const objects = {
    3: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode 100 0 R >>',
    100: `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  };
  const hebrew = (word: string) =>
    word.replace(/[A-[]/g, letter => String.fromCodePoint(0x5d0 + letter.charCodeAt(0) - 0x41));
  const reversed = (word: string) => (/[A-[]/.test(word) ? [...word].reverse().join('') : word);
  /** Lines of words that begin at the right. */
  const fromTheRight = (...lines: string[][]) =>
    lines
      .flatMap((words, i) => {
        let x = 500;
        return words.map(word => {
          x -= 7.2 * (word.length + 1);
          return at(12, x, 700 - 14 * i, reversed(word));
        });
      })
      .join('\n');

  for (const [what, lines] of [
    ['with numbers and foreign words from the left', [['DPOL', 'PAQD', '1987', 'MIC', 'old quay', 'XMID.']]],
    ['with a date from the left', [['DPOL', 'PAQD', '6 december 1987', 'MIC']]],
    ['with fractions from the left', [['HOMY', '12.5', 'FDFD', '3/4', 'RVWA']]],
    ['within a run, over several lines', [['DPOL PAQD BXPZ TFA'], ['MIC DJN EYOYJE']]],
  ] as const)
    it(`is read from the right, ${what}`, async () => {
      const pages = [fromTheRight(...lines.map(line => [...line]))];
      assert.equal((await read({ pages, objects })).text, hebrew(lines.flat().join(' ')));
    });

  it('is read from the right within a line of another direction', async () => {
    const line = (write: (word: string) => string) =>
      `the word ${write('DPOL')} means a harbour and ${write('JN')} the sea.`;
    const { text } = await read({ pages: [at(12, 72, 700, line(reversed))], objects });
    assert.equal(text, line(hebrew));
  });
});
