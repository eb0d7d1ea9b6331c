import type { ClaimObject, MessageClaimType } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import { codeObject } from './inline-code.ts';

const CODE = /([¶†‡§¢¤£¥€])\1+/g;
const NUMBER =
  /(?<![\w.#`-])\d[\d,]*(?:\.\d+)?(?: (?:million|thousand|billion)(?= ))?(?: ?(?:ms|µs|min(?:utes?)?|seconds?|hours?|kB|KB|MB|GB|TB|MiB|GiB|%|s)(?![A-Za-z])| ?(?:밀리초|초|분|시간)(?![가-힣])| ?(?:밀리초|초|분|시간)(?=에서|으로|로|에|이|가|을|를|은|는|까지|만|보다|정도|쯤)| ?(?:만|억)(?![가-힣])|(?:만|개|건|가지|군데)|(?![\w.-]))/g;
const COUNTED: ReadonlySet<MessageClaimType> = new Set([
  'tests_pass',
  'tests_added',
  'measured',
  'removed',
  'changed',
  'documented',
]);
const BEFORE = /\b(?:from|of|before:?|was|than|instead of|down from|up from)\s*$|(?:이전|기존)\s*$/i;
/** What stands before a number and says that it is the old one is no longer than this. */
const LONGEST_BEFORE = 40;
const BEFORE_AFTER = /^(?: ?[가-힣]{0,2})?(?:에서|보다|이던|던)|^ ?[개건]? ?(?:중|가운데)|^ (?:to|down to)\b/;
const COUNTER = /(?:개|건|가지|군데)$/;

function codes(text: string, masked: string, { start, end }: Span): ClaimObject[] {
  return [...masked.slice(start, end).matchAll(CODE)].flatMap(({ index, 0: { length } }) => {
    const code = text
      .slice(start + index, start + index + length)
      .replace(/^`|`$/g, '')
      .trim();
    return code === '' ? [] : [codeObject(code)];
  });
}

/** Numbers of tests and measures: what it is now, not what it was. */
function numbers(masked: string, { start, end }: Span, type: MessageClaimType): ClaimObject[] {
  if (!COUNTED.has(type)) return [];
  const own = masked.slice(start, end);
  const kept = [...own.matchAll(NUMBER)].filter(
    ({ index, 0: { length } }) =>
      !BEFORE.test(own.slice(Math.max(0, index - LONGEST_BEFORE), index)) &&
      !BEFORE_AFTER.test(own.slice(index + length)),
  );
  return kept.map(({ 0: value }) => ({
    kind: 'number',
    value: type === 'measured' ? value.trim() : value.replace(COUNTER, '').trim(),
  }));
}

/** What a claim names: inline code and paths of it, and numbers where its type counts or measures. */
export function claimObjects(
  text: string,
  masked: string,
  span: Span,
  type: MessageClaimType,
): readonly ClaimObject[] {
  return [...codes(text, masked, span), ...numbers(masked, span, type)];
}
