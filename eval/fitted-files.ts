import type { FittedFile } from './fitted-file.ts';

const GROUNDING = 'src/core/grounding';

/** Every file of weights in the product. */
export const FITTED_FILES = {
  answer: {
    path: `${GROUNDING}/weights-answer.ts`,
    name: 'ANSWER_WEIGHTS',
    says: 'Of the claims of an answer beside the weakest.',
    script: 'eval/fit-answer.ts',
  },
  attribute: {
    path: `${GROUNDING}/records/attributes/weights-attribute.ts`,
    name: 'ATTRIBUTE_WEIGHTS',
    says: 'Of a claim against objects.',
    script: 'eval/fit-attribute.ts',
  },
  attributeKorean: {
    path: `${GROUNDING}/records/attributes/weights-attribute-korean.ts`,
    name: 'ATTRIBUTE_WEIGHTS_KOREAN',
    says: 'Of a Korean claim against objects.',
    script: 'eval/fit-attribute.ts',
  },
  english: {
    path: `${GROUNDING}/passages/weights-english.ts`,
    name: 'ENGLISH_WEIGHTS',
    says: 'For evidence of a sentence or two, and for longer evidence.',
    script: 'eval/fit-passages.ts',
  },
  entity: {
    path: `${GROUNDING}/records/entities/weights-entity.ts`,
    name: 'ENTITY_WEIGHTS',
    says: 'Of a sentence against records of things with names.',
    script: 'eval/fit-entity.ts',
  },
  korean: {
    path: `${GROUNDING}/passages/weights-korean.ts`,
    name: 'KOREAN_WEIGHTS',
    says: 'Of a Korean claim against its window.',
    script: 'eval/fit-korean.ts',
  },
  triple: {
    path: `${GROUNDING}/records/triples/weights-triple.ts`,
    name: 'TRIPLE_WEIGHTS',
    says: 'Of a claim against triples.',
    script: 'eval/fit-triple.ts',
  },
} as const satisfies Readonly<Record<string, FittedFile>>;
