import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { Job, JobState } from '../../../src/contract/job.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { toast } from '../../components/toast.ts';
import { shortMoment } from '../../i18n/format.ts';
import { Confirm } from './confirm.tsx';
import { JobDetail } from './job-detail.tsx';
import { type JobHistory, listQuery } from './loop-data.ts';
import { Rows } from './rows.tsx';
import { StateField } from './state-field.tsx';
import { STATES } from './states.ts';
import { useChange } from './use-change.ts';

const TONES: Readonly<Record<JobState, Tone>> = {
  queued: 'none',
  assigned: 'part',
  running: 'part',
  succeeded: 'good',
  failed: 'warn',
  cancelled: 'none',
  dead_lettered: 'bad',
};
const ENDED: readonly JobState[] = ['succeeded', 'cancelled', 'dead_lettered'];

function useRedrive() {
  const { t } = useTranslation();
  return useChange<{ redriven: number }>(({ redriven }) => toast(t('loop.redriven', { count: redriven })));
}

/** What was given up, all of it queued again. */
function RedriveAll() {
  const { t } = useTranslation();
  const { mutate, error } = useRedrive();
  return (
    <>
      <Button look="plain" size="small" onClick={() => mutate({ path: '/api/jobs/redrive' })}>
        {t('loop.redriveAll')}
      </Button>
      {error === null ? null : <ProblemNotice error={error} />}
    </>
  );
}

/** A job, and what can be done about it; what is answered stands below the job that it is about. */
function Row({ job: { id, type, status, attempts, updated_at, dead_letter_reason } }: { job: Job }) {
  const { t } = useTranslation();
  const cancel = useChange<JobHistory>((now) => toast(t('loop.cancelled', { type: now.type })));
  const redrive = useRedrive();
  const error = cancel.error ?? redrive.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Tag tone={TONES[status]}>{t(`loop.jobState.${status}`)}</Tag>
            <code className="font-mono text-xs">{type}</code>
            {dead_letter_reason === null ? null : (
              <span className="text-soft">{t(`loop.deadLetter.${dead_letter_reason}`)}</span>
            )}
            <span className="text-xs text-faint">
              {[t('loop.attempts', { count: attempts }), shortMoment(updated_at)].join(' · ')}
            </span>
          </span>
        }
      >
        <JobDetail id={id} />
      </Disclosure>
      {status === 'dead_lettered' ? (
        <Button
          look="plain"
          size="small"
          onClick={() => redrive.mutate({ path: '/api/jobs/redrive', body: { ids: [id] } })}
        >
          {t('loop.redrive')}
        </Button>
      ) : null}
      {ENDED.includes(status) ? null : (
        <Confirm
          label={t('loop.cancelJob')}
          title={t('loop.cancelTitle', { type })}
          hint={t('loop.cancelHint')}
          onConfirm={() => cancel.mutate({ path: `/api/jobs/${encodeURIComponent(id)}/cancel` })}
        />
      )}
      {error === null ? null : (
        <div className="col-span-2">
          <ProblemNotice error={error} />
        </div>
      )}
    </div>
  );
}

interface JobsProps {
  /** '' = all. */
  readonly status: string;
  readonly onStatus: (status: string) => void;
}

/** Jobs as they stand, and what was given up, to be queued again. */
export function Jobs({ status, onStatus }: JobsProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery('jobs', { status }));
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <StateField
          label={t('loop.state')}
          all={t('loop.allStates')}
          words={STATES.jobs}
          wordOf={(word) => t(`loop.jobState.${word}`)}
          value={status}
          onChange={onStatus}
        />
        {status === 'dead_lettered' ? <RedriveAll /> : null}
      </div>
      <div className="w-full">
        <Rows
          label={t('loop.tab.jobs')}
          list={list}
          empty={<Empty icon={ListChecks} title={t('loop.noJobs')} hint={t('loop.noJobsHint')} />}
          row={(job) => <Row job={job} />}
        />
      </div>
    </div>
  );
}
