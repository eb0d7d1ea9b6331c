import type { Signals } from '../../held.ts';
import type { Frame } from './entity-frame.ts';
import type { EntityRuling } from './entity-ruling.ts';

/** Counts of what a sentence says and of what became of it. */
export function entitySignals(frame: Frame, rulings: readonly EntityRuling[]): Signals {
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
