import { LoaderCircle } from '../icons/icons.ts';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSampleModel } from '../../src/contract/sample-answers.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { Markdown } from '../components/markdown.tsx';
import { Tag } from '../components/tag.tsx';
import { language } from '../i18n/i18n.ts';
import { claimLabels, labelsOf } from '../react/claim-labels.ts';
import { assayLabels } from '../react/labels.ts';
import { QualityBadge } from '../react/quality-badge.tsx';
import { ActionLine } from './action-line.tsx';
import { answerMarks } from './answer-marks.ts';
import { ClaimReason } from './claim-reason.tsx';
import { ClaimedText } from './claimed-text.tsx';
import { NearestNotes } from './nearest-notes.tsx';
import { NoteBadges } from './note-badges.tsx';
import { hasAbstained, isOpen, isUnsaid, type ShownAnswer, textOf } from './shown-answer.ts';
import { Thumbs } from './thumbs.tsx';
import { VerificationLine } from './verification-line.tsx';

interface AnswerProps {
  readonly answer: ShownAnswer;
  /** What else can be done with it. */
  readonly actions?: ReactNode;
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {text}
    </p>
  );
}

/** What is to be known of an answer before its verdicts. */
function Aside({ text }: { text: string }) {
  return <p className="border-l-2 border-warn pl-2 text-xs text-warn">{text}</p>;
}

/** A second attempt is told by its reason; what was marked, left out or withheld tells its own. */
function changesText(action: ShownAnswer['action']): boolean {
  return action !== null && action.action !== 'deliver' && action.action !== 'revise';
}

/** What is said of an answer: the gate, the claims, and whether it is a second attempt. */
function Said({ answer }: { answer: ShownAnswer }) {
  const { t } = useTranslation();
  const { quality, qualityUnchecked, verification, verificationUnchecked, isJudging } = answer;
  return (
    <div role="status" className="flex flex-col gap-2">
      {isJudging ? <Waiting text={t('chat.judging')} /> : null}
      {answer.memory === null ? null : <p className="text-xs text-soft">{t('chat.memory', answer.memory)}</p>}
      {answer.isCut ? <Aside text={t('chat.notWhole')} /> : null}
      {answer.isUntold ? <Aside text={t('chat.untold')} /> : null}
      {answer.notKept === null ? null : <Aside text={t('chat.notKept', { why: answer.notKept })} />}
      <QualityBadge quality={quality} unchecked={qualityUnchecked} labels={assayLabels(language())} />
      <VerificationLine report={verification} unchecked={verificationUnchecked} />
    </div>
  );
}

/** The text: with its claims once they are known. At first the one that is denied says why. */
function Text({ answer }: { answer: ShownAnswer }) {
  const { isWriting, notes, verification } = answer;
  const shown = useDeferredValue(textOf(answer));
  const reasonId = useId();
  const [chosenId, choose] = useState<string | null>(null);
  const marks = verification === null || isWriting ? [] : answerMarks(verification, shown);
  if (verification === null || marks.length === 0) return <Markdown text={shown} isPartial={isWriting} />;
  const labels = labelsOf(verification, claimLabels(language()));
  const claims = marks.map(({ claim }) => claim);
  const chosen =
    claims.find(({ claim_id }) => claim_id === chosenId) ?? claims.find(({ contradicted }) => contradicted);
  return (
    <>
      <ClaimedText
        text={shown}
        marks={marks}
        notes={notes}
        labels={labels}
        reasonId={reasonId}
        chosen={chosen?.claim_id ?? null}
        onChoose={({ claim_id }) => choose(claim_id)}
      />
      {chosen === undefined ? null : (
        <ClaimReason id={reasonId} claim={chosen} labels={labels} notes={notes} />
      )}
    </>
  );
}

/** EX9: an answer of the samples is told as one. */
function Stored() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-soft">
      <Tag>{t('chat.stored')}</Tag>
      {t('chat.storedHint')}
    </p>
  );
}

/** An answer with its notes, what is said of it, and what can be done with it. */
export function Answer({ answer, actions }: AnswerProps) {
  const { t } = useTranslation();
  const { isWriting, notes, revised, action, chatId, messageId, feedback, asked } = answer;
  const text = textOf(answer);
  const abstained = hasAbstained(answer);
  return (
    <article
      aria-label={t('chat.answer')}
      aria-busy={isWriting}
      data-open={isOpen(answer)}
      className="flex min-w-0 flex-col gap-2.5"
    >
      {isSampleModel(answer.model) ? <Stored /> : null}
      {abstained ? null : <NoteBadges notes={notes} />}
      <ActionLine of={action} />
      {revised === null || changesText(action) ? null : (
        <Aside text={t('chat.revised', { reason: revised })} />
      )}
      {isUnsaid(answer) ? <Waiting text={t('chat.writing')} /> : <Text answer={answer} />}
      {abstained && asked?.feature === 'search_qa' ? <NearestNotes question={asked.message} /> : null}
      {isWriting ? null : (
        <>
          <Said answer={answer} />
          <div className="flex flex-wrap items-center gap-1">
            {text === '' ? null : <CopyButton text={text} label={t('chat.copyAnswer')} />}
            {actions}
            {chatId === null || messageId === null ? null : (
              <Thumbs chatId={chatId} messageId={messageId} kept={feedback} />
            )}
          </div>
        </>
      )}
    </article>
  );
}
