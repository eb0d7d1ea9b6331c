import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SuggestionChange } from '../../../src/contract/knowledge-gap.ts';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { moment } from '../../i18n/format.ts';
import { suggestionQuery } from './loop-data.ts';
import { textOf, Values } from './values.tsx';
import { keyed } from '../../react/keyed.ts';

/** Before and after: struck through and underlined, not by colour alone. */
function Change({ change: { field, before, after } }: { change: SuggestionChange }) {
  return (
    <li className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-3 py-0.5 text-xs">
      <span className="text-soft">{field}</span>
      <span className="font-mono break-words">
        {before === null ? null : <del className="bg-bad-wash text-bad">{textOf(before)}</del>}{' '}
        {after === null ? null : <ins className="bg-good-wash text-good">{textOf(after)}</ins>}
      </span>
    </li>
  );
}

/** What a suggestion says, and what each version changed of it. */
export function Differences({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(suggestionQuery(id));
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  return (
    <div className="flex flex-col gap-2 py-2 pl-3">
      <Values of={data.suggestion.details} />
      <ol aria-label={t('loop.versions')} className="flex flex-col gap-2">
        {keyed(data.versions, ({ version }) => version).map(
          ([key, { version, decided_by, updated_at, changes }]) => (
            <li key={key}>
              <p className="text-xs font-semibold text-soft">
                {[t('loop.version', { version }), decided_by ?? 'Assay', moment(updated_at)].join(' · ')}
              </p>
              <ul>
                {keyed(changes, (change) => change.field).map(([key, change]) => (
                  <Change key={key} change={change} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
