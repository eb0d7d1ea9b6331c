import type { Phrase } from '../../statement/phrase.ts';
import type { Statement } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { flatPhrase } from './flat-phrase.ts';
import { koreanSegments } from './korean-segments.ts';
import type { Line } from './line.ts';
import { plainStatement, roleOf } from './plain-statement.ts';
import { englishSegments, type Segment } from './segments.ts';

function phraseOf(
  { words, tokens: all }: Line,
  tokens: readonly Token[],
  values: readonly ValueMention[],
): Phrase | null {
  const [first] = tokens;
  return first === undefined ? null : flatPhrase({ tokens, words, values }, all.indexOf(first));
}

/** A bare number counts what the first one counts: Seoul has 120 units, Busan 80. */
function withUnit(mention: ValueMention, first: ValueMention | undefined): ValueMention {
  const [value, model] = [mention.value, first?.value];
  if (value?.kind !== 'quantity' || value.unit !== null || model?.kind !== 'quantity') return mention;
  return { ...mention, value: { ...value, unit: model.unit } };
}

function isDenied({ tokens, words }: Line): boolean {
  return tokens.some(
    ({ form, inflection }) => inflection?.negative === true || words.negations.has(form.toLowerCase()),
  );
}

/** Words that all segments share: what the first says before its value, and the last behind it. */
function sharedWords(segments: readonly Segment[]): readonly Token[] {
  return [...(segments[0]?.said ?? []), ...(segments.at(-1)?.tail ?? [])];
}

function predicateOf(shared: readonly Token[]): string {
  return shared.find(({ upos }) => upos === 'VERB')?.lemma.toLowerCase() ?? 'be';
}

function statementOf(
  line: Line,
  { owner, value, values }: Segment,
  shared: readonly Token[],
  model: ValueMention | undefined,
): Statement | null {
  const who = phraseOf(line, owner, []);
  const what = phraseOf(
    line,
    value,
    values.map((one) => withUnit(one, model)),
  );
  const of = phraseOf(line, shared, []);
  if (who === null || what === null || line.words.pronouns.has(who.head)) return null;
  const roles = [
    roleOf('agent', who, true),
    roleOf('attribute', what),
    ...(of === null ? [] : [roleOf('other', of)]),
  ];
  const span = { start: who.span.start, end: what.span.end };
  const said = plainStatement(predicateOf(shared), roles, [who], span);
  return isDenied(line) ? { ...said, polarity: 'negative' } : said;
}

/** Names are told from what is said of them by their place alone. */
function withoutNames(line: Line): Line {
  return { ...line, values: line.values.filter(({ value }) => value?.kind !== 'name') };
}

/** What a sentence says of several that says its verb once; null where it is no such sentence. */
export function gapping(written: Line): Statement[] | null {
  const line = withoutNames(written);
  const isKorean = line.tokens.some(({ inflection }) => inflection !== undefined);
  const segments = isKorean ? koreanSegments(line) : englishSegments(line);
  if (segments === null) return null;
  const shared = sharedWords(segments);
  const model = segments[0]?.values.at(-1);
  const said = segments.map((segment) => statementOf(line, segment, shared, model));
  const whole = said.filter((one) => one !== null);
  return whole.length === segments.length ? whole : null;
}
