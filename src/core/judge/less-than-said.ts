import type { ReadSentence } from '../read/read-text.ts';
import type { Token } from '../statement/token.ts';
import { hasParticle } from './cells/scene.ts';
import { placesOf } from './operators/question.ts';

/** Behind a clause `but` joins another one. */
const JOINING = 'but';

function excepts({ tokens }: ReadSentence): boolean {
  return placesOf('except', tokens).some((at) => tokens[at]?.lemma !== JOINING);
}

/** `모두 살아남았다` of `두 마리를 빼고 모두`, `nobody` of `apart from her nobody`: the claim leaves out whom the evidence does. */
function losesException(claim: ReadSentence, said: ReadSentence): boolean {
  const ofAll = claim.statements.some(({ roles }) =>
    roles.some(({ phrase }) => phrase.quantifier === 'all' || phrase.quantifier === 'none'),
  );
  return (ofAll || placesOf('all', claim.tokens).length > 0) && excepts(said) && !excepts(claim);
}

const PAST = '었';
/** The class of an ending that puts a clause before a noun. */
const ADNOMINAL = '+EM';

/** `넘은 회원은`: a clause before the noun says which ones are meant. */
function isMeant(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.xpos.endsWith(ADNOMINAL) === true && before.head === at && !before.inflection?.copula;
}

/** The words of the clause whose verb stands here. */
function underOf(tokens: readonly Token[], verb: number): readonly string[] {
  const isUnder = (at: number): boolean => {
    let up = at;
    while (up >= 0 && up <= verb && up !== verb) up = tokens[up]?.head ?? -1;
    return up === verb;
  };
  return tokens.flatMap(({ lemma }, at) => (at <= verb && isUnder(at) ? lemma : []));
}

/** What a Korean sentence says as a rule, of a kind that a clause before it narrows: of others the claim says it too. */
function losesKind(claim: ReadSentence, said: ReadSentence): boolean {
  const topic = claim.tokens.findIndex(
    (token) =>
      token.inflection?.particles.length === 1 && (hasParticle(token, '은') || hasParticle(token, '이')),
  );
  const noun = claim.tokens[topic];
  const last = claim.tokens.findLast(({ inflection }) => inflection !== undefined);
  if (noun?.inflection === undefined || isMeant(claim.tokens, topic)) return false;
  if (last?.inflection?.endings.includes(PAST) !== false) return false;
  const isName = claim.values.some(
    ({ value, start, end }) => value?.kind === 'name' && start < noun.end && noun.start < end,
  );
  if (isName) return false;
  const own = claim.tokens.flatMap(({ lemma, relation }) => (relation === 'aux' ? [] : lemma));
  const isOwn = (word: string): boolean => own.some((one) => one.length > 1 && word.endsWith(one));
  const same = said.tokens.flatMap(({ lemma }, at) => (lemma === noun.lemma ? at : []));
  return (
    same.length > 0 &&
    same.every((at) => isMeant(said.tokens, at) && !underOf(said.tokens, at - 1).some(isOwn))
  );
}

/** JD142: the evidence says it of fewer than the claim: but for two, of those who are over 65. */
export function saysLess(claim: ReadSentence, said: ReadSentence): boolean {
  return losesException(claim, said) || losesKind(claim, said);
}
