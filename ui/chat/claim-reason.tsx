import { Link } from '@tanstack/react-router';
import { ArrowRight } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../src/contract/issue.ts';
import type { ReadPlace } from '../../src/contract/grounding.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import type { ClaimLabels } from '../react/claim-labels.ts';
import { claimReason, ClaimWord } from '../react/claim-word.tsx';
import { keyed } from '../react/keyed.ts';
import { noteOf } from './clause.ts';
import type { ShownNote } from './shown-answer.ts';

/** Value against value. */
function Difference({ issue: { expected, actual }, labels }: { issue: Issue; labels: ClaimLabels }) {
  if (expected === null || actual === null) return null;
  return (
    <dl className="assay-difference">
      <dt>{labels.expected}</dt>
      <dd data-side="expected">{expected}</dd>
      <dt>{labels.actual}</dt>
      <dd data-side="actual">{actual}</dd>
    </dl>
  );
}

function Place({ place, notes }: { place: ReadPlace; notes: readonly ShownNote[] }) {
  const { t } = useTranslation();
  const note = noteOf(place.evidence_id, notes);
  return (
    <figure>
      <blockquote className="assay-passage">
        <mark>{place.quote}</mark>
      </blockquote>
      {note === undefined ? null : (
        <figcaption className="mt-1 text-sm">
          <Link
            to={`/notes/${encodeURIComponent(note.note_id)}`}
            search={{ clause: place.quote }}
            className="inline-flex items-center gap-0.5 text-accent hover:underline"
          >
            {t('chat.openClause', { title: note.title })}
            <ArrowRight aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </figcaption>
      )}
    </figure>
  );
}

interface ClaimReasonProps {
  readonly id: string;
  readonly claim: ClaimValidation;
  readonly labels: ClaimLabels;
  readonly notes: readonly ShownNote[];
}

/** UI37: why a claim of an answer has its verdict: value against value, and the clause that says so, with the way to it. */
export function ClaimReason({ id, claim, labels, notes }: ClaimReasonProps) {
  const reason = claimReason(claim, labels);
  const errors = claim.issues.filter(({ severity }) => severity === 'error');
  const issues = errors.length > 0 ? errors : claim.issues;
  return (
    <section id={id} aria-label={labels.chosen} className="assay-detail text-sm">
      <p className="assay-detail-head">
        <ClaimWord claim={claim} labels={labels} />
        {reason === null ? null : <span className="assay-aside">{reason}</span>}
        {claim.checked && issues.length === 0 && reason === null ? <span>{labels.noIssue}</span> : null}
      </p>
      {keyed(issues, ({ rule, message }) => `${rule} ${message}`).map(([key, issue]) => (
        <div key={key}>
          <p>{issue.message}</p>
          <Difference issue={issue} labels={labels} />
        </div>
      ))}
      {keyed(claim.grounding?.read ?? [], ({ evidence_id, quote }) => `${evidence_id} ${quote}`).map(
        ([key, place]) => (
          <Place key={key} place={place} notes={notes} />
        ),
      )}
    </section>
  );
}
