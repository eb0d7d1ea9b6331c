// @vitest-environment happy-dom
import { claimLabels, ClaimView } from 'assay/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { keyed } from '../../ui/react/keyed.ts';
import { answerOf, stillClock } from '../support/verify-world.ts';
import { expectedPane, type PaneTexts, READ_PANE } from './support/claim-pane.ts';

const EVIDENCES = [
  { evidence_id: 'hours', type: 'json', data: { name: 'Harbour', hours: { sunday: 'closed' } } },
  { evidence_id: 'desks', type: 'table', data: 'office,desks,desks\nHarbour,48,48\nMill,31,31\n' },
  { evidence_id: 'leave', type: 'document', data: 'Requests are approved by the line manager.' },
] as const;
const TEXT =
  'Harbour is closed on Sunday. Harbour has 44 desks. Requests are approved by the line manager. Mill has a pool.';

function twice<T>(items: readonly T[]): T[] {
  return [...items, ...items];
}

/** As no server of ours sends it: every entry of every list twice. */
function doubled(claim: ClaimValidation): ClaimValidation {
  const { issues, parts, sources_asked, grounding } = claim;
  return {
    ...claim,
    issues: twice(issues),
    parts: twice(parts),
    sources_asked: twice(sources_asked),
    ...(grounding === undefined ? {} : { grounding: { ...grounding, read: twice(grounding.read) } }),
  };
}

async function reportOf(change: (claim: ClaimValidation) => ClaimValidation): Promise<ValidationReport> {
  const ports = { graph: null, sources: null, statements: null, clock: stillClock, ids: { next: () => '0' } };
  const answer = answerOf({ text: TEXT, evidences: [...EVIDENCES] });
  const report = await verify(answer, Configuration.parse({}), ports);
  const { result } = report;
  return { ...report, result: { ...result, claim_validations: result.claim_validations.map(change) } };
}

// oxlint-disable-next-line no-eval
const readPane = (0, eval)(READ_PANE) as (pane: Element | null) => PaneTexts;

afterEach(cleanup);

describe('claims chosen one after the other', () => {
  it.each([
    ['as it is', (claim: ClaimValidation) => claim],
    ['with every entry twice', doubled],
  ])('UI30 ClaimView says of each what a report %s says of it alone', async (_, change) => {
    const report = await reportOf(change);
    const claims = report.result.claim_validations;
    expect(claims.length).toBe(4);
    const { container } = render(<ClaimView report={report} text={TEXT} labels={claimLabels('en')} />);
    const backwards = claims.toReversed();
    for (const claim of [...claims, ...backwards, ...claims, ...backwards]) {
      const inAnswer = [...container.querySelectorAll('.assay-claim')];
      const chosen = inAnswer.find(({ textContent }) => textContent.startsWith(claim.text));
      act(() => void fireEvent.mouseEnter(chosen ?? container));
      expect(readPane(container.querySelector('.assay-detail'))).toEqual(expectedPane(claim));
    }
  });

  it('UI30 a key of a list is never that of another item, whatever the items are called', () => {
    const names = ['a', 'a', '0 a', '1 a', '', '', 'a', ' a', '1 1 a'];
    const keys = keyed(names, (name) => name).map(([key]) => key);
    expect(new Set(keys).size).toBe(names.length);
    expect(keyed(names, (name) => name).map(([, name]) => name)).toEqual(names);
  });
});
