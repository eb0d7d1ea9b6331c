/** A claim that is wrong about an object: the checker of `rule` must say so with `outcome`, and must let `mended` pass. */
export interface AttributeFault {
  readonly rule: string;
  readonly about: string;
  readonly fault: string;
  readonly outcome: 'contradicted' | 'not_found';
  readonly mended: string;
}

/** The object that the faults are planted in. */
export const PLANTED_OBJECT = {
  name: 'Lindenhof',
  address: '14 Mill Lane',
  level: 'beginner',
  places: 12,
  opened: '2021-05-03',
  topics: ['pottery', 'glazing', 'firing'],
  attributes: {
    wheelchair_accessible: false,
    wifi: null,
    parking: { lot: true, valet: false },
  },
  hours: { Monday: '10:0-18:0', Tuesday: '10:0-18:0', Saturday: '10:0-14:0' },
};

/** At least one wrong claim for each rule about attributes. */
export const ATTRIBUTE_FAULTS: readonly AttributeFault[] = [
  {
    rule: 'GR36',
    about: 'a no said to be a yes',
    fault: 'Lindenhof is wheelchair accessible.',
    outcome: 'contradicted',
    mended: 'Lindenhof is not wheelchair accessible.',
  },
  {
    rule: 'GR36',
    about: 'the wrong member of a group',
    fault: 'There is valet parking.',
    outcome: 'contradicted',
    mended: 'There is a parking lot.',
  },
  {
    rule: 'GR37',
    about: 'a closing time of another day',
    fault: 'On Saturday it closes at 6 pm.',
    outcome: 'contradicted',
    mended: 'On Saturday it closes at 2 pm.',
  },
  {
    rule: 'GR37',
    about: 'a day on which it is closed',
    fault: 'It is open from Monday to Wednesday.',
    outcome: 'contradicted',
    mended: 'It is open on Monday and Tuesday.',
  },
  {
    rule: 'GR38',
    about: 'another number under the key',
    fault: 'There are 20 places.',
    outcome: 'contradicted',
    mended: 'There are 12 places.',
  },
  {
    rule: 'GR38',
    about: 'another value under the key',
    fault: 'The level is advanced.',
    outcome: 'contradicted',
    mended: 'The level is beginner.',
  },
  {
    rule: 'GR38',
    about: 'an item that the list lacks',
    fault: 'Topics include pottery and weaving.',
    outcome: 'not_found',
    mended: 'Topics include pottery and glazing.',
  },
  {
    rule: 'GR39',
    about: 'a null said to be a yes',
    fault: 'Free Wi-Fi is offered.',
    outcome: 'not_found',
    mended: 'Nothing is known about Wi-Fi.',
  },
  {
    rule: 'GR39',
    about: 'a thing that no key names',
    fault: 'It has a swimming pool.',
    outcome: 'not_found',
    mended: 'It has a parking lot.',
  },
];
