import { changeEvidence } from './evidence.ts';
import { negate } from './negate.ts';
import { active, inWords, otherRegister, otherTypography, timeFirst, withoutSeparators } from './restate.ts';
import { swapNames } from './swap.ts';
import { ofClaim, type Transformation } from './transformation.ts';
import { otherNumber, otherScale, otherSign, otherUnit } from './values.ts';

/** The claim held for some alone: the evidence does not say that it is so for them only. */
const RESTRICTED = {
  en: (text: string) => text.replace(/\.?$/u, ' only for members.'),
  ko: (text: string) => `회원에 한해 ${text}`,
};
const EXCEPTED = {
  en: (text: string) => text.replace(/\.?$/u, ' except on Sundays.'),
  ko: (text: string) => `일요일을 빼고 ${text}`,
};

/** Every law that can be held by changing a verified row, in the order of the table. */
export const TRANSFORMATIONS: readonly Transformation[] = [
  ofClaim('negated', 'fall', negate),
  ofClaim('other number', 'fall', otherNumber),
  ofClaim('other sign', 'fall', otherSign),
  ofClaim('other unit', 'fall', otherUnit),
  ofClaim('other scale', 'fall', otherScale),
  ofClaim('things swapped', 'fall', swapNames),
  ofClaim('restricted', 'fall', (text, language) => RESTRICTED[language](text)),
  ofClaim('with an exception', 'fall', (text, language) => EXCEPTED[language](text)),
  {
    name: 'evidence conditional',
    must: 'fall',
    change: changeEvidence({ en: 'If the plan is approved next year, ', ko: '내년에 계획이 승인된다면 ' }),
  },
  {
    name: 'evidence a rumour',
    must: 'fall',
    change: changeEvidence({
      en: 'According to an unconfirmed rumour, ',
      ko: '확인되지 않은 소문에 따르면 ',
    }),
  },
  ofClaim('typography', 'stay', otherTypography),
  ofClaim('separators of thousands', 'stay', withoutSeparators),
  ofClaim('numbers in words', 'stay', inWords),
  ofClaim('time in front', 'stay', timeFirst),
  ofClaim('active for passive', 'stay', active),
  ofClaim('register', 'stay', otherRegister),
];
