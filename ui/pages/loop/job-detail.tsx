import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { moment } from '../../i18n/format.ts';
import { jobQuery } from './loop-data.ts';
import { Values } from './values.tsx';
import { keyed } from '../../react/keyed.ts';

/** What a job was told, what it gave, and each change of its state. */
export function JobDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(jobQuery(id));
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  const { payload, result, events } = data;
  return (
    <div className="flex flex-col gap-2 py-2 pl-3">
      <Values of={{ ...payload, ...(result === null ? {} : { [t('loop.result')]: result }) }} />
      <ol aria-label={t('loop.changes')} className="text-xs text-soft">
        {keyed(events, (event) => event.id).map(([key, { ts, kind }]) => (
          <li key={key} className="flex gap-3 py-0.5">
            <span className="w-40 shrink-0">{moment(ts)}</span>
            <span>{t(`loop.jobState.${kind}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
