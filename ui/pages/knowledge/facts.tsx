import { useTranslation } from 'react-i18next';
import type { KnowledgeEntity } from '../../../src/contract/knowledge.ts';
import { ColumnHeads } from '../../components/column-heads.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { number } from '../../i18n/format.ts';
import type { GraphWords } from './graph-words.ts';
import { Part } from './part.tsx';
import { daysOf, heightsOf, type TimeLine, timeLines } from './time-lines.ts';
import { keyed } from '../../react/keyed.ts';

const CHART = { width: 120, height: 24 } as const;

/** The numbers of a time line as a line; the table below has them. */
function Chart({ line }: { line: TimeLine }) {
  const heights = heightsOf(line);
  if (heights === null) return null;
  const step = CHART.width / (heights.length - 1);
  const points = heights.map((height, at) => `${at * step},${2 + (1 - height) * (CHART.height - 4)}`);
  return (
    <svg aria-hidden width={CHART.width} height={CHART.height} className="text-accent">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}

interface FactProps {
  readonly fact: TimeLine['facts'][number];
  readonly words: GraphWords;
}

function Value({ fact: { entity_type, attribute, value, unit }, words }: FactProps) {
  const shown = typeof value === 'number' ? number(value, 6) : words.value(entity_type, attribute, value);
  return <>{unit === undefined ? shown : `${shown} ${unit}`}</>;
}

function Cells({ fact, words }: FactProps) {
  return (
    <>
      <td className="font-medium">
        <Value fact={fact} words={words} />
      </td>
      <td className="whitespace-nowrap">{daysOf(fact)}</td>
      <td className="font-mono text-xs">{fact.source}</td>
      <td className="whitespace-nowrap">{fact.as_of ?? ''}</td>
    </>
  );
}

function Earlier({ line, words }: { line: TimeLine; words: GraphWords }) {
  const { t } = useTranslation();
  const [, ...earlier] = line.facts;
  if (earlier.length === 0) return null;
  return (
    <tr data-belongs>
      <td colSpan={5} className="pt-0 text-xs text-soft">
        <Disclosure summary={<span>{t('knowledge.earlier', { count: earlier.length })}</span>}>
          <Chart line={line} />
          <table>
            <tbody>
              {keyed(earlier, (fact) => `${daysOf(fact)} ${fact.source} ${fact.as_of} ${fact.value}`).map(
                ([key, fact]) => (
                  <tr key={key}>
                    <Cells fact={fact} words={words} />
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </Disclosure>
      </td>
    </tr>
  );
}

function Line({ line, words }: { line: TimeLine; words: GraphWords }) {
  const [latest] = line.facts;
  if (latest === undefined) return null;
  return (
    <tbody>
      <tr>
        <th scope="row" className="font-normal">
          {words.attribute(latest.entity_type, line.attribute)}
        </th>
        <Cells fact={latest} words={words} />
      </tr>
      <Earlier line={line} words={words} />
    </tbody>
  );
}

/** What the graph says of an entity: each attribute with its latest value, and those of other times. */
export function Facts({ entity, words }: { entity: KnowledgeEntity; words: GraphWords }) {
  const { t } = useTranslation();
  if (entity.facts.length === 0) return null;
  const columns = ['attribute', 'value', 'time', 'source', 'asOf'] as const;
  return (
    <Part title={t('knowledge.facts')}>
      <table className="w-full text-sm">
        <ColumnHeads names={columns.map((name) => t(`knowledge.${name}`))} />
        {keyed(timeLines(entity.facts), (line) => line.attribute).map(([key, line]) => (
          <Line key={key} line={line} words={words} />
        ))}
      </table>
      {entity.left_out.facts === 0 ? null : <p>{t('knowledge.leftOut', { count: entity.left_out.facts })}</p>}
    </Part>
  );
}
