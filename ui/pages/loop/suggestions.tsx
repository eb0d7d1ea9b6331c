import { useInfiniteQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/empty.tsx';
import { SelectField } from '../../components/field.tsx';
import { listQuery } from './loop-data.ts';
import { Rows } from './rows.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

const STATUSES = ['', 'pending', 'applied', 'rejected', 'undone'] as const;

interface SuggestionsProps {
  readonly status: string;
  readonly onStatus: (status: string) => void;
}

/** What waits for a person's decision, and what was decided. */
export function Suggestions({ status, onStatus }: SuggestionsProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery('suggestions', { status }));
  return (
    <div className="flex flex-col items-start gap-3">
      <SelectField
        bare
        label={t('loop.state')}
        value={status}
        options={STATUSES.map((value) => ({
          value,
          label: value === '' ? t('loop.allStates') : t(`loop.suggestionStatus.${value}`),
        }))}
        onChange={(event) => onStatus(event.target.value)}
      />
      <div className="w-full">
        <Rows
          label={t('loop.tab.suggestions')}
          list={list}
          empty={
            <Empty icon={Lightbulb} title={t('loop.noSuggestions')} hint={t('loop.noSuggestionsHint')} />
          }
          row={(suggestion) => <SuggestionRow suggestion={suggestion} />}
        />
      </div>
    </div>
  );
}
