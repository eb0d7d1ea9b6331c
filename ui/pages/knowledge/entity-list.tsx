import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from '../../icons/icons.ts';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownType, ListedEntity } from '../../../src/contract/knowledge.ts';
import { Empty } from '../../components/empty.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { number } from '../../i18n/format.ts';
import { entityPath } from '../../verdicts/entity-path.ts';
import type { GraphWords } from './graph-words.ts';
import { entitiesQuery } from './knowledge-data.ts';
import { useSearch } from './use-search.ts';
import { keyed } from '../../react/keyed.ts';

interface RowsProps {
  readonly label: string;
  readonly entities: readonly ListedEntity[];
  readonly words: GraphWords;
}

function Rows({ label, entities, words }: RowsProps) {
  const { search } = useSearch();
  return (
    <ul aria-label={label} className="flex flex-col gap-0.5">
      {keyed(entities, ({ type, id }) => entityPath(type, id)).map(([key, { type, id, name, matched }]) => (
        <li key={key}>
          <Link
            to={`/knowledge/${entityPath(type, id)}`}
            search={search}
            activeOptions={{ includeSearch: false }}
            className="block rounded px-2 py-1.5 hover:bg-hover data-[status=active]:bg-hover"
          >
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-soft">
              {[
                words.type(type),
                id,
                ...(matched === null || matched === name || matched === id ? [] : [matched]),
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Found({ words }: { words: GraphWords }) {
  const { t } = useTranslation();
  const { query, type } = useSearch();
  const list = useInfiniteQuery(entitiesQuery(useDeferredValue(query.trim()), type));
  const { data, error, isLoading } = list;
  if (error !== null) return <ProblemNotice error={error} />;
  if (isLoading || data === undefined) return <Loading />;
  const entities = data.pages.flatMap((page) => page.entities);
  const similar = data.pages.flatMap((page) => page.similar);
  if (entities.length === 0 && similar.length === 0)
    return (
      <Empty icon={SearchX} title={t('knowledge.nothingFound')} hint={t('knowledge.nothingFoundHint')} />
    );
  return (
    <>
      <Rows label={t('knowledge.entities')} entities={entities} words={words} />
      {similar.length === 0 ? null : (
        <>
          <p className="px-2 text-sm text-soft">{t('knowledge.similar')}</p>
          <Rows label={t('knowledge.similar')} entities={similar} words={words} />
        </>
      )}
      <MoreButton list={list} />
    </>
  );
}

/** Entities of the graph by type and name; what is looked for stands in the address. */
export function EntityList({ types, words }: { types: readonly KnownType[]; words: GraphWords }) {
  const { t } = useTranslation();
  const { query, type, look } = useSearch();
  const options = types.map((one) => ({
    value: one.type,
    label: `${words.type(one.type)} (${number(one.entities)})`,
  }));
  return (
    <div className="flex flex-col gap-2 p-2">
      <TextField
        bare
        type="search"
        label={t('knowledge.search')}
        placeholder={t('knowledge.search')}
        value={query}
        onChange={(event) => look({ query: event.target.value, type })}
      />
      <SelectField
        bare
        label={t('knowledge.type')}
        value={type}
        options={[{ value: '', label: t('knowledge.allTypes') }, ...options]}
        onChange={(event) => look({ query, type: event.target.value })}
      />
      <Found words={words} />
    </div>
  );
}
