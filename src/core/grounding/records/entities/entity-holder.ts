import type { RecordMapping } from '../../../../contract/record-mapping.ts';
import type { Span } from '../../../../contract/span.ts';
import { hasHangul } from '../../../language/script.ts';
import type { Held, Holder, Signals } from '../../held.ts';
import { type Discourse, newDiscourse } from './entity-discourse.ts';
import { type Frame, readFrame } from './entity-frame.ts';
import { checkNumbers } from './entity-check-number.ts';
import { checkPairs } from './entity-check-pair.ts';
import { checkDays, checkNames } from './entity-check-name.ts';
import { checkNotions } from './entity-check-notion.ts';
import { checkOnlys } from './entity-check-only.ts';
import { checkElsewhere } from './entity-check-elsewhere.ts';
import { checkRoles } from './entity-check-role.ts';
import { checkRanks } from './entity-check-rank.ts';
import { checkOutcomes } from './entity-check-outcome.ts';
import { type EntityWorld, prepareEntities } from './entity-prepare.ts';
import { type EntityRuling, type Found, entityRuling } from './entity-ruling.ts';
import { entityProbability } from './entity-probability.ts';
import type { Records } from '../record-table.ts';

/** Counts of what a sentence says and of what became of it. */
function entitySignals(frame: Frame, rulings: readonly EntityRuling[]): Signals {
  const of = (outcome: string) => rulings.filter(({ ruling }) => ruling.outcome === outcome).length;
  const numbers = frame.items.filter(({ kind }) => kind === 'number' || kind === 'pair').length;
  const supported = of('supported');
  const contradicted = of('contradicted');
  const not_found = of('not_found');
  const decided = supported + contradicted + not_found;
  return {
    entity_names: frame.items.filter((item) => item.kind === 'mention' && item.known === null).length,
    entity_strangers: frame.items.filter((item) => item.kind === 'mention' && item.known !== null).length,
    entity_numbers: numbers,
    entity_bound: decided,
    entity_supported: supported,
    entity_contradicted: contradicted,
    entity_not_found: not_found,
    entity_share_supported: decided === 0 ? 0 : supported / decided,
    entity_unchecked: of('unchecked'),
    entity_future: frame.future ? 1 : 0,
  };
}

/** What reads one sentence; the order decides which of them a number belongs to. */
const CHECKERS: readonly ((frame: Frame) => readonly Found[])[] = [
  checkPairs,
  checkElsewhere,
  checkRanks,
  checkNumbers,
  checkNotions,
  checkOnlys,
  checkDays,
  checkNames,
  checkOutcomes,
  checkRoles,
];

function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end))
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

/** GR53: numbers that no check read. They can change the truth of the sentence. */
function unreadNumbers({ items }: Frame, found: readonly Found[]): Span[] {
  const isRead = ({ start, end }: Span) =>
    found.some(({ outcome, place }) => outcome !== 'unchecked' && place.start < end && start < place.end);
  return items
    .filter((item) => item.kind === 'pair' || (item.kind === 'number' && item.form !== 'article'))
    .filter((item) => !isRead(item))
    .map(({ start, end }) => ({ start, end }));
}

function heldOf(world: EntityWorld, frame: Frame, found: readonly Found[]): Held {
  const rulings = found.map(entityRuling);
  const evidence_id = world.evidence_id;
  const signals = entitySignals(frame, rulings);
  const probability = entityProbability(signals);
  return {
    evidence_id,
    rulings: rulings.map(({ ruling }) => ruling),
    signals,
    left: unreadNumbers(frame, found),
    unsupported: apart(rulings.flatMap(({ unsupported }) => unsupported)),
    read: rulings.flatMap(({ read }) => read.map((place) => ({ evidence_id, ...place }))),
    ...(probability === undefined ? {} : { probability }),
  };
}

function nameSubjects(frame: Frame): void {
  for (const { role, entity } of frame.places)
    if (entity !== undefined && role !== 'object' && role !== null) frame.discourse.named.add(entity);
}

/** Holds the English sentences of one text, in order, against records of things with names; Korean ones are asked of rows. */
export function entityHolder(records: Records, mapping: RecordMapping): Holder {
  const world = prepareEntities(records, mapping);
  const discourse: Discourse = newDiscourse();
  return {
    next: ({ text }) => {
      if (hasHangul(text))
        return { evidence_id: world.evidence_id, rulings: [], signals: {}, unsupported: [], read: [] };
      const frame = readFrame(text, world, discourse);
      const found = CHECKERS.flatMap((check) => check(frame));
      nameSubjects(frame);
      return heldOf(world, frame, found);
    },
  };
}
