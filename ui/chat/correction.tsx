import { useMutation } from '@tanstack/react-query';
import { ArrowUp, Check } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { request } from '../api/request.ts';
import { Button } from '../components/button.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { moment } from '../i18n/format.ts';
import { keyed } from '../react/keyed.ts';
import type { JudgedMessage } from './chat-data.ts';

const Change = z.object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() });
const Corrected = z.object({
  difference: z.array(Change).default([]),
  approved: z.object({ by: z.string(), at: z.string() }).optional(),
});

/** Struck through and underlined, not by colour alone. */
function Changed({ change: { kind, text } }: { change: z.infer<typeof Change> }) {
  if (kind === 'gone') return <del className="bg-bad-wash text-bad">{text}</del>;
  if (kind === 'new') return <ins className="bg-good-wash text-good">{text}</ins>;
  return <span>{text}</span>;
}

function Take({ message: { id, session_id } }: { message: JudgedMessage }) {
  const { t } = useTranslation();
  const take = useMutation({
    mutationFn: () =>
      request('/api/feedback', { body: { kind: 'thumbs_up', chat_id: session_id, message_id: id } }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="small" disabled={take.isPending || take.isSuccess} onClick={() => take.mutate()}>
        <Check aria-hidden className="size-3.5" />
        {t('chat.takeCorrection')}
      </Button>
      {take.isError ? <ProblemNotice error={take.error} /> : null}
    </div>
  );
}

interface CorrectionProps {
  readonly message: JudgedMessage;
  /** Whether a person took it. */
  readonly isTaken: boolean;
}

/** UI36: over an answer that stands for another: what is gone and what is new, and one click that takes it. */
export function Correction({ message, isTaken }: CorrectionProps) {
  const { t } = useTranslation();
  const { difference, approved } = Corrected.safeParse(message.content).data ?? { difference: [] };
  return (
    <section aria-label={t('chat.correction')} className="flex flex-col gap-2">
      <p className="flex items-center gap-1.5 text-sm font-medium text-good">
        <ArrowUp aria-hidden className="size-3.5 shrink-0" />
        {approved === undefined
          ? t('workbench.improved')
          : t('chat.approvedBy', { by: approved.by, at: moment(approved.at) })}
      </p>
      {difference.length === 0 ? null : (
        <p className="rounded border border-line px-3 py-2 text-sm break-words whitespace-pre-wrap">
          {keyed(difference, ({ kind, text }) => `${kind} ${text}`).map(([key, change]) => (
            <Changed key={key} change={change} />
          ))}
        </p>
      )}
      {isTaken || approved !== undefined ? null : <Take message={message} />}
    </section>
  );
}
