import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from '../icons/icons.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feedback, FeedbackKind } from '../../src/contract/feedback-signal.ts';
import { request } from '../api/request.ts';
import { IconButton } from '../components/icon-button.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { JobProgress } from './job-progress.tsx';
import { ThumbReason } from './thumb-reason.tsx';

interface Given {
  readonly feedback: Feedback;
  readonly signal_id: string | null;
  readonly job_ids: readonly string[];
  readonly limited: 'caller' | 'tenant' | null;
}

interface Thumb {
  readonly kind: FeedbackKind;
  readonly reason: string | null;
  /** The right answer, where its giver knows it. */
  readonly own?: string;
}

/** What a thumb set off: the repair with its progress, or why there is none. */
function Effect({ given }: { given: Given }) {
  const { t } = useTranslation();
  const { feedback, job_ids, limited } = given;
  if (feedback.kind === 'thumbs_up') return <span>{t('chat.thanks')}</span>;
  if (limited !== null) return <span>{t('chat.limited')}</span>;
  return (
    <>
      <span>{t('chat.lookedForAgain')}</span>
      {job_ids.map((id) => (
        <JobProgress key={id} id={id} />
      ))}
    </>
  );
}

interface ThumbsProps {
  readonly chatId: string;
  readonly messageId: string;
  /** What was given before this visit. */
  readonly kept: Feedback | null;
}

/** A thumb on an answer. One that is down may say why, and the answer is looked for again. */
export function Thumbs({ chatId, messageId, kept }: ThumbsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const give = useMutation({
    mutationFn: async ({ kind, reason, own = '' }: Thumb) => {
      const of = { chat_id: chatId, message_id: messageId };
      if (own !== '') await request('/api/feedback/answer', { body: { ...of, answer: own } });
      return request<Given>('/api/feedback', { body: { ...of, kind, reason } });
    },
    onSuccess: () => setAsking(false),
  });
  const { kind, reason } = give.data?.feedback ?? kept ?? {};
  return (
    <>
      <IconButton
        icon={ThumbsUp}
        label={t('chat.good')}
        aria-pressed={kind === 'thumbs_up'}
        onClick={() => give.mutate({ kind: 'thumbs_up', reason: null })}
      />
      <IconButton
        icon={ThumbsDown}
        label={t('chat.bad')}
        aria-pressed={kind === 'thumbs_down'}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      />
      <span role="status" className="inline-flex flex-wrap items-center gap-x-2 text-xs text-soft">
        {give.data === undefined ? null : <Effect given={give.data} />}
        {reason === null || reason === undefined ? null : <q>{reason}</q>}
      </span>
      {isAsking ? (
        <ThumbReason
          isSending={give.isPending}
          onSend={(reason, own) => give.mutate({ kind: 'thumbs_down', reason, own })}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {give.isError ? (
        <div className="basis-full">
          <ProblemNotice error={give.error} />
        </div>
      ) : null}
    </>
  );
}
