import { RotateCw } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { isApiError, ownProblem } from '../api/api-error.ts';
import { Button } from '../components/button.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { CUT } from '../stream/ai-stream.ts';
import type { AIStreamState } from '../stream/ai-stream-state.ts';

/** Why an answer did not come to its end, and the way to ask again. */
export function StreamFailure({ state, onAgain }: { state: AIStreamState; onAgain: () => void }) {
  const { t } = useTranslation();
  const { error, failure } = state;
  if (error === null) return null;
  const sentence = error === CUT ? t('chat.cut') : error;
  return (
    <div className="flex flex-col items-start gap-2">
      <ProblemNotice error={isApiError(failure) ? failure : ownProblem('stream', sentence)} />
      <Button look="plain" size="small" onClick={onAgain}>
        <RotateCw aria-hidden className="size-3.5" />
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
