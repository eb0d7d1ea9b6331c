import type { Assertion } from './test-facts.ts';

const SIGN = /["\\[\]{}(),]/g;

/** Members of a canonical object, `name:value`; none of anything else. */
export function membersOf(text: string | null): readonly string[] {
  return text === null || !/^\{.+\}$/s.test(text) ? [] : parted(text.slice(1, -1));
}

/** Items of a canonical list; none of anything else. */
function itemsOf(text: string | null): readonly string[] {
  return text === null || !/^\[.+\]$/s.test(text) ? [] : parted(text.slice(1, -1));
}

/** What stands between the commas of a canonical text. */
function parted(inner: string): readonly string[] {
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

/** The values that are written in a text: texts without their marks, numbers. */
function valuesIn(text: string): readonly string[] {
  const all = text.match(/"(?:[^"\\]|\\.){0,600}"|\b\d[\w.]{0,40}/g) ?? [];
  return all.map((value) => value.replaceAll('"', ''));
}

/** What one asks of each item of a list, and the other of each item of a longer one. */
function asksEachOf(whole: Assertion, part: Assertion): boolean {
  const pairs = ({ subject, expected }: Assertion): string[] => {
    const [asked, wanted] = [itemsOf(subject), itemsOf(expected)];
    return asked.length === wanted.length ? asked.map((item, at) => `${item}=${wanted[at]}`) : [];
  };
  const [had, has] = [pairs(part), new Set(pairs(whole))];
  return had.length > 0 && had.every((pair) => has.has(pair));
}

/** A part of an answer is asked where all of it is: what was expected of the part stands in what is expected of the whole. */
function asksWholeOf(whole: Assertion, part: Assertion): boolean {
  const at = part.subject.indexOf(whole.subject);
  if (!whole.literal || at < 0 || !whole.subject.includes('(') || part.subject === whole.subject)
    return false;
  const member = /^\.(\w+)$/.exec(part.subject.slice(at + whole.subject.length))?.[1];
  const members = membersOf(whole.expected);
  if (at === 0 && member !== undefined && members.length > 0 && part.relation === 'equal' && !part.negated)
    return members.includes(`${member}:${part.expected}`);
  return (
    part.relation !== 'equal' ||
    valuesIn(part.expected ?? '').every((value) => whole.expected?.includes(value))
  );
}

/** True where who asks the first asks the second as well: the assertion became a stronger one. */
export function covers(whole: Assertion, part: Assertion): boolean {
  if (whole.lost !== null || whole.adrift || whole.negated || whole.tautology || whole.circular) return false;
  if (whole.relation === 'throws')
    return (
      part.relation === 'throws' &&
      part.subject === whole.subject &&
      !part.negated &&
      (part.expected === null || whole.expected?.startsWith(part.expected) === true)
    );
  return whole.relation === 'equal' && (asksEachOf(whole, part) || asksWholeOf(whole, part));
}
