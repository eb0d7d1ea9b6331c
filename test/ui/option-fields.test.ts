import { describe, expect, it } from 'vitest';
import { FEATURE_OPTIONS } from '../../src/contract/feature-options.ts';
import { FeatureType } from '../../src/contract/feature.ts';
import { isTaken, OPTION_FIELDS, optionValue } from '../../ui/chat/option-fields.ts';
import { stateOf } from '../../ui/pages/loop/states.ts';

const TYPED = ['', '0', '1', '5', '20', '21', '-3', '1.5', 'many'];

describe('what is chosen', () => {
  it.each(FeatureType.options)(
    'UI11 a count among the options of %s is taken where the server takes it',
    (feature) => {
      const counts = OPTION_FIELDS[feature].filter(({ kind }) => kind === 'count');
      for (const field of counts)
        for (const typed of TYPED) {
          const sent = FEATURE_OPTIONS[feature].safeParse({ [field.name]: optionValue(field, typed) });
          expect([field.name, typed, isTaken(field, typed)]).toEqual([field.name, typed, sent.success]);
        }
    },
  );

  it('UI25 a list of the loop is narrowed to what it knows; another word of the address is all of it', () => {
    expect(stateOf('jobs', 'running')).toBe('running');
    expect(stateOf('gaps', 'closed')).toBe('closed');
    for (const word of ['weird', 'running', undefined, 3]) expect(stateOf('gaps', word)).toBe('');
  });
});
