import { DENYING_CHAINS, MODAL_CHAINS, NEED_NOT, PLAIN_CHAINS } from '../../lexicon/korean-predicates.ts';
import type { PredicateGroup } from '../../read/korean/join-chains.ts';
import { lastEnding } from '../../read/korean/join-chains.ts';
import type { Token } from '../../statement/token.ts';
import type { KoreanClause } from './clause.ts';

/** 먹을 수 있다, 먹어도 된다: what the words behind the verb make of it; 먹지 않아도 된다 denies 먹어야 한다. */
export function modalOf({ chains }: PredicateGroup): string {
  const saying = chains.filter((chain) => !PLAIN_CHAINS.has(chain));
  const last = saying.at(-1);
  const own = last !== undefined && DENYING_CHAINS.has(last) ? saying.slice(0, -1) : saying;
  const said = own.map((chain) => MODAL_CHAINS.get(chain) ?? chain).join(', ');
  return NEED_NOT.has(said) ? MUST : said;
}

const MUST = 'must';

/** When it is, as the endings of its words say; null where only the clause behind it tells. */
export function timeOf(words: readonly Token[], ending: string): KoreanClause['time'] | null {
  const all = words.flatMap(({ inflection }) => inflection?.endings ?? []);
  if (all.includes('었') || ending === '던') return 'past';
  if (all.includes('겠') || ending === 'ㄹ') return 'will';
  const [first] = words;
  if (ending === 'ㄴ') return first?.inflection?.kind === 'verb' ? 'past' : 'now';
  return ending === '는' || ending === '' ? 'now' : null;
}

export function endingOf(words: readonly Token[]): string {
  const last = words.at(-1);
  return last === undefined ? '' : lastEnding(last);
}
