import * as fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

const HARD = [
  '\0',
  '\ud800',
  '\udfff',
  '\ufdd0',
  '\ufdd00',
  '\ufdd0d800',
  '\\u0000',
  '\\\\u0000',
  '\\',
  '"',
  "'",
  ',{}',
  '\\ud800',
  '😀',
  '\ufffd',
  'u0000',
  '가',
];

/** Text made of what is hard to keep, and of anything. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...HARD), fc.string({ maxLength: 3, unit: anyCharacter })))
  .map((parts) => parts.join(''));
