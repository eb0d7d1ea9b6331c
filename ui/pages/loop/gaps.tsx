import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { KnowledgeGap } from '../../../src/contract/knowledge-gap.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Empty } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tag } from '../../components/tag.tsx';
import { toast } from '../../components/toast.ts';
import { shortMoment } from '../../i18n/format.ts';
import { Confirm } from './confirm.tsx';
import { listQuery } from './loop-data.ts';
import { Rows } from './rows.tsx';
import { StateField } from './state-field.tsx';
import { STATES } from './states.ts';
import { useChange } from './use-change.ts';
import { keyed } from '../../react/keyed.ts';

function pathOf({ id }: KnowledgeGap, what: 'close' | 'keep'): string {
  return `/api/gaps/${encodeURIComponent(id)}/${what}`;
}

/** What can be done about a gap; what is answered stands below the gap that it is about. */
function Decisions({ gap }: { gap: KnowledgeGap }) {
  const { t } = useTranslation();
  const close = useChange<KnowledgeGap>(({ topic }) => toast(t('loop.closed', { topic })));
  const keep = useChange<{ cases: readonly unknown[] }>(({ cases }) =>
    toast(t('loop.keptCases', { count: cases.length })),
  );
  const error = close.error ?? keep.error;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="plain" size="small" onClick={() => keep.mutate({ path: pathOf(gap, 'keep') })}>
          {t('loop.keep')}
        </Button>
        <Confirm
          label={t('loop.closeGap')}
          title={t('loop.closeTitle', { topic: gap.topic })}
          hint={t('loop.closeHint')}
          onConfirm={() => close.mutate({ path: pathOf(gap, 'close') })}
        />
      </div>
      {error === null ? null : <ProblemNotice error={error} />}
    </>
  );
}

function Row({ gap }: { gap: KnowledgeGap }) {
  const { t } = useTranslation();
  const { topic, file, symbol, reason, count, callers, questions, status, last_at } = gap;
  const place = [file, symbol].filter((each) => each !== null).join(' · ');
  return (
    <div className="flex flex-col gap-1.5">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Tag tone={status === 'open' ? 'warn' : 'none'}>{t(`loop.gapStatus.${status}`)}</Tag>
            <span className="font-medium">{topic}</span>
            <span className="text-soft">{t(`loop.reason.${reason}`)}</span>
            <span className="text-xs text-faint">
              {[
                t('loop.questions', { count }),
                t('loop.callers', { count: callers }),
                shortMoment(last_at),
              ].join(' · ')}
            </span>
          </span>
        }
      >
        <div className="py-1.5 pl-3 text-sm">
          {place === '' ? null : <code className="font-mono text-xs text-soft">{place}</code>}
          <ul className="list-disc pl-5">
            {keyed(questions, (question) => question).map(([key, question]) => (
              <li key={key}>{question}</li>
            ))}
          </ul>
        </div>
      </Disclosure>
      {status === 'closed' ? null : <Decisions gap={gap} />}
    </div>
  );
}

interface GapsProps {
  readonly status: string;
  readonly onStatus: (status: string) => void;
}

/** What could not be answered, what most callers fell into first. */
export function Gaps({ status, onStatus }: GapsProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery('gaps', { status }));
  return (
    <div className="flex flex-col items-start gap-3">
      <StateField
        label={t('loop.state')}
        all={t('loop.allStates')}
        words={STATES.gaps}
        wordOf={(word) => t(`loop.gapStatus.${word}`)}
        value={status}
        onChange={onStatus}
      />
      <div className="w-full">
        <Rows
          label={t('loop.tab.gaps')}
          list={list}
          empty={<Empty icon={CircleCheck} title={t('loop.noGaps')} hint={t('loop.noGapsHint')} />}
          row={(gap) => <Row gap={gap} />}
        />
      </div>
    </div>
  );
}
