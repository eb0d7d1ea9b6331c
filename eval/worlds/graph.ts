import { Configuration } from '../../src/contract/configuration.ts';
import type { Fact } from '../../src/contract/fact.ts';
import type { GraphRow, RelationRow } from '../../src/contract/ports/knowledge-graph-writer.ts';
import { graphOfRows } from '../../test/support/memory-graph.ts';
import type { RowGraph } from '../row-graph.ts';
import { bare } from './bare.ts';
import type { AmountAttribute, Attribute, Domain } from './domain.ts';
import type { Said } from './say.ts';
import { toldAttributes, valueIfAny, type World } from './world.ts';

const TYPE = 'thing';
const SOURCE = 'worlds';
const YES_NO = { NO: { ko: ['없음', '아니오'], en: ['no'] }, YES: { ko: ['있음', '예'], en: ['yes'] } };

function idOf(attribute: Attribute): string {
  const id = attribute.type === 'amount' ? (attribute.of?.series ?? attribute.id) : attribute.id;
  return id.replaceAll(/[^A-Za-z0-9]/gu, '_');
}

type Labels = Readonly<Record<'en' | 'ko', string[]>>;

function labelsOf({ words }: Attribute): Labels {
  const of = ({ label, also }: Attribute['words']['en']): string[] =>
    [label, ...also].map((word) => word.replace(/ ?\(?\d{4}년?\)?/u, '').toLowerCase());
  return { en: of(words.en), ko: of(words.ko) };
}

function objectType(attribute: Attribute): string {
  return attribute.type === 'link' ? TYPE : `name_of_${idOf(attribute)}`;
}

function isRelation({ type }: Attribute): boolean {
  return type === 'name' || type === 'link';
}

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
]);
/** `${n},000` and `{n}만 원` are a thousand and ten thousand times the number. */
const FORM = /^([€$£]?)\{n\}(,000|만)? ?(.*)$/u;

/** How a graph stores an amount: as its domain says, else by the unit that the domain writes behind it. */
function storedAs(
  { stored, as }: AmountAttribute,
  language: World['language'],
): { unit: string; scale: number } {
  if (stored !== undefined) return { unit: stored.unit[language], scale: stored.scale[language] };
  const [, sign = '', times = '', unit = ''] = FORM.exec(as[language]) ?? [];
  const scale = { '': 1, ',000': 1000, 만: 10_000 }[times] ?? 1;
  return { unit: CURRENCIES.get(sign) ?? unit, scale };
}

function vocabularyOf(attribute: Attribute, language: World['language']): object {
  const labels = labelsOf(attribute);
  if (attribute.type === 'amount') {
    const { unit } = storedAs(attribute, language);
    return { kind: 'measure', ...(unit === '' ? {} : { unit }), labels };
  }
  if (attribute.type === 'flag') return { kind: 'enum', labels, values: YES_NO };
  return { kind: attribute.type === 'day' ? 'date' : 'text', labels };
}

function configurationOf(
  told: readonly Attribute[],
  domain: Domain,
  language: World['language'],
): Configuration {
  const relations = told.filter(isRelation);
  const noun = { en: [domain.noun.en.replace(/^the /u, '')], ko: [domain.noun.ko.replace(/^이 /u, '')] };
  const thing = {
    labels: noun,
    attributes: Object.fromEntries(
      told.filter((one) => !isRelation(one)).map((one) => [idOf(one), vocabularyOf(one, language)]),
    ),
    relations: Object.fromEntries(
      relations.map((one) => [
        idOf(one),
        { to: objectType(one), functional: true, labels: labelsOf(one), inverse: labelsOf(one) },
      ]),
    ),
  };
  const named = relations.filter(({ type }) => type === 'name').map((one) => [objectType(one), {}]);
  return Configuration.parse({ graph: { types: { [TYPE]: thing, ...Object.fromEntries(named) } } });
}

function stored(
  attribute: AmountAttribute,
  language: World['language'],
  order: number,
): Pick<Fact, 'value' | 'unit'> {
  const { unit, scale } = storedAs(attribute, language);
  return { value: Math.round(order * scale * 1e6) / 1e6, ...(unit === '' ? {} : { unit }) };
}

function isoDay(order: number): string {
  const text = String(order);
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

function factOf(attribute: Attribute, language: World['language'], id: string, said: Said): Fact {
  const base = { entity_type: TYPE, entity_id: id, attribute: idOf(attribute), source: SOURCE };
  if (attribute.type === 'amount') {
    const year = attribute.of?.year;
    const valid = year === undefined ? {} : { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` };
    return { ...base, ...stored(attribute, language, said.order), ...valid };
  }
  if (attribute.type === 'flag') return { ...base, value: said.order === 1 ? 'YES' : 'NO' };
  return { ...base, value: attribute.type === 'day' ? isoDay(said.order) : said.text };
}

function relationOf(attribute: Attribute, said: Said): RelationRow {
  const object_id = attribute.type === 'link' ? bare(said.text) : said.text;
  return { relation: idOf(attribute), object_type: objectType(attribute), object_id, source: SOURCE };
}

function rowOf(
  type: string,
  name: string,
  language: World['language'],
  row: Partial<GraphRow> = {},
): GraphRow {
  const names = [{ name, language, shown: true }];
  return { type, id: name, names, facts: [], relations: [], ...row };
}

function subjectRow(world: World, told: readonly Attribute[], subject: string): GraphRow {
  const { language } = world;
  const id = bare(subject);
  const all = told.flatMap((attribute) => {
    const said = valueIfAny(world, subject, attribute);
    return said === null ? [] : [{ attribute, said }];
  });
  return rowOf(TYPE, id, language, {
    facts: all
      .filter(({ attribute }) => !isRelation(attribute))
      .map(({ attribute, said }) => factOf(attribute, language, id, said)),
    relations: all
      .filter(({ attribute }) => isRelation(attribute))
      .map(({ attribute, said }) => relationOf(attribute, said)),
  });
}

/** The facts of a world as a graph that was loaded with a vocabulary of its labels. */
export function graphOfWorld(world: World): RowGraph {
  const { domain, language, subjects } = world;
  const told = toldAttributes(world);
  const things = subjects.map((subject) => subjectRow(world, told, subject));
  const names = told
    .filter(({ type }) => type === 'name')
    .flatMap((attribute) =>
      subjects.map((subject) =>
        rowOf(objectType(attribute), valueIfAny(world, subject, attribute)?.text ?? '', language),
      ),
    );
  return {
    configuration: configurationOf(told, domain, language),
    reader: graphOfRows([...things, ...names]),
  };
}
