import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError, ownProblem } from '../api/api-error.ts';
import { Button } from '../components/button.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';

/** What stands in place of a page that failed. The rest of the screen goes on. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-xl p-6">
      <ProblemNotice error={isApiError(error) ? error : ownProblem('screen', String(error))} />
      <div className="mt-4 flex gap-2">
        <Button onClick={reset}>{t('common.tryAgain')}</Button>
        <Button look="plain" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      </div>
    </div>
  );
}
