import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claimStanding } from '../../src/contract/claim-standing.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import { Markdown, type Marked } from '../components/markdown.tsx';
import type { ClaimLabels } from '../react/claim-labels.ts';
import { claimWord } from '../react/claim-word.tsx';
import type { AnswerMark } from './answer-marks.ts';
import { clauseOf, noteOf } from './clause.ts';
import type { ShownNote } from './shown-answer.ts';

interface ClaimedTextProps {
  readonly text: string;
  readonly marks: readonly AnswerMark[];
  readonly notes: readonly ShownNote[];
  readonly labels: ClaimLabels;
  /** Id of the element that says why the chosen claim has its verdict. */
  readonly reasonId: string;
  readonly chosen: string | null;
  readonly onChoose: (claim: ClaimValidation) => void;
}

interface PartProps extends Pick<ClaimedTextProps, 'labels' | 'reasonId' | 'chosen' | 'onChoose'> {
  readonly mark: AnswerMark;
  readonly marked: Marked;
  readonly isBegin: boolean;
}

/** Behind its claim without a space, so that it never begins a line. */
function Word({ claim, labels }: { claim: ClaimValidation; labels: ClaimLabels }) {
  return <sup data-look={claimStanding(claim)}>{claimWord(claim, labels)}</sup>;
}

/** Every stretch of a claim can be clicked; the keyboard stops at its first one. */
function ClaimPart({ mark, marked, labels, isBegin, reasonId, chosen, onChoose }: PartProps) {
  const { claim, isEnd } = mark;
  return (
    <>
      <a
        href={`#${reasonId}`}
        className="assay-claim"
        data-look={claimStanding(claim)}
        aria-current={chosen === claim.claim_id}
        tabIndex={isBegin ? undefined : -1}
        onClick={(event) => {
          event.preventDefault();
          onChoose(claim);
        }}
      >
        {marked.children}
      </a>
      {isEnd && marked.isLast ? <Word claim={claim} labels={labels} /> : null}
    </>
  );
}

interface CitationProps extends Pick<ClaimedTextProps, 'labels'> {
  readonly mark: AnswerMark;
  readonly note: ShownNote;
  readonly children: ReactNode;
}

function CitationPart({ mark, note, labels, children }: CitationProps) {
  const { t } = useTranslation();
  const clause = clauseOf(mark.claim, mark.citation?.evidence_id ?? '');
  return (
    <>
      <Link
        to={`/notes/${encodeURIComponent(note.note_id)}`}
        search={clause === null ? {} : { clause }}
        title={t('chat.openClause', { title: note.title })}
      >
        {children}
      </Link>
      {mark.isEnd ? <Word claim={mark.claim} labels={labels} /> : null}
    </>
  );
}

/** UI37: an answer with its claims underlined by their verdicts; a claim leads to why, a citation to its clause in the note. */
export function ClaimedText({ text, marks, notes, ...choice }: ClaimedTextProps) {
  const show = (marked: Marked): ReactNode => {
    const mark = marks[marked.of];
    if (mark === undefined) return marked.children;
    const note = noteOf(mark.citation?.evidence_id, notes);
    if (note !== undefined)
      return (
        <CitationPart mark={mark} note={note} labels={choice.labels}>
          {marked.children}
        </CitationPart>
      );
    const isBegin = marked.isFirst && marks[marked.of - 1]?.claim !== mark.claim;
    return <ClaimPart mark={mark} marked={marked} isBegin={isBegin} {...choice} />;
  };
  return <Markdown text={text} marks={{ spans: marks, show }} />;
}
