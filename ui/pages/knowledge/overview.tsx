import { useTranslation } from 'react-i18next';
import type { GraphLoad, KnowledgeOverview } from '../../../src/contract/knowledge.ts';
import { ColumnHeads } from '../../components/column-heads.tsx';
import { moment, number } from '../../i18n/format.ts';
import type { GraphWords } from './graph-words.ts';
import { Part } from './part.tsx';
import { useSearch } from './use-search.ts';
import { keyed } from '../../react/keyed.ts';

function Types({ types, words }: { types: KnowledgeOverview['types']; words: GraphWords }) {
  const { t } = useTranslation();
  const { look } = useSearch();
  return (
    <Part title={t('knowledge.types')}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col">{t('knowledge.type')}</th>
            <th scope="col" className="numbers">
              {t('knowledge.count')}
            </th>
            <th scope="col">{t('knowledge.attributes')}</th>
            <th scope="col">{t('knowledge.relations')}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(types, ({ type }) => type).map(([key, { type, entities, definition }]) => (
            <tr key={key}>
              <th scope="row" className="font-medium">
                <button
                  type="button"
                  className="text-left text-accent hover:underline"
                  onClick={() => look({ query: '', type })}
                >
                  {words.type(type)}
                </button>
              </th>
              <td className="numbers">{number(entities)}</td>
              <td>
                {Object.keys(definition?.attributes ?? {})
                  .map((name) => words.attribute(type, name))
                  .join(', ')}
              </td>
              <td>
                {Object.keys(definition?.relations ?? {})
                  .map((name) => words.relation(type, name))
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

const COLUMNS = ['file', 'loadedAt', 'rows', 'entities', 'facts', 'relations'] as const;

function Load({ load }: { load: GraphLoad }) {
  const { t } = useTranslation();
  const { file, loaded_at, rows, entities, facts, relations, dangling } = load;
  const row = (
    <tr>
      <th scope="row" className="font-mono text-xs font-medium">
        {file}
      </th>
      <td className="whitespace-nowrap">{moment(loaded_at)}</td>
      {keyed([rows, entities, facts, relations], () => '').map(([key, count]) => (
        <td key={key} className="numbers">
          {number(count)}
        </td>
      ))}
    </tr>
  );
  if (dangling.count === 0) return row;
  return (
    <>
      {row}
      <tr>
        <td colSpan={COLUMNS.length} className="text-warn">
          {t('knowledge.dangling', { count: dangling.count, ids: dangling.ids.join(', ') })}
        </td>
      </tr>
    </>
  );
}

function Loads({ loads }: Pick<KnowledgeOverview, 'loads'>) {
  const { t } = useTranslation();
  return (
    <Part title={t('knowledge.loads')}>
      <table className="w-full text-sm">
        <ColumnHeads names={COLUMNS.map((name) => t(`knowledge.${name}`))} numbersFrom={2} />
        <tbody>
          {keyed(loads, ({ file }) => file).map(([key, load]) => (
            <Load key={key} load={load} />
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** What the graph can speak of, and which files brought it. */
export function Overview({ overview, words }: { overview: KnowledgeOverview; words: GraphWords }) {
  return (
    <div className="flex flex-col gap-5">
      <Types types={overview.types} words={words} />
      <Loads loads={overview.loads} />
    </div>
  );
}
