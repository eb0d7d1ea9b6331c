import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GraphRelation, KnowledgeEntity } from '../../../src/contract/knowledge.ts';
import { ColumnHeads } from '../../components/column-heads.tsx';
import { GraphDrawing } from '../../react/graph-drawing.tsx';
import { entityGraph } from './entity-graph.ts';
import type { GraphWords } from './graph-words.ts';
import { entityPath } from '../../verdicts/entity-path.ts';
import { Part } from './part.tsx';
import { daysOf } from './time-lines.ts';
import { keyed } from '../../react/keyed.ts';

function End({ type, id, name }: { type: string; id: string; name: string }) {
  return (
    <Link to={`/knowledge/${entityPath(type, id)}`} className="text-accent hover:underline">
      {name}
    </Link>
  );
}

function Row({ relation, words }: { relation: GraphRelation; words: GraphWords }) {
  const { subject_type, subject_id, subject_name, object_type, object_id, object_name } = relation;
  return (
    <tr>
      <td>
        <End type={subject_type} id={subject_id} name={subject_name} />
      </td>
      <td>{words.relation(subject_type, relation.relation)}</td>
      <td>
        <End type={object_type} id={object_id} name={object_name} />
      </td>
      <td className="whitespace-nowrap">{daysOf(relation)}</td>
      <td className="font-mono text-xs">{relation.source}</td>
    </tr>
  );
}

function Table({ entity: { relations, left_out }, words }: { entity: KnowledgeEntity; words: GraphWords }) {
  const { t } = useTranslation();
  const columns = ['subject', 'relation', 'object', 'time', 'source'] as const;
  return (
    <>
      <table className="w-full text-sm">
        <ColumnHeads names={columns.map((name) => t(`knowledge.${name}`))} />
        <tbody>
          {keyed(relations, (relation) => JSON.stringify(relation)).map(([key, relation]) => (
            <Row key={key} relation={relation} words={words} />
          ))}
        </tbody>
      </table>
      {left_out.relations === 0 ? null : <p>{t('knowledge.leftOut', { count: left_out.relations })}</p>}
    </>
  );
}

/** The relations of an entity, drawn, and the same as a table. */
export function Relations({ entity, words }: { entity: KnowledgeEntity; words: GraphWords }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (entity.relations.length === 0) return null;
  const { nodes, edges, leftOut } = entityGraph(entity, words);
  const open = (node: string): void => {
    const [type = '', id = ''] = JSON.parse(node) as string[];
    void navigate({ to: `/knowledge/${entityPath(type, id)}` });
  };
  return (
    <>
      <GraphDrawing label={t('knowledge.drawing')} nodes={nodes} edges={edges} onOpen={open} />
      {leftOut === 0 ? null : (
        <p className="text-sm text-soft">{t('knowledge.notDrawn', { count: leftOut })}</p>
      )}
      <Part title={t('knowledge.relations')}>
        <Table entity={entity} words={words} />
      </Part>
    </>
  );
}
