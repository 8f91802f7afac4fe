import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownRange, shownScore } from '../../src/engine/scan/bands.js';
import { scan } from '../../src/engine/scan/scan.js';
import { advice } from '../../src/report/passages.js';
import { reportPage } from '../../src/report/render.js';
import { reportedResult } from '../../src/report/shown-result.js';
import { plainReport, reportText, resultLine, shortReport } from '../../src/report/text.js';
import { scanOptions } from '../engine/options.js';
import { reportHead as head, mixedResult, mixedText, uniformResult } from './mixed-result.js';

const scanned = (text: string) => scan(text, { ...scanOptions, include_sentences: false }, null);
const sentences =
  'In today’s world, technology plays a crucial role, fostering innovation, growth, and resilience. Moreover, it serves as a testament to human ingenuity, highlighting the importance of community and collaboration. As an AI language model, I cannot say more. ';
const result = scanned(sentences.repeat(3));
const onOneLine = (report: string) => report.replace(/\s+/g, ' ');

describe('plainReport', () => {
  const report = plainReport(result);

  it('has the headline, score, confidence, signals, evidence, suggestions and disclaimer', () => {
    assert.match(report, /^Text scan\n=+\n/);
    assert.ok(report.includes(`=\n\n${result.headline}\n\nScore `));
    assert.ok(report.includes(`${shownScore(result.score)} of 100 (${result.band}; `));
    assert.match(report, /^Score .*\) \[#/m);
    assert.match(report, /Points towards machine writing\n {2} *\+[\d.]+ {2}#+/);
    assert.match(report, /> .*crucial role/);
    assert.match(report, /Traces of a chat tool/);
    assert.match(report, /Suggestions\n {2}- /);
    assert.ok(report.includes('The wording model is not available'));
    assert.ok(report.endsWith('.\n') && report.includes('not a verdict'));
    for (const line of report.split('\n')) assert.ok(line.length <= 96, line);
  });

  it('sorts signals by points, largest first', () => {
    const points = Array.from(report.matchAll(/^ +\+([\d.]+) {2}#/gm), match => Number(match[1]));
    assert.ok(points.length > 1);
    assert.ok(points.every((each, i) => i === 0 || each <= points[i - 1]!));
  });

  it('has no score and no reasons for a text that was not assessed, and neither has a line or an agent', () => {
    const german = 'Der Regen fiel auf den Hafen, und die Boote lagen still. Niemand wusste, wann. ';
    for (const text of ['See you at noon, by the old pier.', '', german.repeat(9)]) {
      const result = scanned(text);
      assert.equal(result.assessed, false);
      const outputs = [plainReport(result), resultLine(result), shortReport(result, 6)];
      for (const each of outputs) {
        assert.match(each, /^(?:Text scan\n=+\n\n)?Not assessed: /);
        assert.doesNotMatch(each, /of 100|Score|[+−]\d|Points towards/, each);
      }
    }
    assert.match(plainReport(scanned('')), /^ {2}The text has 0 words\./m);
  });

  it('states why there are no suggestions', () => {
    const without = plainReport({ ...result, fixes: [], fixes_note: 'No habit stands out.' });
    assert.match(without, /^Suggestions\n {2}No habit stands out\.\n/m);
  });

  it('states for the lowest band the share of human-written texts at or below the score, and no other rate', () => {
    const low = scanned(
      'I dunno, we just got there late and the door was locked, so what could we do? On 3 May 1987 the mill at Leeds (the old one) made 4,200 yards of cloth; nobody bought it. '.repeat(
        5,
      ),
    );
    assert.equal(low.band, 'low');
    const words = onOneLine(plainReport(low));
    assert.match(
      words,
      /Of [\d,]+ human-written texts of this kind and length, (?:[\d.]+%|nearly all|all|none) score at or below this\./,
    );
    assert.doesNotMatch(words, /reach this level/);
  });

  it('lists several passages with word range, score, band, confidence, strongest signals and a quote', () => {
    const mixed = plainReport(mixedResult);
    assert.equal(
      /^Passages\n(?: .*\n)+/m.exec(mixed)![0],
      `Passages
  1. Words 1 to 880: 3 of 100 (low), confidence moderate
          Phrases that people favour −4.3 ("so we walked")
  2. Words 881 to 2,176: 97 of 100 (high), confidence high
          Phrases that AI models favour +20.0 ("a crucial role"), Dashes between words +3.0,
          Fewer numbers and dates +2.5 ("residents, visitors, and businesses"), Formality +1.0
          ("meaningful ways")
  3. Words 2,177 to 2,242: 22 of 100 (low), confidence low
`,
    );
    assert.match(
      mixed,
      /Confidence .*\n(?: {12}.*\n)* {12}Words 881 to 2,176 read as high, the rest as low\./,
    );
  });

  it('has the note about passages once, and only if they differ', () => {
    const note = mixedResult.mixed!.note;
    const repeated = plainReport({ ...mixedResult, confidence_note: `242 words differ: ${note}` });
    assert.equal(onOneLine(repeated).split(note).length, 2);
    const alike = plainReport({ ...mixedResult, mixed: { ...mixedResult.mixed!, mixed: false } });
    assert.match(alike, /^Passages$/m);
    assert.doesNotMatch(alike, /the rest as low/);
    const one = plainReport(uniformResult);
    assert.doesNotMatch(one, /Passage|no change was found/);
    assert.equal(plainReport({ ...uniformResult, passages: [] }), one);
  });

  it('has no quote that breaks its line or controls the terminal', () => {
    const [passage, ...others] = mixedResult.passages!;
    const quote = { start: 0, end: 4, text: `a\n\x1b[2J\u202e${'b'.repeat(200)}` };
    const top = [{ name: 'human_phrasing', points: -4, detail: '', evidence: [quote] }];
    const mixed = plainReport({ ...mixedResult, passages: [{ ...passage!, top }, ...others] });
    assert.doesNotMatch(mixed, /[\x1b\u202e]/);
    for (const line of mixed.split('\n')) assert.ok(line.length <= 96, line);
  });
});

describe('shortReport', () => {
  const { degraded: _, ...uniform } = uniformResult;
  const { degraded: __, ...mixed } = mixedResult;

  it('has the headline, the score, the given signals with shortened reasons, and the disclaimer', () => {
    const detail = `A reason\nin two lines, ${'and more '.repeat(60)}`;
    const measured = { score: 0.9, weight: 1, value: 3, active: true, points: 4.25, evidence: [] };
    const report = { ...uniform, signals: [{ name: 'em_dashes', detail, ...measured }] };
    const [headline, first, second, ...rest] = shortReport(report, 6).split('\n');
    assert.equal(headline, report.headline);
    assert.equal(
      first,
      `Score ${shownScore(report.score)} of 100 (${report.band}; ${shownRange(report.score_range)} after small changes), confidence ${report.confidence}.`,
    );
    assert.match(second!, /^\+4\.3 Dashes between words \(em_dashes\): A reason in two lines, and more/);
    assert.ok(second!.length < 260);
    assert.deepEqual(rest, [report.disclaimer]);
  });

  it('states why a scan is degraded', () => {
    const report = { ...uniform, signals: [], degraded: 'The model server failed.' };
    assert.equal(shortReport(report, 6).split('\n')[2], 'The model server failed.');
  });

  it('lists a limited number of passages that differ, with the note about all', () => {
    const { words, score, band } = mixed.passages![0]!;
    assert.deepEqual(
      shortReport({ ...mixed, signals: [] }, 1)
        .split('\n')
        .slice(2),
      [mixed.mixed!.note, `Words 1 to ${words}: ${shownScore(score)} of 100 (${band})`, mixed.disclaimer],
    );
  });
});

describe('the reports of a mixed text', () => {
  const reported = reportedResult(mixedResult, true);
  const reports = { page: reportPage({ reported, head, text: null }), text: reportText(reported, head) };
  for (const [form, report] of Object.entries(reports))
    it(`give in the ${form} the error rates of such passages, and advise how to use it`, () => {
      const words = onOneLine(report);
      assert.match(
        words,
        /(?:\d+|[Ff]ewer than 1) in 1,000 human-written texts of about 2,500 words .+ by mistake \(measured on/,
      );
      assert.ok(words.includes(advice));
      assert.ok(words.includes(head.accuracyUrl!));
    });

  it('name the title and its origin at the top, ask the writer, and advise no rewrites', () => {
    const advised = { ...mixedResult, fixes: ['Use fewer dashes.'] };
    const page = reportPage({ reported: reportedResult(advised, true), head, text: null });
    assert.match(
      page,
      /Title, given by the person who made this report and not checked:<.*>Harbour<.*ask the writer: How did you/s,
    );
    assert.doesNotMatch(page + reportText(reportedResult(advised, true), head), /Use fewer dashes/);
  });

  it('end with the words that identify passages', () => {
    assert.match(reports.page, /<h3>First and last words of passages<.*“The harbour” to “the end”/);
    assert.match(reports.text, /First and last words of passages:\n {2}Words 1 to 90: “The harbour”/);
  });

  it('give no reasons for a text that was not assessed', () => {
    const reasons = /How the score adds up/;
    const unassessed = reportedResult({ ...mixedResult, assessed: false }, true);
    assert.match(reports.page, reasons);
    const page = reportPage({ reported: unassessed, head, text: mixedText });
    assert.doesNotMatch(page, /How the score adds up|<sup>\d/);
  });

  it('state that the text is not in the page', () => {
    const note = /does not contain the text\. Its passages are given by their words/;
    assert.match(reports.page, note);
    assert.doesNotMatch(reportPage({ reported, head, text: mixedText }), note);
  });
});
