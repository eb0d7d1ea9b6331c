import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FeatureType } from '../../../src/contract/feature.ts';
import type { QualityChecklist } from '../../../src/contract/quality.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { percent } from '../../i18n/format.ts';
import { language } from '../../i18n/i18n.ts';
import { checklistsQuery } from './settings-data.ts';
import { keyed } from '../../react/keyed.ts';

function Checklist({ list: { task, items, min_pass_ratio } }: { list: QualityChecklist }) {
  const { t } = useTranslation();
  const feature = FeatureType.safeParse(task).data;
  return (
    <Disclosure
      summary={
        <span className="flex min-h-7 flex-wrap items-center gap-x-2 text-sm">
          <span className="font-medium">{feature === undefined ? task : t(`chat.features.${feature}`)}</span>
          <span className="text-soft">
            {t('settings.checklistOf', { count: items.length, ratio: percent(min_pass_ratio) })}
          </span>
        </span>
      }
    >
      <ol className="list-decimal pb-2 pl-6 text-sm text-soft">
        {keyed(items, (item) => item).map(([key, item]) => (
          <li key={key}>{item}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** What an answer of each task is asked. */
export function Checklists() {
  const { data, error } = useQuery(checklistsQuery(language()));
  if (error !== null) return <ProblemNotice error={error} />;
  return (
    <div>
      {keyed(data?.checklists ?? [], (list) => list.task).map(([key, list]) => (
        <Checklist key={key} list={list} />
      ))}
    </div>
  );
}
