import { element } from '../dom.js';
import type { Summary } from '../summary.js';

/** Longest text, in UTF-16 units, that is passed on in an address. */
const addressCharsMax = 100_000;

/**
 * Returns the elements of a result; the first one is its heading, which can have the focus. A link opens the
 * text on the start page of the service at `origin`.
 */
export function resultView(summary: Summary, origin: string): HTMLElement[] {
  const { subject, headline, confidence, comparison, notes } = summary;
  return [
    element('h2', { tabindex: '-1' }, headline),
    element('p', { class: 'hint' }, subject),
    ...(summary.assessed ? score(summary) : []),
    ...section('Passages', passages(summary)),
    element('p', {}, confidence),
    ...[comparison, ...notes].filter(text => text !== '').map(text => element('p', { class: 'small' }, text)),
    ...section('Strongest reasons', reasons(summary)),
    ...siteLink(summary.text, origin),
  ];
}

/** The browser does not send the fragment of an address to the server. */
function siteLink(text: string, origin: string): HTMLElement[] {
  if (text.length > addressCharsMax) return [];
  const href = `${origin}/#text=${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`;
  const link = element('a', { href, target: '_blank', rel: 'noreferrer' }, 'Open this text in Telltale');
  return [element('p', {}, link)];
}

function score({ score, range, share, band }: Summary): HTMLElement[] {
  const fill = element('span', { class: `fill band-${band}` });
  fill.style.inlineSize = `${(share * 100).toFixed(1)}%`;
  return [
    element(
      'p',
      { class: 'score' },
      element('strong', {}, score),
      ' of 100 · level ',
      element('strong', {}, band),
      range === '' ? '' : ` · ${range} after small changes`,
    ),
    element('div', { class: 'scale', 'aria-hidden': 'true' }, fill),
  ];
}

const section = (title: string, items: HTMLElement[]): HTMLElement[] =>
  items.length === 0
    ? []
    : [
        element('h3', {}, title),
        element('ol', { class: 'plain' }, ...items.map(item => element('li', {}, item))),
      ];

const reasons = ({ reasons }: Summary): HTMLElement[] =>
  reasons.map(({ name, points, towards, detail }) =>
    element(
      'details',
      {},
      element(
        'summary',
        {},
        element('span', { class: 'grow' }, name),
        element(
          'span',
          { class: towards === 'machine' ? 'points machine' : 'points person' },
          points,
          element('span', { class: 'unseen' }, ` points towards ${towards} writing`),
        ),
      ),
      element('p', { class: 'small' }, detail),
    ),
  );

const passages = ({ passages }: Summary): HTMLElement[] =>
  passages.map(({ opening, band, score, words, confidence }) =>
    element(
      'div',
      { class: 'passage' },
      element('span', { class: 'opening' }, opening),
      element(
        'p',
        { class: 'hint' },
        element('span', { class: `swatch band-${band}`, 'aria-hidden': 'true' }),
        `${band}, ${score} of 100 · ${words} · confidence ${confidence}`,
      ),
    ),
  );
