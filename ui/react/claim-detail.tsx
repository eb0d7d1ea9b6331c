import type { Evidence } from '../../src/contract/evidence.ts';
import type { Issue, SourceAsked } from '../../src/contract/issue.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import { ClaimGraph, type EntityLink } from './claim-graph.tsx';
import type { ClaimLabels } from './claim-labels.ts';
import { ClaimPassage } from './claim-passage.tsx';
import { ClaimWord, claimReason, claimWord } from './claim-word.tsx';
import { type Passage, passagesOf } from './evidence-view.ts';
import { JudgedByModel } from './judged-by-model.tsx';
import { keyed } from './keyed.ts';
import { filled } from './labels.ts';

interface DetailProps {
  readonly claim: ClaimValidation;
  /** What the answer was held against; empty where it is not here. */
  readonly evidences: readonly Evidence[];
  readonly labels: ClaimLabels;
  readonly entityLink?: EntityLink;
}

function Difference({ issue: { expected, actual }, labels }: { issue: Issue; labels: ClaimLabels }) {
  if (expected === null && actual === null) return null;
  return (
    <dl className="assay-difference">
      <dt>{labels.expected}</dt>
      <dd data-side="expected">{expected ?? '—'}</dd>
      <dt>{labels.actual}</dt>
      <dd data-side="actual">{actual ?? '—'}</dd>
    </dl>
  );
}

function Issues({ claim, labels }: Pick<DetailProps, 'claim' | 'labels'>) {
  const isOpen = claimReason(claim, labels) !== null;
  if (claim.issues.length === 0) return isOpen || !claim.checked ? null : <p>{labels.noIssue}</p>;
  return (
    <ul className="assay-items">
      {keyed(claim.issues, ({ rule, message }) => `${rule} ${message}`).map(([key, issue]) => (
        <li key={key} data-severity={issue.severity}>
          <p>
            {issue.message} <code>{issue.rule}</code>
          </p>
          <Difference issue={issue} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

function sourcesOf({ sources_asked, issues }: ClaimValidation): SourceAsked[] {
  const all = [...sources_asked, ...issues.flatMap(({ sources }) => sources)];
  return [...new Map(all.map((asked) => [asked.source, asked])).values()];
}

function Sources({ claim, labels }: Pick<DetailProps, 'claim' | 'labels'>) {
  const asked = sourcesOf(claim);
  if (asked.length === 0) return null;
  return (
    <>
      <h3>{labels.sources}</h3>
      <ul className="assay-sources">
        {keyed(asked, ({ source }) => source).map(([key, { source, as_of }]) => (
          <li key={key}>
            {source}{' '}
            <span className="assay-aside">
              {as_of === null ? labels.noDay : filled(labels.asOf, { day: as_of })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf({ place: { evidence_id, path, span } }: Passage): string {
  return `${evidence_id} ${path} ${span?.start}`;
}

function Passages({ claim, evidences, labels }: DetailProps) {
  const passages = passagesOf(claim, evidences);
  if (passages.length === 0) return null;
  const isElsewhere = passages.every(({ text, table }) => text === null && table === null);
  return (
    <>
      <h3>{labels.passage}</h3>
      {keyed(passages, nameOf).map(([key, passage]) => (
        <ClaimPassage key={key} passage={passage} labels={labels} />
      ))}
      {isElsewhere ? <p className="assay-aside">{labels.notHere}</p> : null}
    </>
  );
}

/** Why a claim has its verdict: what it says, what its source says, the passage, the sources asked and of which day. */
export function ClaimDetail({ claim, evidences, labels, entityLink }: DetailProps) {
  const { text, status, parts, graph } = claim;
  const reason = claimReason(claim, labels);
  const derived = new Set(parts.flatMap(({ derivation }) => derivation ?? []));
  const isOwnWord = claimWord(claim, labels) === labels.status[status];
  return (
    <section id="assay-claim" aria-label={labels.chosen} className="assay-detail">
      <p className="assay-detail-head">
        <ClaimWord claim={claim} labels={labels} />
        {isOwnWord ? null : <code>{status}</code>}
        {reason === null ? null : <span className="assay-aside">{reason}</span>}
      </p>
      <p className="assay-detail-text">{text}</p>
      <Issues claim={claim} labels={labels} />
      {derived.size === 0 ? null : (
        <p className="assay-aside">{`${labels.derived}: ${[...derived].join(' · ')}`}</p>
      )}
      <JudgedByModel claim={claim} labels={labels} />
      <Passages claim={claim} evidences={evidences} labels={labels} />
      {graph === undefined ? null : <ClaimGraph graph={graph} labels={labels} entityLink={entityLink} />}
      <Sources claim={claim} labels={labels} />
    </section>
  );
}
