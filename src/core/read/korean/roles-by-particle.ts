import type { Token } from '../../statement/token.ts';
import { isPredicate } from './join-chains.ts';

/** What a particle says of the role of its word: hard evidence, whatever the tree says. Source: 표준국어문법론, 격조사. */
const ROLES: Readonly<Record<string, string>> = { 이: 'nsubj', 께서: 'nsubj', 을: 'obj', 의: 'nmod' };
const OBLIQUE = new Set(
  '에 에서 에게 에게서 로 로서 로써 로부터 보다 부터 까지 처럼 만큼 대로 와 서 에다 같이 하고'.split(' '),
);
/** Particles that leave the role open. */
const TOPIC = new Set(['은', '도', '만', '나', '라도']);
const KEPT = new Set(['conj', 'cc', 'root', 'punct', 'appos', 'flat', 'fixed', 'aux']);

/** The role that the particles of a noun name: `topic` where they leave it open, null where there are none. */
export function particleRole({ inflection }: Token): string | null {
  if (inflection === undefined || inflection.kind !== 'noun' || inflection.copula) return null;
  const [first] = inflection.particles;
  if (first === undefined) return null;
  const role = inflection.particles.map((one) => ROLES[one]).find((one) => one !== undefined);
  if (role !== undefined && role !== 'nmod') return role;
  if (inflection.particles.some((one) => OBLIQUE.has(one))) return 'obl';
  return TOPIC.has(first) ? 'topic' : (role ?? null);
}

/** The nearest predicate at or above this place in the tree; -1 where there is none. */
function predicateAbove(tokens: readonly Token[], from: number): number {
  let at = from;
  for (let step = 0; step < tokens.length; step += 1) {
    const token = tokens[at];
    if (token === undefined) return -1;
    if (isPredicate(token)) return at;
    at = token.head;
  }
  return -1;
}

function withRole(tokens: readonly Token[], token: Token): Token {
  const role = particleRole(token);
  if (role === null || role === 'nmod' || token.head < 0 || KEPT.has(token.relation)) return token;
  const head = predicateAbove(tokens, token.head);
  return head < 0 ? token : { ...token, head, relation: role === 'topic' ? 'dislocated' : role };
}

/** Verbs of nouns that take an object. */
const DOES = new Set(['하', '시키']);

/** Endings of orders, which have no subject. */
const ORDERING = new Set(['세요', '라']);

/** What a topic is: the object of an order, the subject where there is no other, the object where a verb that takes one has none. */
function topicRole(tokens: readonly Token[], at: number): string {
  const { head } = tokens[at] ?? { head: -1 };
  const beside = tokens.filter((one, place) => one.head === head && place !== at);
  const verb = tokens[head]?.inflection;
  const isFree = !beside.some(({ relation }) => relation === 'obj');
  if (isFree && verb?.kind === 'verb' && ORDERING.has(verb.endings.at(-1) ?? '')) return 'obj';
  if (!beside.some(({ relation }) => relation === 'nsubj')) return 'nsubj';
  return isFree && verb?.kind === 'verb' && !verb.copula && DOES.has(verb.light) ? 'obj' : 'dislocated';
}

/** Relations as the particles of the words say them. */
export function rolesByParticle(tokens: readonly Token[]): Token[] {
  const moved = tokens.map((token) => withRole(tokens, token));
  return moved.map((token, at) =>
    token.relation === 'dislocated' && particleRole(token) === 'topic'
      ? { ...token, relation: topicRole(moved, at) }
      : token,
  );
}
