import type { TermAssertion } from '../../../contract/assertion.ts';
import type { Attribute } from '../../../contract/vocabulary.ts';
import { normaliseName } from '../../language/name-normalise.ts';
import { missing, otherTime, select, staleFinding, supported } from './check-value.ts';
import { flagOf, koreanFlagOf } from '../../lexicon/flags.ts';
import type { Ground } from './ground.ts';
import type { Point } from './point.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showPoint, showSubject } from './show.ts';

function wordsOf(value: string, definition: Attribute | undefined): string[] {
  const labels = definition?.values?.[value];
  return [value, ...(labels?.ko ?? []), ...(labels?.en ?? [])]
    .map(normaliseName)
    .filter((word) => word !== '');
}

/** Yes or no where all values of the attribute are one of them; null elsewhere. */
function flagIn(value: string, definition: Attribute | undefined): boolean | null {
  const flags = Object.keys(definition?.values ?? {}).map((one) => flagOfWords(one, definition));
  return flags.length > 0 && flags.every((flag) => flag !== null) ? flagOfWords(value, definition) : null;
}

function saidFlag({ claimed }: Pick<TermAssertion, 'claimed'>): boolean | null {
  return flagOf(claimed) ?? koreanFlagOf(claimed);
}

function flagOfWords(value: string, definition: Attribute | undefined): boolean | null {
  const found = wordsOf(value, definition).flatMap((word) => flagOf(word) ?? []);
  return found[0] ?? null;
}

function holdsOneOf({ claimed }: Pick<TermAssertion, 'claimed'>, words: readonly string[]): boolean {
  const said = normaliseName(claimed);
  return words.some((word) => said === word || (word.length > 1 && said.includes(word)));
}

/** True where the claim's words are, or hold, the value of the source. */
function says(assertion: TermAssertion, point: Point, definition: Attribute | undefined): boolean {
  const value = String(point.value);
  if (assertion.code !== null) return normaliseName(assertion.code) === normaliseName(value);
  const flag = flagIn(value, definition);
  const said = saidFlag(assertion);
  if (flag !== null && said !== null) return (flag === (said !== assertion.negated)) !== assertion.negated;
  return holdsOneOf(assertion, wordsOf(value, definition));
}

/** Words that say neither yes nor no, and are none of the attribute's. */
function isUnreadFlag({ code, claimed }: TermAssertion, definition: Attribute): boolean {
  if (code !== null || saidFlag({ claimed }) !== null) return false;
  const known = Object.keys(definition.values ?? {}).flatMap((value) => wordsOf(value, definition));
  return !holdsOneOf({ claimed }, known);
}

/** GR3: the enum, id or text attribute has the claimed value. Exact, after normalising letters and spaces. */
export function checkTerm(assertion: TermAssertion, ground: Ground): Ruling {
  const place = { start: assertion.start, end: assertion.end };
  const selected = select(ground, assertion.subject, assertion.attribute, assertion.time);
  const { points, definition } = selected;
  const reading = `${showSubject(ground, assertion.subject, assertion.attribute, assertion.time)} ${assertion.negated ? '≠' : '='} ${assertion.claimed}`;
  const common = { rule: 'GR3', place, reading, points };
  if (points.length === 0) return { ...common, ...missing(ground, assertion, selected, assertion.claimed) };
  const [first] = points;
  const isFlag = first !== undefined && flagIn(String(first.value), definition) !== null;
  if (definition?.kind === 'enum' && isFlag && isUnreadFlag(assertion, definition))
    return { ...common, outcome: 'unchecked', reason: 'unsupported', findings: [] };
  const agrees = (point: Point): boolean => says(assertion, point, definition) !== assertion.negated;
  const wrong = points.find((point) => !agrees(point));
  if (wrong === undefined) return supported(common, points);
  const old = assertion.negated ? undefined : otherTime(selected.all, points, agrees);
  const stale = old === undefined ? [] : [staleFinding(place, assertion.claimed, old, wrong)];
  if (stale.length > 0 && assertion.time === undefined)
    return { ...common, outcome: 'stale', findings: stale };
  const finding = {
    code: 'TERM_MISMATCH' as const,
    severity: 'error' as const,
    place,
    expected: assertion.claimed,
    actual: showPoint(wrong),
    details: {},
    sources: sourcesOf([wrong]),
  };
  return { ...common, outcome: 'contradicted', findings: [finding, ...stale] };
}
