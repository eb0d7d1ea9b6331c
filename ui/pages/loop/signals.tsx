import { useInfiniteQuery } from '@tanstack/react-query';
import { Radio } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { FeedbackSignal } from '../../../src/contract/feedback-signal.ts';
import type { Message } from '../../../src/contract/message.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Empty } from '../../components/empty.tsx';
import { Tag } from '../../components/tag.tsx';
import { shortMoment } from '../../i18n/format.ts';
import { listQuery } from './loop-data.ts';
import { Rows } from './rows.tsx';
import { StateField } from './state-field.tsx';
import { STATES } from './states.ts';
import { Values } from './values.tsx';

function Row({ message: { payload, timestamp } }: { message: Message }) {
  const { t } = useTranslation();
  const read = FeedbackSignal.safeParse(payload);
  if (!read.success) return <Values of={payload} />;
  const { reason, source, context, comment } = read.data;
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <Tag tone="warn">{t(`loop.reason.${reason}`)}</Tag>
          <span>{comment ?? context.question ?? context.file ?? ''}</span>
          <span className="text-xs text-faint">
            {[t(`loop.source.${source}`), shortMoment(timestamp)].join(' · ')}
          </span>
        </span>
      }
    >
      <div className="py-1.5 pl-3">
        <Values of={context} />
      </div>
    </Disclosure>
  );
}

interface SignalsProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What was noticed to have gone wrong, newest first. */
export function Signals({ reason, onReason }: SignalsProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery('signals', { reason }));
  return (
    <div className="flex flex-col items-start gap-3">
      <StateField
        label={t('loop.reasonLabel')}
        all={t('loop.allReasons')}
        words={STATES.signals}
        wordOf={(word) => t(`loop.reason.${word}`)}
        value={reason}
        onChange={onReason}
      />
      <div className="w-full">
        <Rows
          label={t('loop.tab.signals')}
          list={list}
          empty={<Empty icon={Radio} title={t('loop.noSignals')} hint={t('loop.noSignalsHint')} />}
          row={(message) => <Row message={message} />}
        />
      </div>
    </div>
  );
}
