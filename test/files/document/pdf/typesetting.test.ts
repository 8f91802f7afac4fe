import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { readPdf } from '../../../../src/files/document/pdf/pdf.js';
import { column, type PdfFile, pdfOf, runs } from '../pdf-file.js';

const read = async (file: PdfFile) => {
  const result = await readPdf(pdfOf(file), limits);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
};
const textOf = async (...pages: string[]) => (await read({ pages })).text;
const at = (size: number, x: number, y: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

describe('a large initial of a PDF', () => {
  it('belongs to the first of two lines beside it', async () => {
    const page = [
      at(40, 72, 694, 'O'),
      at(12, 104, 716, 'nce the harbour was small and the boats'),
      at(12, 104, 702, 'came in one by one to the stone quay,'),
      at(12, 72, 688, 'where my father stood with a lamp and'),
      at(12, 72, 674, 'counted them until the last was home.'),
    ].join('\n');
    assert.equal(
      await textOf(page),
      'Once the harbour was small and the boats came in one by one to the stone quay, where my father stood with a lamp and counted them until the last was home.',
    );
  });

  it('belongs to the first of three lines, also after a paragraph and before a full stop', async () => {
    const page = [
      runs(...column(72, 760, 'A paragraph stands above the initial and ends.')),
      at(11, 111, 700, 'he boats were home. The lamp was put'),
      at(11, 111, 686, 'out by my father. Nobody in the town'),
      at(11, 111, 672, 'saw the other light in the bay that'),
      at(11, 72, 658, 'night, and nobody spoke of it at all.'),
      at(54, 72, 671, 'T'),
    ].join('\n');
    assert.match(
      await textOf(page),
      /ends\.\n\nThe boats were home\. The lamp was put out by my father\. Nobody in the town saw the other light in the bay that night, and nobody spoke of it at all\.$/,
    );
  });

  it('is a word of its own before a space, or before a word of the page', async () => {
    const page = (first: string) =>
      [
        at(40, 72, 694, 'A'),
        at(12, 104, 716, first),
        at(12, 104, 702, 'came in to the stone quay of the town,'),
        at(12, 72, 688, 'where no other boat had come for years.'),
      ].join('\n');
    assert.match(await textOf(page(' lamp was lit before the first ferry')), /^A lamp was lit/);
    assert.match(await textOf(page('boat that nobody knew in the harbour')), /^A boat that/);
    assert.match(await textOf(page('fter the storm the ships of the king')), /^After the storm/);
  });

  it('may be a word', async () => {
    const page = [
      at(36, 72, 700, 'Once'),
      at(12, 160, 716, 'the harbour was small and the boats'),
      at(12, 160, 702, 'came in one by one to the quay,'),
      at(12, 72, 688, 'where my father stood with a lamp and then'),
      at(12, 72, 674, 'counted them until the last was home.'),
    ].join('\n');
    assert.match(
      await textOf(page),
      /^Once the harbour was small and the boats came in one by one to the quay, where/,
    );
  });

  it('stays where it stands at the size of a heading', async () => {
    const page = [at(24, 72, 740, 'O'), runs(...column(72, 700, 'Words below the letter.'))].join('\n');
    assert.match(await textOf(page), /^O\n\nWords below/);
  });
});

describe('letter-spaced text of a PDF', () => {
  const show = (operators: string) => `BT /F1 12 Tf 72 740 Td ${operators} ET`;
  const offsets = (text: string, gap: number, space: number) =>
    `[${[...text].map(letter => (letter === ' ' ? -space : `(${letter}) ${-gap}`)).join(' ')}] TJ`;
  const headings: Record<string, string> = {
    'character spacing': show('1.5 Tc (INTRODUCTION TO HARBOURS) Tj'),
    'wide character spacing': show('6 Tc (INTRODUCTION TO HARBOURS) Tj'),
    offsets: show(offsets('INTRODUCTION TO HARBOURS', 200, 400)),
    'typed spaces': show(
      `(${[...'INTRODUCTION TO HARBOURS'].map(letter => (letter === ' ' ? ' ' : `${letter} `)).join('')}) Tj`,
    ),
  };
  for (const [name, page] of Object.entries(headings))
    it(`is read as words: ${name}`, async () => {
      assert.equal(await textOf(page), 'INTRODUCTION TO HARBOURS');
    });

  it('is read as words where each letter has a position', async () => {
    const letters = [...'ANCHOR ANCHORS'].flatMap((letter, i) =>
      letter === ' ' ? [] : [at(12, 72 + 14 * i + (i > 6 ? 6 : 0), 740, letter)],
    );
    assert.equal(await textOf(letters.join('\n')), 'ANCHOR ANCHORS');
  });

  it('is read as prose on a whole page, also in its short last line', async () => {
    const page =
      'BT /F1 11 Tf 2 Tc 14 TL 72 700 Td (The ferry leaves the old harbour before) Tj T* (the fog has lifted from the shore where) Tj T* (it is.) Tj ET';
    assert.equal(
      await textOf(page),
      'The ferry leaves the old harbour before the fog has lifted from the shore where it is.',
    );
  });

  it('is no list of letters, formula or row of a table', async () => {
    assert.equal(await textOf(show('(Choose A B C D E F G) Tj')), 'Choose A B C D E F G');
    assert.equal(await textOf(show('(A B C D E F) Tj')), 'A B C D E F');
    assert.equal(await textOf(show('(a + b = c + d) Tj')), 'a + b = c + d');
    const cells = ['Y', 'N', 'N', 'Y', 'N'].map((cell, i) => at(12, 72 + 40 * i, 700, cell)).join('\n');
    assert.equal(await textOf(cells), 'Y N N Y N');
  });
});

describe('a table of a PDF', () => {
  const table = (x: number[], rows: string[][], step = 16) =>
    rows.flatMap((row, i) => row.map((cell, k) => at(12, x[k]!, 720 - step * i, cell))).join('\n');
  const boats = [
    ['Port', 'Country', 'Opened', 'Boats'],
    ['Oslo', 'Norway', '1999', '12'],
    ['Bergen', 'Norway', '2001', '7'],
    ['Aarhus', 'Denmark', '1987', '31'],
  ];
  const lines = boats.map(row => row.join(' ')).join('\n');

  it('has a line for each row', async () => {
    assert.equal(await textOf(table([72, 192, 312, 432], boats)), lines);
    assert.equal(await textOf(table([72, 192, 312, 432], boats, 36)), lines);
  });

  it('has a line for each row where numbers are aligned on the right', async () => {
    const rows = [
      ['Wages of the harbour office', '1'],
      ['Oil for the lamps on the old quay', '10'],
      ['Rope', '100'],
    ];
    const placed = rows.flatMap(([name, value], i) => [
      at(12, 72, 720 - 16 * i, name!),
      at(12, 400 - 6.672 * value!.length, 720 - 16 * i, value!),
    ]);
    assert.equal(await textOf(placed.join('\n')), rows.map(row => row.join(' ')).join('\n'));
  });

  it('has a line for each row where cells are as long as lines of narrow columns', async () => {
    const long = [
      ['Name of the harbour', 'Harbour master', 'Change on the year before'],
      ['Old Stone Quay', 'Margaret Ellis', 'up by four per cent'],
      ['North Ferry Pier', 'Jonathan Baker', 'down by two per cent'],
      ['Customs House Dock', 'Ada of the Quay', 'unchanged over the year'],
    ];
    assert.equal(await textOf(table([72, 230, 390], long)), long.map(row => row.join(' ')).join('\n'));
    const two = long.map(row => row.slice(0, 2));
    assert.equal(await textOf(table([72, 300], two)), two.map(row => row.join(' ')).join('\n'));
  });

  it('ends at prose of the same distance, and may have cells of two lines', async () => {
    const page = table([72, 192, 312, 432], boats);
    const prose = at(12, 72, 656, 'Prose begins here.');
    assert.equal(await textOf(`${page} ${prose}`), `${lines}\n\nProse begins here.`);
    const cell = at(12, 192, 656, '\\(or Sweden\\)');
    assert.equal(await textOf(`${page} ${cell}`), `${lines} (or Sweden)`);
  });

  it('is apart from the prose around it', async () => {
    const prose = (y: number) =>
      runs(
        ...column(
          72,
          y,
          'The harbours of the north are listed below, in the table that a clerk',
          'wrote, with the boats that they have now.',
        ),
      );
    const text = await textOf([prose(780), table([72, 152, 232, 312], boats), prose(600)].join('\n'));
    const sentence =
      'The harbours of the north are listed below, in the table that a clerk wrote, with the boats that they have now.';
    assert.equal(text, [sentence, lines, sentence].join('\n\n'));
  });
});

describe('numbers in the margin of a PDF', () => {
  const words = 'the ferry leaves the old harbour before the fog has lifted from the shore'.split(' ');
  const line = (i: number) =>
    [...words.slice(i % words.length), ...words.slice(0, i % words.length)].join(' ');
  const numbered = (first: number, count: number, step = 1, x = 40) =>
    Array.from({ length: count }, (_, i) => {
      const number = first + i;
      const label =
        number % step === 0 ? at(8, x - 4.45 * String(number).length, 700 - 20 * i, String(number)) : '';
      return `${at(11, 72, 700 - 20 * i, line(i))} ${label}`;
    }).join('\n');
  const prose = (count: number) => Array.from({ length: count }, (_, i) => line(i)).join(' ');

  it('are left out where they number lines, and a warning counts them', async () => {
    const result = await read({ pages: [numbered(1, 25)] });
    assert.equal(result.text, prose(25));
    assert.deepEqual(result.warnings, ['25 line numbers were left out.']);
  });

  it('are left out in the right margin and at every fifth line', async () => {
    assert.equal(await textOf(numbered(1, 28, 1, 580)), prose(28));
    assert.equal(await textOf(numbered(1, 28, 5)), prose(28));
  });

  it('are left out on a last page of two lines', async () => {
    const result = await read({ pages: [numbered(1, 25), numbered(26, 2)] });
    assert.deepEqual(result.warnings, ['27 line numbers were left out.']);
    assert.doesNotMatch(result.text, /\d/);
    assert.doesNotMatch(await textOf(numbered(1, 25), numbered(1, 2)), /\d/);
  });

  it('are text where they number the items of a list, years or the rows of a table', async () => {
    const items = (first: number, text: string) =>
      Array.from(
        { length: 9 },
        (_, i) => `${at(11, 40, 700 - 20 * i, String(first + i))} ${at(11, 72, 700 - 20 * i, text)}`,
      );
    const pages = [
      items(1, 'The ferry leaves the old harbour before noon.'),
      items(1991, 'the harbour had another quay, and a boat more'),
      items(1, 'Oslo').map((row, i) => `${row} ${at(11, 300, 700 - 20 * i, 'Norway')}`),
    ];
    pages.push(
      pages[0]!.map(
        (item, i) => `${item} ${at(11, 72, 689 - 20 * i, 'and the next one leaves it in the evening,')}`,
      ),
    );
    for (const page of pages) {
      const result = await read({ pages: [page.join('\n')] });
      assert.deepEqual(result.warnings, []);
      assert.match(result.text, /4/);
    }
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
  const readHebrew = async (...lines: string[][]) => {
    const placed = lines.flatMap((words, i) => {
      let x = 500;
      return words.map(word => {
        x -= 7.2 * (word.length + 1);
        return at(12, x, 700 - 14 * i, reversed(word));
      });
    });
    return (await read({ pages: [placed.join('\n')], objects })).text;
  };

  it('is read from the right, with its numbers and foreign words from the left', async () => {
    const words = ['DPOL', 'PAQD', 'BXPZ', '1987', 'MIC', 'old quay', 'XMID.'];
    assert.equal(await readHebrew(words), hebrew(words.join(' ')));
    const dated = ['DPOL', 'PAQD', '6 december 1987', 'MIC'];
    assert.equal(await readHebrew(dated), hebrew(dated.join(' ')));
    const numbers = ['HOMY', '12.5', 'FDFD', '3/4', 'RVWA'];
    assert.equal(await readHebrew(numbers), hebrew(numbers.join(' ')));
  });

  it('is read from the right within a run, over several lines', async () => {
    const lines = ['DPOL PAQD BXPZ TFA', 'MIC DJN EYOYJE'];
    assert.equal(await readHebrew(...lines.map(line => [line])), hebrew(lines.join(' ')));
  });

  it('is read from the right within a line of another direction', async () => {
    const page = at(
      12,
      72,
      700,
      `the word ${reversed('DPOL')} means a harbour and ${reversed('JN')} the sea.`,
    );
    const { text } = await read({ pages: [page], objects });
    assert.equal(text, hebrew('the word DPOL means a harbour and JN the sea.'));
  });
});
