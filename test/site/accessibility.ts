import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Evaluates to the violations that axe-core finds in a page, one line each. */
export const violations =
  'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(node => id + ": " + node.html + " " + node.failureSummary)))';

/** Violations of WCAG 2.2 AA and of best practices that axe-core finds. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate<string[]>(violations);
}
