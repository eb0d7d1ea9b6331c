import type { Evidence } from '../../src/contract/evidence.ts';
import { isOpenAnswer } from '../../src/contract/may-answer.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import type { EntityLink } from './claim-graph.tsx';
import { ClaimDetail } from './claim-detail.tsx';
import { type ClaimLabels, labelsOf } from './claim-labels.ts';
import { ClaimWord } from './claim-word.tsx';
import { keyed } from './keyed.ts';
import { type ClaimViewState, useClaimView } from './use-claim-view.ts';
import { usePrinting } from './use-printing.ts';

interface ClaimViewProps {
  readonly report: ValidationReport;
  /** The text under check; without it the answer is shown as far as the report quotes it. */
  readonly text?: string | null | undefined;
  /** What it was held against: passages are shown where they stand. */
  readonly evidences?: readonly Evidence[] | undefined;
  readonly labels: ClaimLabels;
  /** The address of a thing of the graph, where there is one. */
  readonly entityLink?: EntityLink;
}

function ClaimList({ state, labels }: { state: ClaimViewState; labels: ClaimLabels }) {
  return (
    <ol aria-label={labels.claims} className="assay-claim-list">
      {keyed(state.claims, ({ claim_id }) => claim_id).map(([key, claim]) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={state.chosen?.claim_id === claim.claim_id}
            onClick={() => state.choose(claim.claim_id)}
          >
            <ClaimWord claim={claim} labels={labels} />
            <span>{claim.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** On paper nothing can be chosen: every claim with why it has its verdict. */
function Printed({ report, text, evidences, labels }: ClaimViewProps) {
  const state = useClaimView(report, text ?? null);
  return (
    <div className="assay-claims" data-open={isOpenAnswer(report.result.set_aside)}>
      <ClaimAnswer state={state} labels={labels} />
      {keyed(state.claims, ({ claim_id }) => claim_id).map(([key, claim]) => (
        <ClaimDetail key={key} claim={claim} evidences={evidences ?? []} labels={labels} />
      ))}
    </div>
  );
}

function Chosen({ report, text, evidences, labels, entityLink }: ClaimViewProps) {
  const state = useClaimView(report, text ?? null);
  return (
    <div className="assay-claims" data-open={isOpenAnswer(report.result.set_aside)}>
      <ClaimAnswer state={state} labels={labels} />
      {state.chosen === null ? (
        <p className="assay-aside">{labels.noClaims}</p>
      ) : (
        <ClaimDetail
          key={state.chosen.claim_id}
          claim={state.chosen}
          evidences={evidences ?? []}
          labels={labels}
          entityLink={entityLink}
        />
      )}
      <ClaimList state={state} labels={labels} />
    </div>
  );
}

/** The answer with its claims underlined, why each has its verdict on focus or hover, and all of them, contradictions first. */
export function ClaimView(props: ClaimViewProps) {
  const shown = { ...props, labels: labelsOf(props.report, props.labels) };
  return usePrinting() ? <Printed {...shown} /> : <Chosen {...shown} />;
}
