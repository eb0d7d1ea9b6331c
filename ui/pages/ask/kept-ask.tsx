import { useQuery } from '@tanstack/react-query';
import { RotateCw } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/api-error.ts';
import { Button } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { keptAskQuery } from './ask-data.ts';
import { Result } from './ask-result.tsx';

interface KeptAskProps {
  readonly id: string;
  readonly onResume: (id: string) => void;
}

/** An ask by its address: as it was kept, or, where it never came to its end, the way to take it up. */
export function KeptAsk({ id, onResume }: KeptAskProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(keptAskQuery(id));
  if (data !== undefined)
    return (
      <>
        <p className="font-medium">{data.question}</p>
        <Result result={data} />
      </>
    );
  if (error === null) return <Loading />;
  if (!isApiError(error) || error.problem.status !== 404) return <ProblemNotice error={error} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-soft">{t('ask.notEnded')}</p>
      <Button look="plain" size="small" onClick={() => onResume(id)}>
        <RotateCw aria-hidden className="size-3.5" />
        {t('ask.resume')}
      </Button>
    </div>
  );
}
