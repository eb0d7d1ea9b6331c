import * as fc from 'fast-check';
import { text, word } from './texts.ts';

/** Any JSON, hostile keys among it, at times nested deeply. */
export const json: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(word, fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null)), { maxKeys: 6 }),
  fc
    .integer({ min: 10, max: 4000 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

const rows = fc.array(fc.dictionary(word, fc.oneof(text, fc.double(), fc.boolean()), { maxKeys: 5 }), {
  maxLength: 6,
});

const evidence = fc.record({
  type: fc.constantFrom('document', 'table', 'json', 'tool_result', 'kg_data', 'model_output'),
  data: fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 2, arbitrary: rows },
    { weight: 1, arbitrary: json },
  ),
});

const claim = fc.record({ text, evidence_refs: fc.subarray(['e0', 'e1', 'e2', 'nowhere']) });

/** Ids that differ, as the contract asks for; hostile ones come by `broken`. */
function numbered(items: readonly object[], name: string, letter: string): object[] {
  return items.map((item, at) => ({ [name]: `${letter}${at}`, ...item }));
}

const content = fc
  .record(
    { text, claims: fc.array(claim, { maxLength: 3 }), evidences: fc.array(evidence, { maxLength: 3 }) },
    { requiredKeys: ['text', 'evidences'] },
  )
  .map(({ claims, evidences, ...rest }) => ({
    ...rest,
    ...(claims === undefined ? {} : { claims: numbered(claims, 'claim_id', 'c') }),
    evidences: numbered(evidences, 'evidence_id', 'e'),
  }));

/** An answer of the right shape. */
const answer = fc.record(
  {
    response_id: fc.constantFrom('r', 'resp-1', '\u0000', '응답'),
    query: text,
    language: fc.constantFrom('ko', 'en'),
    content,
  },
  { requiredKeys: ['response_id', 'content'] },
);

/** An object with one of its fields, or one of theirs, replaced by any JSON. */
export function broken(of: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  return fc.tuple(of, fc.nat(), json, fc.boolean()).map(([value, at, other, isDeep]) => {
    const keys = Object.keys(value);
    const key = keys[at % Math.max(1, keys.length)] ?? 'x';
    const inner = (value as Record<string, unknown>)[key];
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    if (isDeep && isObject) {
      const innerKeys = Object.keys(inner);
      return { ...value, [key]: { ...inner, [innerKeys[at % Math.max(1, innerKeys.length)] ?? 'y']: other } };
    }
    return { ...value, [key]: other };
  });
}

/** Mostly answers of the right shape, some with a wrong field, some anything. */
export const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 7, arbitrary: answer },
  { weight: 2, arbitrary: broken(answer) },
  { weight: 1, arbitrary: json },
);
