import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, LoaderCircle } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { Job, JobState } from '../../src/contract/job.ts';
import { request } from '../api/request.ts';

const ENDED: readonly JobState[] = ['succeeded', 'cancelled', 'dead_lettered'];
const POLL_MS = 1500;

function Icon({ status }: { status: JobState }) {
  if (status === 'succeeded') return <CircleCheck aria-hidden className="size-3.5 text-good" />;
  if (status === 'dead_lettered' || status === 'cancelled')
    return <CircleX aria-hidden className="size-3.5 text-bad" />;
  return <LoaderCircle aria-hidden className="size-3.5 animate-spin" />;
}

/** How far a job is, until it has ended. */
export function JobProgress({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: job } = useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => request<Job>(`/api/jobs/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && ENDED.includes(state.data.status) ? false : POLL_MS,
  });
  if (job === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon status={job.status} />
      {t(`chat.job.${job.status}`)}
    </span>
  );
}
