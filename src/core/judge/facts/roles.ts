import type { Span } from '../../../contract/span.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Role } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import { covers } from './content.ts';
import { type FactBase, isSameKey, type Key } from './fact.ts';
import type { NameRun } from './name-run.ts';
import { namesAsked } from './names.ts';

type Doing = readonly [verb: string, doer: Key, done: Key];

function nameIn(span: Span, names: readonly NameRun[], tokens: readonly Token[]): NameRun | undefined {
  return names.find(({ first, last }) => tokens.slice(first, last + 1).some((token) => covers(span, token)));
}

const DOES = ({ name }: Role): boolean => name === 'agent';
const IS_DONE = ({ name, marker }: Role): boolean =>
  name === 'patient' || (marker === '' && name !== 'agent' && name !== 'recipient');

/** Who does something to whom, of each clause that names both. */
function doings({ statements, tokens }: ReadSentence, names: readonly NameRun[]): readonly Doing[] {
  return statements.flatMap(({ roles, predicate }): Doing[] => {
    const [doer, done] = [DOES, IS_DONE].map((fits) =>
      roles.filter(fits).flatMap(({ phrase }) => nameIn(phrase.span, names, tokens) ?? []),
    );
    const [first, second] = [doer?.[0]?.key, done?.[0]?.key];
    return first === undefined || second === undefined ? [] : [[predicate, first, second]];
  });
}

/** The claim says of two names what the sentence says the other way round, A trains B, or not which of two that are alike does it. */
export function isExchanged(
  claim: ReadSentence,
  evidence: ReadSentence,
  { facts, proper, known }: FactBase,
  means: Means,
): boolean {
  const verb = (word: string) => ({ word, upos: 'VERB' });
  const says = (one: string, other: string): boolean =>
    means.says(verb(one), verb(other), 'up') || means.kin(verb(one), verb(other));
  const isThing = (key: Key): boolean =>
    facts.some(({ owner, values }) => isSameKey(owner, key) && values.length > 0);
  const names = namesAsked(claim, proper, known);
  const there = doings(evidence, namesAsked(evidence, proper, known));
  const asked = doings(claim, names);
  const isOpen = ([, by, to]: Doing): boolean =>
    !isThing(by) && !isThing(to) && names.some(({ key }) => isSameKey(key, by));
  if (asked.length === 0) return there.some(isOpen);
  return asked.some(([said, doer, done]) =>
    there.some(([other, by, to]) => says(said, other) && isSameKey(doer, to) && isSameKey(done, by)),
  );
}
