import type { MessageClaimType } from '../../../contract/message-claim.ts';
import { isOfPart } from './another-state.ts';

/** Checks by the nouns that name them. */
const NOUNS: readonly (readonly [MessageClaimType, string])[] = [
  [
    'tests_pass',
    String.raw`\b(?:(?:unit |integration |e2e )?tests?|specs?|(?:test )?suites?)\b|¤|(?:단위 |통합 )?테스트|스펙`,
  ],
  ['lint_passes', String.raw`\b(?:eslint|lint(?:er|ers|ing)?|clippy|ruff)\b|£|린트|린터`],
  [
    'types_pass',
    String.raw`\b(?:types|type[- ]?check(?:s|er|ing)?|mypy|tsc|pyright)\b|¥|타입(?: ?(?:검사|체크))?`,
  ],
  ['build_passes', String.raw`\bbuilds?\b|€|빌드|컴파일`],
];
const NOUN = `(?:${NOUNS.map(([, noun]) => noun).join('|')})`;
const AND = String.raw`(?:,? (?:and|&|및|그리고) |, ?| ?[·/+] ?|(?:와|과|이?랑|하고) ?)(?:the |our |both )?`;
const LIST = new RegExp(`${NOUN}(?:${AND}${NOUN})+`, 'i');
const ALONE = new RegExp(String.raw`^[^\w가-힣¤£¥€]*(?:the |all |both )?${NOUN}[^\w가-힣]*$`, 'i');
const KINDS = NOUNS.map(([type, noun]) => [type, new RegExp(noun, 'i')] as const);

/** True of a text that names a check of this type. */
export function namesCheck(type: MessageClaimType, text: string): boolean {
  return KINDS.some(([kind, noun]) => kind === type && noun.test(text));
}

const OF_SOME = /\b(?:only|just|but|neither)\b|[가-힣] 중 |만 /i;

/** Checks of which a clause says the same, and how many of the clauses before it only name some of them. */
export interface OtherChecks {
  readonly checks: readonly MessageClaimType[];
  readonly alone: number;
}

/** A list of checks is no longer than this. */
const MOST_ALONE = 20;

/**
 * The other checks of which a clause says what it says of one: "lint and types are clean", 타입 검사와 린트도 깨끗합니다.
 * The clause is the one at `at`; a list may fall apart into some of those before it.
 */
export function otherChecks(shapes: readonly string[], at: number, type: MessageClaimType): OtherChecks {
  const shape = shapes[at] ?? '';
  if (OF_SOME.test(shape) || isOfPart(shape) || !KINDS.some(([kind]) => kind === type))
    return { checks: [], alone: 0 };
  const before = shapes.slice(Math.max(0, at - MOST_ALONE), at);
  const alone = before.slice(before.findLastIndex((clause) => !ALONE.test(clause)) + 1);
  const listed = LIST.exec(shape)?.[0] ?? '';
  const named = [...alone, listed].join(', ');
  const kinds = KINDS.filter(([, noun]) => noun.test(named)).map(([kind]) => kind);
  const belongs = alone.length > 0 || kinds.includes(type);
  return { checks: belongs ? kinds.filter((kind) => kind !== type) : [], alone: alone.length };
}
