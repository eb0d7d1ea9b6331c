import { useTranslation } from 'react-i18next';
import type { GraphLoad, KnowledgeOverview } from '../../../src/contract/knowledge.ts';
import { ColumnHeads } from '../../components/column-heads.tsx';
import { moment, number } from '../../i18n/format.ts';
import type { GraphWords } from './graph-words.ts';
import { Part } from './part.tsx';
import { useSearch } from './use-search.ts';

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
          {types.map(({ type, entities, definition }) => (
            <tr key={type}>
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
      {[rows, entities, facts, relations].map((count, at) => (
        // The columns never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} className="numbers">
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
          {loads.map((load, at) => (
            // A file may be loaded by several steps.
            // oxlint-disable-next-line react/no-array-index-key
            <Load key={`${at} ${load.file}`} load={load} />
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
