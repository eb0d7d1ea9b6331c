import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Waypoints } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { KnowledgeOverview } from '../../../src/contract/knowledge.ts';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { language } from '../../i18n/i18n.ts';
import { EntityList } from './entity-list.tsx';
import { Entity } from './entity.tsx';
import { graphWords } from './graph-words.ts';
import { overviewQuery } from './knowledge-data.ts';
import { Overview } from './overview.tsx';

function NoGraph() {
  const { t } = useTranslation();
  return (
    <Empty icon={Waypoints} title={t('knowledge.empty')} hint={t('knowledge.emptyHint')}>
      <pre tabIndex={0} className="max-w-full overflow-x-auto rounded bg-sunken p-3 text-left text-xs">
        {t('knowledge.example')}
      </pre>
    </Empty>
  );
}

function Graph({ overview }: { overview: KnowledgeOverview }) {
  const { type, id } = useParams({ strict: false });
  const words = graphWords(overview, language());
  const isChosen = type !== undefined && id !== undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row">
      <div
        data-chosen={isChosen}
        className="max-h-[45dvh] shrink-0 overflow-y-auto border-b border-line data-[chosen=true]:hidden md:max-h-none md:w-64 md:border-b-0 md:border-r md:data-[chosen=true]:block print:hidden"
      >
        <EntityList types={overview.types} words={words} />
      </div>
      <div className="min-h-0 min-w-0 flex-1 overflow-y-auto p-4">
        {isChosen ? (
          <Entity key={`${type} ${id}`} type={type} id={id} words={words} />
        ) : (
          <Overview overview={overview} words={words} />
        )}
      </div>
    </div>
  );
}

/** What the knowledge graph holds: search, an entity with its facts and relations, what was loaded and when. */
export default function KnowledgePage() {
  const { t } = useTranslation();
  const { type } = useParams({ strict: false });
  const { data, error } = useQuery(overviewQuery);
  return (
    <div className="flex h-full flex-col print:block print:h-auto">
      <PageHead title={t('knowledge.title')}>
        {type === undefined ? null : (
          <Link to="/knowledge" search={true} className="text-sm text-accent hover:underline print:hidden">
            {t('knowledge.all')}
          </Link>
        )}
      </PageHead>
      {error === null ? null : <ProblemNotice error={error} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : data.configured ? <Graph overview={data} /> : <NoGraph />}
    </div>
  );
}
