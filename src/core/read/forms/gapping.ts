import type { Phrase } from '../../statement/phrase.ts';
import type { Statement } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { flatPhrase } from './flat-phrase.ts';
import { koreanSegments } from './korean-segments.ts';
import type { Line } from './line.ts';
import { plainStatement, roleOf } from './plain-statement.ts';
import { englishSegments, type Segment } from './segments.ts';
import { within } from './within.ts';

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

/** The time that the first segment says beside its value, for those that say none: 70 points in 2023, Busan 45 points. */
function sharedTime([first]: readonly Segment[]): ValueMention | null {
  const times = first?.values.filter(({ value }) => value?.kind === 'period') ?? [];
  const [time] = times;
  return time === undefined || times.length > 1 || times.length === first?.values.length ? null : time;
}

/** The words of that time, where the segment has none of its own. */
function lentTime({ tokens }: Line, { values }: Segment, time: ValueMention | null): readonly Token[] {
  if (time === null || values.some(({ value }) => value?.kind === 'period')) return [];
  return within(tokens, time);
}

function isCounted(line: Line, { upos, start, end }: Token): boolean {
  return (upos === 'NOUN' || upos === 'ADJ') && within(line.values, { start, end }).length === 0;
}

/** What the first segment counts, for those that leave it out: 3 million mobile customers, Busan 7 million. */
function sharedCount(line: Line, [first]: readonly Segment[]): readonly Token[] {
  return first?.value.filter((token) => isCounted(line, token)) ?? [];
}

interface Shared {
  readonly counted: readonly Token[];
  readonly said: readonly Token[];
  readonly model: ValueMention | undefined;
  readonly time: ValueMention | null;
}

function statementOf(line: Line, segment: Segment, { said, model, time, counted }: Shared): Statement | null {
  const { owner, value, values } = segment;
  const who = phraseOf(line, owner, []);
  const what = phraseOf(
    line,
    value,
    values.map((one) => withUnit(one, model)),
  );
  const of = phraseOf(line, said, []);
  const isBare = !value.some((token) => isCounted(line, token));
  const lent = phraseOf(line, isBare ? counted : [], []);
  const when = phraseOf(line, lentTime(line, segment, time), time === null ? [] : [time]);
  if (who === null || what === null || line.words.pronouns.has(who.head)) return null;
  const roles = [
    roleOf('agent', who, true),
    roleOf('attribute', what),
    ...[of, when, lent].flatMap((phrase) => (phrase === null ? [] : [roleOf('other', phrase)])),
  ];
  const span = { start: who.span.start, end: what.span.end };
  const statement = plainStatement(predicateOf(said), roles, [who], span);
  return isDenied(line) ? { ...statement, polarity: 'negative' } : statement;
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
  const shared = {
    said: sharedWords(segments),
    counted: isKorean ? [] : sharedCount(line, segments),
    model: segments[0]?.values.at(-1),
    time: isKorean ? null : sharedTime(segments),
  };
  const said = segments.map((segment) => statementOf(line, segment, shared));
  const whole = said.filter((one) => one !== null);
  return whole.length === segments.length ? whole : null;
}
