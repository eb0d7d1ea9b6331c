import type { Assertion } from './test-facts.ts';

const SIGN = /["\\[\]{}(),]/g;

/** Members of a canonical object, `name:value`; none of anything else. */
export function membersOf(text: string | null): readonly string[] {
  if (text === null || !/^\{.*\}$/s.test(text) || text === '{}') return [];
  const inner = text.slice(1, -1);
  const members: string[] = [];
  let [depth, from, escaped] = [0, 0, -1];
  let quoted = false;
  for (const { 0: sign, index } of inner.matchAll(SIGN)) {
    if (index === escaped) continue;
    if (sign === '\\') escaped = index + 1;
    else if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if ('[{('.includes(sign)) depth += 1;
    else if (')}]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      members.push(inner.slice(from, index));
      from = index + 1;
    }
  }
  return [...members, inner.slice(from)];
}

/** True where an equality asks for all that it asked for, and for more members of the same object. */
export function isExtended(before: Assertion, after: Assertion): boolean {
  if (
    after.lost !== null ||
    after.adrift ||
    before.relation !== 'equal' ||
    after.relation !== 'equal' ||
    before.negated ||
    after.negated
  )
    return false;
  const [had, has] = [membersOf(before.expected), new Set(membersOf(after.expected))];
  return had.length > 0 && had.length < has.size && had.every((member) => has.has(member));
}

/** The same question, with all of the answer that it expected and more. */
export function asksMore(before: Assertion, after: Assertion | undefined): boolean {
  return after !== undefined && before.subject === after.subject && isExtended(before, after);
}
