import type { Plan, Plans } from '../../accounts/plans.js';
import { number } from '../../contract/prose.js';
import { escapeHtml } from '../../report/safe-text.js';
import { disclaimer, fairUse } from '../openapi/about.js';
import chapters from './guide.json' with { type: 'json' };
import { code, inline, paragraphs } from './html.js';

/** A part of a chapter: paragraphs, items, lines of code, or what the service adds. */
interface Part {
  text?: readonly string[];
  list?: readonly string[];
  code?: readonly string[];
  generated?: string;
}

/** The chapters before the reference: getting started, and the rules for all calls. */
export function guide(plans: Plans) {
  const generated: Readonly<Record<string, string>> = {
    plans: plansTable(plans),
    disclaimer: `<aside><p><strong>A signal, never a verdict.</strong> ${inline(disclaimer)}</p></aside>`,
    fairUse: paragraphs(fairUse),
  };
  const htmlOf = ({ text, list, code: lines, generated: name }: Part): string => {
    if (text !== undefined) return paragraphs(text.join('\n\n'));
    if (list !== undefined) return `<ul>${list.map(item => `<li>${inline(item)}</li>`).join('')}</ul>`;
    return lines === undefined ? generated[name!]! : code(lines.join('\n'));
  };
  return chapters.map(({ id, title, parts }) => ({ id, title, html: parts.map(htmlOf).join('\n') }));
}

const amount = (value: number | null): string => (value === null ? 'no limit' : number(value));

function plansTable(plans: Plans): string {
  const head = [
    'Plan',
    'Characters per text',
    'Requests per hour (of one browser)',
    'Images per hour',
    'Words per month',
    'Deep scans per month',
    'Deep image reads per month',
    'Stored records',
    'Stored megabytes',
  ];
  const requests = ({ requests_per_hour, requests_per_hour_per_browser: ofBrowser }: Plan) =>
    amount(requests_per_hour) + (ofBrowser === null ? '' : ` (${amount(ofBrowser)})`);
  const rows = Object.entries(plans).map(([name, plan]) => [
    name,
    amount(plan.characters_per_text),
    requests(plan),
    ...[
      plan.images_per_hour,
      plan.words_per_month,
      plan.deep_scans_per_month,
      plan.image_deep_reads_per_month,
      plan.stored_records,
      plan.stored_bytes === null ? null : Math.floor(plan.stored_bytes / 2 ** 20),
    ].map(amount),
  ]);
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name!)}</th>${cells.map((cell, i) => `<td data-label="${head[i + 1]}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table><caption>The default plans. The operator of a server may set others.</caption><thead><tr>${head.map(each => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
