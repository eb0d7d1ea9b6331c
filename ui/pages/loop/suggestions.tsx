import { useInfiniteQuery } from '@tanstack/react-query';
import { Lightbulb } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/empty.tsx';
import { listQuery } from './loop-data.ts';
import { Rows } from './rows.tsx';
import { StateField } from './state-field.tsx';
import { STATES } from './states.ts';
import { SuggestionRow } from './suggestion-row.tsx';

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
      <StateField
        label={t('loop.state')}
        all={t('loop.allStates')}
        words={STATES.suggestions}
        wordOf={(word) => t(`loop.suggestionStatus.${word}`)}
        value={status}
        onChange={onStatus}
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
