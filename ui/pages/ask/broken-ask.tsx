import { RotateCw } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { ownProblem } from '../../api/api-error.ts';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { CUT } from '../../stream/ai-stream.ts';
import type { AskProgress } from '../../stream/ask-stream.ts';

interface BrokenAskProps {
  readonly progress: AskProgress;
  readonly onResume: (id: string) => void;
}

/** An ask that did not come to its end: why, and the way on behind its last step. */
export function BrokenAsk({ progress: { phase, id, error, failure }, onResume }: BrokenAskProps) {
  const { t } = useTranslation();
  if (phase !== 'broken' && phase !== 'stopped') return null;
  const why = error === null || error === CUT ? t('chat.cut') : error;
  return (
    <div className="flex flex-col items-start gap-2">
      {phase === 'stopped' ? (
        <p className="text-sm text-soft">{t('ask.stopped')}</p>
      ) : (
        <ProblemNotice error={failure ?? ownProblem('stream', why)} />
      )}
      {id === null ? null : (
        <Button look="plain" size="small" onClick={() => onResume(id)}>
          <RotateCw aria-hidden className="size-3.5" />
          {t('ask.resume')}
        </Button>
      )}
    </div>
  );
}
