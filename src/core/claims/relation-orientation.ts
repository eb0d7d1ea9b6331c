import type { Span } from '../../contract/span.ts';
import type { Label } from './label.ts';
import { hasHangul } from '../language/script.ts';

/** "X는 Y 소속이다": X is under Y, although the word stands behind Y. */
const UNDER = /^(?:소속|산하|하위|예하|휘하)/u;
const OVER_TO_UNDER = /^(?:산하|하위|예하|휘하)/u;
const SUBJECT_FOLLOWS = /^\s*(?:조직|부서|팀)?\s*(?:은|는|이|가)(?![가-힣])/u;
const VERB_FOLLOWS = /^(?:을|를)?\s*(?:하|한|할|함|합|했|해|되|된|됐|돼|될|됩|받|맡|당|고|는|았|었|아|어)/u;
const PASSIVE_KO = /^\s*(?:되|된|됐|돼|될|됩|받)/u;
const PASSIVE_EN = /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?$/iu;

/** The people reporting to X are Y. */
const COPULA = /^[^,;.]*?\b(?:is|are|was|were)\s/u;

interface Ends {
  readonly text: string;
  readonly label: Span;
  readonly first: Span;
  readonly second: Span;
}

function after(text: string, span: Span): string {
  return text.slice(span.end);
}

function touching(text: string, entity: Span, label: Span): boolean {
  return (
    entity.end <= label.start &&
    /^\s*(?:의\s*)?(?:직속\s*|바로\s*)?$/u.test(text.slice(entity.end, label.start))
  );
}

function marked(text: string, span: Span, particle: RegExp): boolean {
  return particle.test(after(text, span));
}

function other(ends: Ends, one: Span): Span {
  return one === ends.first ? ends.second : ends.first;
}

const DATIVE = /^(?:\s[가-힣]{2,4})?(?:에게|한테|께)(?![가-힣])/u;

/** 이서연에게, 이서연 이사에게: whom somebody reports to, is no doer. */
function isDative(text: string, span: Span, one: Span): boolean {
  const found = DATIVE.exec(after(text, span));
  return found !== null && (one.end <= span.start || one.start >= span.end + found[0].length);
}

/** The entity that a Korean verb makes the doer: marked 이/가, or the topic beside an object in 을/를. */
function koreanAgent(ends: Ends): Span {
  const { text, first, second } = ends;
  const both = [first, second];
  if (PASSIVE_KO.test(after(text, ends.label))) {
    return (
      both.find((span) => marked(text, span, /^\s*(?:에\s*의해|에\s*의하여|에서|에게|로부터)/u)) ?? second
    );
  }
  const dative = both.find((span) => isDative(text, span, other(ends, span)));
  if (dative !== undefined) return other(ends, dative);
  const nominative = both.find((span) => marked(text, span, /^\s*(?:이|가|께서)(?![가-힣])/u));
  const object = both.find((span) => marked(text, span, /^\s*(?:을|를)(?![가-힣])/u));
  return nominative ?? (object === undefined ? first : other(ends, object));
}

/** The label is a verb here: an ending follows it, or it already holds one (보고한). */
function isVerb(text: string, label: Span): boolean {
  return (
    VERB_FOLLOWS.test(after(text, label)) ||
    /[하한할함합했해된됐돼될됩]$/u.test(text.slice(label.start, label.end))
  );
}

function koreanFrom(ends: Ends, kind: Label['kind']): Span {
  const { text, label } = ends;
  const beside = [ends.first, ends.second].find((span) => touching(text, span, label));
  const word = text.slice(label.start, label.end);
  if (beside !== undefined && UNDER.test(word)) {
    const isUnder =
      SUBJECT_FOLLOWS.test(after(text, label)) && marked(text, beside, /^의/u) && !OVER_TO_UNDER.test(word);
    const under = isUnder ? beside : other(ends, beside);
    return kind === 'inverse' && OVER_TO_UNDER.test(word) ? other(ends, under) : under;
  }
  if (isVerb(text, label) && !(beside !== undefined && marked(text, beside, /^의/u)))
    return koreanAgent(ends);
  return beside ?? ends.first;
}

function englishFrom(ends: Ends): Span {
  const { text, label, first, second } = ends;
  const [left, right] = first.start < second.start ? [first, second] : [second, first];
  if (/^\s*(?:of|for)\b/iu.test(after(text, label)) && right.start >= label.end) {
    const behind = left.start >= label.end ? left : right;
    return behind;
  }
  if (/\bof$/iu.test(text.slice(label.start, label.end)) && left.start >= label.end) return right;
  if (left.start >= label.end && COPULA.test(text.slice(left.end, right.start))) return right;
  const passive = PASSIVE_EN.test(text.slice(0, label.start)) && /^\w*\s+by\b/iu.test(after(text, label));
  if (passive) return right;
  return left;
}

/**
 * True where the claim, by its grammar, reads the label from `subject` to `object` (or, for an inverse label,
 * from object to subject). Only asked where both are of one type, so that types cannot tell.
 */
export function orientation(
  text: string,
  label: Span,
  { kind }: Label,
  subject: Span,
  object: Span,
): boolean {
  const [first, second] = subject.start < object.start ? [subject, object] : [object, subject];
  const ends = { text, label, first, second };
  const korean = hasHangul(text.slice(label.start, label.end));
  const from = korean ? koreanFrom(ends, kind) : englishFrom(ends);
  return kind === 'relation' ? from === subject : from === object;
}
