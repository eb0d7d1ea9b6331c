import type { Page } from 'playwright-core';
import type { ClaimValidation } from '../../../src/contract/validation-report.ts';

/** What stands in the pane of a claim, in the order in which it stands there. */
export interface PaneTexts {
  readonly text: string;
  readonly issues: readonly string[];
  readonly sides: readonly string[];
  readonly derived: readonly string[];
  /** Where each place of the evidence lies. */
  readonly places: readonly string[];
  /** What is marked there. */
  readonly marks: readonly string[];
  readonly sources: readonly string[];
}

/** Of a page: given as text to the browser, and called where React drew into this process. */
export const READ_PANE = `(pane) => {
  const texts = (selector) => [...pane.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const asides = [...pane.querySelectorAll(':scope > p.assay-aside')].map(({ textContent }) => textContent);
  return {
    text: texts('.assay-detail-text').join(),
    issues: texts('.assay-items > li > p'),
    sides: texts('[data-side]'),
    derived: asides.filter((text) => text.includes(': ')).flatMap((text) => text.slice(text.indexOf(': ') + 2).split(' · ')),
    places: texts('figure figcaption'),
    marks: texts('figure mark'),
    sources: texts('.assay-sources > li').map((line) => line.split(' ')[0]),
  };
}`;

export function paneOf(page: Page): Promise<PaneTexts> {
  return page.evaluate<PaneTexts>(`(${READ_PANE})(document.querySelector('.assay-detail'))`);
}

function differs({ expected, actual }: ClaimValidation['issues'][number]): boolean {
  return expected !== null || actual !== null;
}

/** What must stand there: all that the report says of this claim, and nothing else. */
export function expectedPane({ text, issues, parts, grounding, sources_asked }: ClaimValidation): PaneTexts {
  const read = grounding?.read ?? [];
  const asked = [...sources_asked, ...issues.flatMap(({ sources }) => sources)];
  return {
    text,
    issues: issues.map(({ message, rule }) => `${message} ${rule}`),
    sides: issues.filter(differs).flatMap(({ expected, actual }) => [expected ?? '—', actual ?? '—']),
    derived: [...new Set(parts.flatMap(({ derivation }) => derivation ?? []))],
    places: read.map(({ evidence_id, path }) => (path === null ? evidence_id : `${evidence_id} ${path}`)),
    marks: read.map(({ quote }) => quote),
    sources: [...new Set(asked.map(({ source }) => source))],
  };
}
