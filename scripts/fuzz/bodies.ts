import * as fc from 'fast-check';
import { text, word } from './texts.ts';
import { anyAnswer, broken, json } from './values.ts';

const feature = fc.constantFrom('insight', 'search_qa', 'writing', 'spellcheck', 'template', 'summarize');
const filled = text.map((one) => (one.trim() === '' ? `${one}질문?` : one));

const chat = fc.record(
  {
    feature,
    content: filled,
    lang: fc.constantFrom('ko', 'en'),
    options: fc.dictionary(word, json, { maxKeys: 2 }),
  },
  { requiredKeys: ['feature', 'content'] },
);
const note = fc.record({ title: filled, content: text, tags: fc.array(filled, { maxLength: 3 }) });
export const grade = fc.record({ task: feature, request: text, answer: filled });
const question = fc.record({ question: filled });

function mostly(of: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: of }, { weight: 1, arbitrary: broken(of) });
}

/** What each address is sent: mostly of the right shape. Others are sent any JSON. */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  '/api/verify': anyAnswer,
  '/api/grade': mostly(grade),
  '/api/chat': mostly(chat),
  '/api/stream': mostly(chat),
  '/api/ask': mostly(question),
  '/api/notes': mostly(note),
  '/api/notes/{id}': mostly(note),
};

export function bodyFor(path: string): fc.Arbitrary<unknown> {
  return BODIES[path] ?? json;
}

/** Whether the address takes a body of a known shape: it is asked more often than others. */
export function isKnown(path: string): boolean {
  return BODIES[path] !== undefined;
}
