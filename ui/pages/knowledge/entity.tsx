import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Facts } from './facts.tsx';
import type { GraphWords } from './graph-words.ts';
import { entityQuery } from './knowledge-data.ts';
import { Relations } from './relations.tsx';

interface EntityProps {
  readonly type: string;
  readonly id: string;
  readonly words: GraphWords;
}

/** All that the graph holds of an entity. */
export function Entity({ type, id, words }: EntityProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(entityQuery(type, id));
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  const others = data.names.filter(({ name, kind }) => name !== data.name && kind !== 'id');
  return (
    <article aria-label={data.name} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{data.name}</h2>
        <p className="text-sm text-soft">
          {words.type(type)} · <code className="text-xs">{id}</code>
        </p>
        {others.length === 0 ? null : (
          <p className="text-sm">{`${t('knowledge.names')}: ${others.map(({ name }) => name).join(', ')}`}</p>
        )}
      </div>
      <Facts entity={data} words={words} />
      <Relations entity={data} words={words} />
      {data.facts.length === 0 && data.relations.length === 0 ? (
        <p className="text-sm text-soft">{t('knowledge.nothingSaid')}</p>
      ) : null}
    </article>
  );
}
