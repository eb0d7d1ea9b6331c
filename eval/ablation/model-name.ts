import type { FittedModel } from '../../src/core/grounding/fitted-model.ts';
import { KOREAN_WEIGHTS } from '../../src/core/grounding/passages/weights-korean.ts';
import { ENGLISH_WEIGHTS } from '../../src/core/grounding/passages/weights-english.ts';
import { ATTRIBUTE_WEIGHTS_KOREAN } from '../../src/core/grounding/records/attributes/weights-attribute-korean.ts';
import { ATTRIBUTE_WEIGHTS } from '../../src/core/grounding/records/attributes/weights-attribute.ts';
import { ENTITY_WEIGHTS } from '../../src/core/grounding/records/entities/weights-entity.ts';
import { TRIPLE_WEIGHTS } from '../../src/core/grounding/records/triples/weights-triple.ts';

const NAMED: Readonly<Record<string, unknown>> = {
  'English text': ENGLISH_WEIGHTS,
  'Korean text': KOREAN_WEIGHTS,
  attributes: ATTRIBUTE_WEIGHTS,
  'attributes, Korean': ATTRIBUTE_WEIGHTS_KOREAN,
  entities: ENTITY_WEIGHTS,
  triples: TRIPLE_WEIGHTS,
};

/** What a fitted model is called: the verifier that asks it, with the part where it has several. */
export function modelName(model: FittedModel): string {
  for (const [name, weights] of Object.entries(NAMED)) {
    if (weights === model) return name;
    const part = Object.entries(weights as object).find(([, one]) => one === model)?.[0];
    if (part !== undefined) return `${name}, ${part}`;
  }
  return 'model';
}
